import type { LibraryRecord } from '@marquee/contracts/library/libraryAnswer.ts';
import { libraryKey } from '@marquee/contracts/library/libraryKey.ts';
import type { Change } from '@marquee/contracts/library/libraryValue.ts';

/** A client's own record of one library's writes, to compare with the database. */
export type Witness = {
  account: string;
  /** Two registers that must always be written together. */
  next: () => { changes: Change[]; acknowledge: () => void };
  acknowledged: () => number;
  compare: (records: readonly LibraryRecord[]) => Comparison;
};

/** How many pairs of registers are older than acknowledged, half written, or contain what was never sent. */
export type Comparison = { lost: number; torn: number; invented: number };

const pairs = 40;
const keysOf = (pair: number) => [
  libraryKey.mark({ media: 'movie', id: pair }, 'rating'),
  libraryKey.mark({ media: 'tv', id: pair }, 'rating'),
];
const valueAt = (at: number) => (at === 0 ? null : (at % 10) + 1);
const nothing = { at: 0, value: null };

export function createWitness(account: string): Witness {
  const sent = new Map<number, number>();
  const known = new Map<number, number>();
  let at = 0;
  let acknowledged = 0;
  return {
    account,
    next: () => {
      const mine = (at += 1);
      const pair = (mine % pairs) + 1;
      sent.set(pair, mine);
      return {
        changes: keysOf(pair).map((key) => ({ key, value: valueAt(mine), at: mine })),
        acknowledge: () => {
          acknowledged += 1;
          known.set(pair, Math.max(mine, known.get(pair) ?? 0));
        },
      };
    },
    acknowledged: () => acknowledged,
    compare: (records) => {
      const held = new Map(records.map((record) => [record.key, record]));
      const comparison: Comparison = { lost: 0, torn: 0, invented: 0 };
      for (let pair = 1; pair <= pairs; pair += 1) {
        const [one = nothing, other = nothing] = keysOf(pair).map((key) => held.get(key));
        if (one.at < (known.get(pair) ?? 0)) comparison.lost += 1;
        if (one.at !== other.at || one.value !== other.value) comparison.torn += 1;
        if (one.at > (sent.get(pair) ?? 0) || one.value !== valueAt(one.at)) comparison.invented += 1;
      }
      return comparison;
    },
  };
}
