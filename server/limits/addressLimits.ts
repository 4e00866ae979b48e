import { type Bucket, createTokenBuckets } from './tokenBucket.ts';

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
