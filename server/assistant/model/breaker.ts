const minute = 60_000;
const mostFailures = 3;
const shortestRest = minute;
const longestRest = 10 * minute;

export type ModelBreaker = {
  /** Whether the service may be asked now. */
  mayAsk: () => boolean;
  succeeded: () => void;
  /** `restMilliseconds` is what the service itself asked for. */
  failed: (restMilliseconds?: number) => void;
  /** Until the server starts again: the service doesn't know the key. */
  stop: () => void;
};

/**
 * Three failures in a minute, and the service is left alone for a minute. Then one question tries whether it is back:
 * another failure, and it rests again.
 */
export function createModelBreaker({ now }: { now: () => Date }): ModelBreaker {
  let failures: number[] = [];
  let restsUntil = 0;
  let isTrial = false;

  const rest = (at: number, milliseconds: number) => {
    restsUntil = Math.max(restsUntil, at + Math.min(longestRest, Math.max(shortestRest, milliseconds)));
    failures = [];
    isTrial = true;
  };

  return {
    mayAsk: () => {
      const at = now().getTime();
      if (at < restsUntil) return false;
      // No other call is let through while it is tried, unless that takes as long as a rest.
      if (isTrial) restsUntil = at + shortestRest;
      return true;
    },
    succeeded: () => {
      failures = [];
      isTrial = false;
      if (restsUntil !== Infinity) restsUntil = 0;
    },
    failed: (restMilliseconds) => {
      const at = now().getTime();
      failures = [...failures.filter((when) => at - when < minute), at];
      if (isTrial || restMilliseconds !== undefined || failures.length >= mostFailures) {
        rest(at, restMilliseconds ?? 0);
      }
    },
    stop: () => {
      restsUntil = Infinity;
    },
  };
}
