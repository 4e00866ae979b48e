import { LRUCache } from 'lru-cache';

/** Those who ask least recently are forgotten first, so that many addresses don't fill the memory. */
const mostAddresses = 10_000;

/** As many as `size` at once, and as many again over the time. */
type Bucket = { size: number; milliseconds: number };

/** What is left in a bucket, as of a moment. */
type Fill = { left: number; at: number };

type Asker = { fills: readonly Fill[]; asking: number };

function refilled({ left, at: before }: Fill, { size, milliseconds }: Bucket, at: number): Fill {
  const grown = left + (Math.max(0, at - before) * size) / milliseconds;
  return { left: Math.min(size, grown), at: Math.max(at, before) };
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
  const askers = new LRUCache<string, Asker>({ max: mostAddresses });
  const waitFor = (cost: number, { left }: Fill, { size, milliseconds }: Bucket): number =>
    (Math.max(0, Math.min(cost, size) - left) * milliseconds) / size / 1000;
  return {
    begin: (address, cost = 1) => {
      const at = now().getTime();
      const asker = askers.get(address) ?? {
        fills: buckets.map(({ size }) => ({ left: size, at })),
        asking: 0,
      };
      askers.set(address, asker);
      const fills = buckets.map((bucket, place) =>
        refilled(asker.fills[place] ?? { left: 0, at }, bucket, at),
      );
      asker.fills = fills;
      if (asker.asking >= atOnce) return { ok: false, waitSeconds: 1 };
      const waits = buckets.map((bucket, place) => waitFor(cost, fills[place] ?? { left: 0, at }, bucket));
      const wait = Math.max(...waits);
      if (wait > 0) return { ok: false, waitSeconds: Math.ceil(wait) };
      asker.fills = fills.map(({ left, at: then }) => ({ left: Math.max(0, left - cost), at: then }));
      asker.asking += 1;
      let isOver = false;
      return {
        ok: true,
        end: () => {
          if (!isOver) asker.asking -= 1;
          isOver = true;
        },
      };
    },
  };
}
