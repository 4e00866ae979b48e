type PaceParts = {
  perSecond: number;
  /** So many may go at once after a rest. */
  atOnce: number;
  now: () => number;
  sleep: (milliseconds: number) => Promise<void>;
};

/** Lets callers through at the pace that a service allows, in the order they came. */
export function createPace({ perSecond, atOnce, now, sleep }: PaceParts): () => Promise<void> {
  const step = 1000 / perSecond;
  let next = Number.NEGATIVE_INFINITY;
  return async () => {
    const turn = Math.max(next, now() - step * (atOnce - 1));
    next = turn + step;
    const wait = turn - now();
    if (wait > 0) await sleep(wait);
  };
}
