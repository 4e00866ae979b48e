/** A call that may be made. */
export type Admitted = { isProbe: boolean };

/** Since when calls are refused, why, and until when. */
type Opened<Cause> = { cause: Cause; since: Date; retryAt: number };

export type CircuitBreaker<Cause> = {
  /** Lets a call through, or returns why not. */
  admit: () => Admitted | { refused: Cause };
  /** Why calls are refused now; null where one would pass. */
  refusal: () => Cause | null;
  succeeded: (call: Admitted) => void;
  /**
   * `pause`: milliseconds for which the service wants to be left alone; `inARow`: failures that all replicas have had.
   */
  failed: (call: Admitted, cause: Cause, pause?: number, inARow?: number) => void;
  /** Refuses calls until then, for example because another replica was asked to wait. */
  leaveAlone: (until: number, cause: Cause) => void;
  /** Null where all is well, as far as is known. */
  opened: () => Opened<Cause> | null;
};

type Parts<Cause> = {
  now: () => Date;
  /** How many failures in a row open it; some causes do so at once. */
  failures: number;
  opensAtOnce: (cause: Cause, pause: number | undefined) => boolean;
  /** Failures further apart than this are not in a row. */
  within?: number;
  /** How long it stays open; `pauses` counts those before. */
  pauseAfter: (cause: Cause, pauses: number, pause: number | undefined) => number;
  /** A probe that never ends blocks the next one for so long. */
  probeLasts?: number;
  /** Called on changes, not for each call. */
  onOpen?: (cause: Cause, pause: number) => void;
  onCause?: (cause: Cause, before: Cause) => void;
  onClose?: (opened: Opened<Cause>) => void;
};

/**
 * Leaves a service alone after some failures in a row. After a pause one call at a time is let through as a probe: its
 * success closes the circuit, its failure opens it again. Calls that began before say nothing about later.
 */
export function createCircuitBreaker<Cause>(parts: Parts<Cause>): CircuitBreaker<Cause> {
  const { now, failures, opensAtOnce, within = Infinity, pauseAfter, probeLasts = Infinity } = parts;
  let failedAt: number[] = [];
  let opened: (Opened<Cause> & { pauses: number; probedAt: number }) | null = null;

  const open = (cause: Cause, wait: number) => {
    const time = now();
    opened = { cause, since: time, retryAt: time.getTime() + wait, pauses: 0, probedAt: -Infinity };
    failedAt = [];
    parts.onOpen?.(cause, wait);
  };

  const refusing = () => {
    if (!opened) return null;
    const time = now().getTime();
    return time < opened.retryAt || time - opened.probedAt < probeLasts ? opened : null;
  };

  return {
    refusal: () => refusing()?.cause ?? null,
    opened: () => opened,
    admit: () => {
      const refused = refusing();
      if (refused) return { refused: refused.cause };
      if (opened) opened.probedAt = now().getTime();
      return { isProbe: opened !== null };
    },
    succeeded: ({ isProbe }) => {
      failedAt = [];
      if (!opened || !isProbe) return;
      const closed = opened;
      opened = null;
      parts.onClose?.(closed);
    },
    failed: ({ isProbe }, cause, pause, inARow = 0) => {
      const time = now().getTime();
      const pausesOfAll = Math.max(0, inARow - failures);
      if (!opened) {
        failedAt = [...failedAt.filter((at) => time - at < within), time];
        if (Math.max(failedAt.length, inARow) >= failures || opensAtOnce(cause, pause))
          open(cause, pauseAfter(cause, pausesOfAll, pause));
        return;
      }
      if (!isProbe) {
        opened.retryAt = Math.max(opened.retryAt, time + (pause ?? 0));
        return;
      }
      if (opened.cause !== cause) parts.onCause?.(cause, opened.cause);
      const pauses = Math.max(opened.pauses + 1, pausesOfAll);
      const retryAt = time + pauseAfter(cause, pauses, pause);
      opened = { ...opened, cause, pauses, retryAt, probedAt: -Infinity };
    },
    leaveAlone: (until, cause) => {
      const time = now().getTime();
      if (until <= time) return;
      if (opened) opened.retryAt = Math.max(opened.retryAt, until);
      else open(cause, until - time);
    },
  };
}
