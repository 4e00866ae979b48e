import type { Asked, Unanswered } from '@marquee/titles';

/** Runs a question. `signal` is the caller's. */
type Guard = <Body>(ask: () => Promise<Asked<Body>>, signal: AbortSignal) => Promise<Asked<Body>>;

const overloaded = new Set([0, 429, 502, 503, 504]);

/**
 * An answer of ours takes several requests. After a failed one, the next goes ahead alone, and those beside it fail
 * with it: a retry that comes too early costs one call, not as many as there are parts. No circuit breaker: it has no
 * clock and refuses nothing, and callers wait for the one ahead.
 */
export function createSendAhead(): Guard {
  let isOpen = false;
  /** How the one that went ahead failed; null where it didn't, or was aborted. */
  let probe: Promise<Unanswered | null> | null = null;

  const guard: Guard = async (ask, signal) => {
    if (probe) return (await probe) ?? guard(ask, signal);
    const run = async () => {
      const asked = await ask();
      const isOver = !asked.ok && overloaded.has(asked.status);
      if (!signal.aborted) isOpen = isOver;
      return { asked, failed: isOver && !signal.aborted ? asked : null };
    };
    if (!isOpen) return (await run()).asked;
    const running = run();
    probe = running.then(({ failed }) => failed).finally(() => (probe = null));
    return (await running).asked;
  };
  return guard;
}
