import { type Admitted, createCircuitBreaker } from '#server/limits/circuitBreaker.ts';

const minute = 60_000;
const mostFailures = 3;
const shortestRest = minute;
const longestRest = 10 * minute;

export type ModelBreaker = {
  /** The call that may be made now; null where the service is left alone. */
  admit: () => Admitted | null;
  succeeded: (call: Admitted) => void;
  /** `restMilliseconds` is what the service itself asked for. */
  failed: (call: Admitted, restMilliseconds?: number) => void;
  /** Until the server starts again: the service doesn't know the key. */
  stop: () => void;
  /** Whether the service is left alone now. */
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
    failed: (call, restMilliseconds) => circuit.failed(call, 'failing', restMilliseconds),
    stop: () => {
      isStopped = true;
    },
    isOpen: () => isStopped || circuit.opened() !== null,
  };
}
