import { LRUCache } from 'lru-cache';

const mebibytes = (count: number) => count * 1024 * 1024;
const hour = 60 * 60 * 1000;
/** The smallest write counts as much: it takes a turn at the disk as well. */
const leastBytes = 1024;
/** Those who write least recently are forgotten first. */
const mostNames = 10_000;

/** A whole library at once, and as much again over an hour. */
const perAccount = mebibytes(16);
/** A school imports its libraries; a stranger with twenty accounts doesn't fill the disk. */
const perAddress = mebibytes(32);

type Used = { bytes: number; at: number };

export type WriteAllowance = {
  /** Null where it may be written, else the seconds to wait. */
  take: (who: { account: string; address: string }, bytes: number) => number | null;
};

/**
 * How much may be written in an hour, by an account and from an address: a token bucket each, in bytes. Kept in memory,
 * so each replica allows as much.
 */
export function createWriteAllowance({ now }: { now: () => Date }): WriteAllowance {
  const used = new LRUCache<string, Used>({ max: mostNames });

  const usedBy = (name: string, size: number, at: number): number => {
    const before = used.get(name);
    return before ? Math.max(0, before.bytes - (Math.max(0, at - before.at) * size) / hour) : 0;
  };

  return {
    take: ({ account, address }, given) => {
      const at = now().getTime();
      const bytes = Math.max(leastBytes, given);
      const bucket = (name: string, size: number) => ({ name, size, after: usedBy(name, size, at) + bytes });
      const buckets = [bucket(`account/${account}`, perAccount), bucket(`address/${address}`, perAddress)];
      const waits = buckets.map(({ size, after }) => Math.ceil((((after - size) / size) * hour) / 1000));
      const wait = Math.max(...waits);
      if (wait > 0) return wait;
      for (const { name, after } of buckets) used.set(name, { bytes: after, at });
      return null;
    },
  };
}
