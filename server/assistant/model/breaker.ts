import { type Admitted, createCircuitBreaker } from '#server/limits/circuitBreaker.ts';

const minute = 60_000;
const mostFailures = 3;
const shortestRest = minute;
const longestRest = 10 * minute;

export type ModelBreaker = {
  /** The call that may be made now; null where the service is left alone. */
  admit: () => Admitted | null;
  succeeded: (call: Admitted) => void;
  /** `restMilliseconds` is what the service itself asked for; `inARow`: failures that all replicas have had. */
  failed: (call: Admitted, restMilliseconds?: number, inARow?: number) => void;
  /** No calls until then: the service fails at another replica. */
  leaveAlone: (until: number) => void;
  /** Until when it is left alone; null where it isn't. */
  restsUntil: () => number | null;
  /** Until the server starts again: the service doesn't know the key. */
  stop: () => void;
  /** Whether no call would be let through now. */
  isResting: () => boolean;
  /** Whether the service is left alone, but for probes. */
  isOpen: () => boolean;
};

/** The language model's circuit breaker: three failures in a minute pause it for a minute, or as long as it asks. */
export function createModelBreaker({ now }: { now: () => Date }): ModelBreaker {
  let isStopped = false;
  const circuit = createCircuitBreaker<'failing'>({
    now,
    failures: mostFailures,
    within: minute,
    opensAtOnce: (_, rest) => rest !== undefined,
    pauseAfter: (_, _pauses, rest = 0) => Math.min(longestRest, Math.max(shortestRest, rest)),
    probeLasts: shortestRest,
  });
  return {
    admit: () => {
      const call = circuit.admit();
      return isStopped || 'refused' in call ? null : call;
    },
    succeeded: circuit.succeeded,
    failed: (call, restMilliseconds, inARow) => circuit.failed(call, 'failing', restMilliseconds, inARow),
    leaveAlone: (until) => circuit.leaveAlone(until, 'failing'),
    restsUntil: () => circuit.opened()?.retryAt ?? null,
    stop: () => {
      isStopped = true;
    },
    isResting: () => isStopped || circuit.refusal() !== null,
    isOpen: () => isStopped || circuit.opened() !== null,
  };
}
