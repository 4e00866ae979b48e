import { createTokenBuckets } from '#server/limits/addressLimits.ts';

const mebibytes = (count: number) => count * 1024 * 1024;
const hour = 60 * 60 * 1000;
/** The least that a write counts: even a small one costs a disk write. */
const leastBytes = 1024;

/** A whole library at once, and as much again over an hour. */
const perAccount = { size: mebibytes(16), milliseconds: hour };
/** A school can import its libraries; a stranger with twenty accounts doesn't fill the disk. */
const perAddress = { size: mebibytes(32), milliseconds: hour };

export type WriteAllowance = {
  /** Null where it may be written, else the seconds to wait. */
  take: (who: { account: string; address: string }, bytes: number) => number | null;
};

/** How many bytes may be written in an hour, by an account and from an address; each replica allows as many. */
export function createWriteAllowance({ now }: { now: () => Date }): WriteAllowance {
  const { take } = createTokenBuckets({ now });
  return {
    take: ({ account, address }, bytes) =>
      take(
        [
          { name: `account/${account}`, bucket: perAccount },
          { name: `address/${address}`, bucket: perAddress },
        ],
        Math.max(leastBytes, bytes),
      ),
  };
}
