import { LRUCache } from 'lru-cache';

const minute = 60_000;
const day = 24 * 60 * minute;
const perMinute = 10;
const perDay = 100;
const atOnce = 2;
/** Those who ask least recently are forgotten first, so that many addresses don't fill the memory. */
const mostAddresses = 10_000;

/** What may still be asked, as of a moment. */
type Bucket = { left: number; at: number };

type Asker = { minute: Bucket; day: Bucket; asking: number };

function refilled(bucket: Bucket, { size, over, at }: { size: number; over: number; at: number }): Bucket {
  const grown = bucket.left + (Math.max(0, at - bucket.at) * size) / over;
  return { left: Math.min(size, grown), at: Math.max(at, bucket.at) };
}

export type AddressLimits = {
  /** Null where this address has asked enough; otherwise what to call when its question is over. */
  begin: (address: string) => (() => void) | null;
};

/** Ten questions a minute, a hundred a day and two at once, for each address that asks. */
export function createAddressLimits({ now }: { now: () => Date }): AddressLimits {
  const askers = new LRUCache<string, Asker>({ max: mostAddresses });
  return {
    begin: (address) => {
      const at = now().getTime();
      const asker = askers.get(address) ?? {
        minute: { left: perMinute, at },
        day: { left: perDay, at },
        asking: 0,
      };
      askers.set(address, asker);
      asker.minute = refilled(asker.minute, { size: perMinute, over: minute, at });
      asker.day = refilled(asker.day, { size: perDay, over: day, at });
      if (asker.asking >= atOnce || asker.minute.left < 1 || asker.day.left < 1) return null;
      asker.minute.left -= 1;
      asker.day.left -= 1;
      asker.asking += 1;
      let isOver = false;
      return () => {
        if (!isOver) asker.asking -= 1;
        isOver = true;
      };
    },
  };
}
