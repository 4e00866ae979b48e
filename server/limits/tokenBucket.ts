import { LRUCache } from 'lru-cache';

/** As many as `size` at once, and as many again over the time. */
export type Bucket = { size: number; milliseconds: number };

/** What is left in a bucket, as of a moment. */
export type Fill = { left: number; at: number };

/** A clock set back adds nothing. */
export function refilled({ left, at: before }: Fill, { size, milliseconds }: Bucket, at: number): Fill {
  const grown = left + (Math.max(0, at - before) * size) / milliseconds;
  return { left: Math.min(size, grown), at: Math.max(at, before) };
}

/** What costs more than a bucket's size waits for a full one. */
const waitFor = (cost: number, { left }: Fill, { size, milliseconds }: Bucket): number =>
  (Math.max(0, Math.min(cost, size) - left) * milliseconds) / size;

/** Those used least recently are forgotten first, so that many names don't fill the memory. */
const mostBuckets = 10_000;

export type TokenBuckets = {
  /** Takes the cost out of all of them; null. Where one has too little: the seconds to wait, and nothing is taken. */
  take: (wanted: readonly { name: string; bucket: Bucket }[], cost: number) => number | null;
};

/** Token buckets by name, in the memory of this process. */
export function createTokenBuckets({ now }: { now: () => Date }): TokenBuckets {
  const fills = new LRUCache<string, Fill>({ max: mostBuckets });
  return {
    take: (wanted, cost) => {
      const at = now().getTime();
      const buckets = wanted.map(({ name, bucket }) => {
        const fill = refilled(fills.get(name) ?? { left: bucket.size, at }, bucket, at);
        return { name, fill, wait: waitFor(cost, fill, bucket) };
      });
      const wait = Math.max(...buckets.map((one) => one.wait));
      if (wait > 0) return Math.ceil(wait / 1000);
      for (const { name, fill } of buckets)
        fills.set(name, { left: Math.max(0, fill.left - cost), at: fill.at });
      return null;
    },
  };
}
