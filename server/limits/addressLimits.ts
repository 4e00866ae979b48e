import { LRUCache } from 'lru-cache';

/** As many as `size` at once, and as many again over the time. */
type Bucket = { size: number; milliseconds: number };

/** What is left in a bucket, as of a moment. */
type Fill = { left: number; at: number };

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

type TokenBuckets = {
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

type Begun =
  | {
      ok: true;
      /** To be called when the question is over. */
      end: () => void;
    }
  | { ok: false; waitSeconds: number };

export type AddressLimits = {
  /** Takes what a question costs out of every bucket of its address, or nothing where one of them has too little. */
  begin: (address: string, cost?: number) => Begun;
};

type Limited = {
  buckets: readonly Bucket[];
  /** How many questions at once. */
  atOnce?: number;
  now: () => Date;
};

/** Token buckets for each address that asks. */
export function createAddressLimits({ buckets, atOnce = Infinity, now }: Limited): AddressLimits {
  const { take } = createTokenBuckets({ now });
  const asking = new Map<string, number>();

  const add = (address: string, count: number) => {
    const sum = (asking.get(address) ?? 0) + count;
    if (sum > 0) asking.set(address, sum);
    else asking.delete(address);
  };

  return {
    begin: (address, cost = 1) => {
      if ((asking.get(address) ?? 0) >= atOnce) return { ok: false, waitSeconds: 1 };
      const named = buckets.map((bucket, place) => ({ name: `${place}/${address}`, bucket }));
      const waitSeconds = take(named, cost);
      if (waitSeconds !== null) return { ok: false, waitSeconds };
      add(address, 1);
      let isOver = false;
      return {
        ok: true,
        end: () => {
          if (!isOver) add(address, -1);
          isOver = true;
        },
      };
    },
  };
}
