import type { Sort, RangeName } from '@marquee/contracts/facets.ts';

import { binsFor } from '#answer/bins.ts';
import { rangeNames, type TitleColumns } from '#columns/titleColumns.ts';

import type { FilterCondition } from './conditions.ts';
import { createFailuresOf, type FilterWork } from './failuresOf.ts';
import { type CountAsked, type Spread, type Tally, tally } from './tally.ts';

type Order = (a: Fit, b: Fit) => number;
type Read = (fit: Fit) => number;

/** With fewer votes a score means little: it isn't compared with others'. */
const tellingVotes = 30;

const popularity: Read = ({ share, row }) => share.columns.popularity[row] ?? 0;
const behind: Read = ({ share, row }) => share.columns.behind[row] ?? 0;
const runtime: Read = ({ share, row }) => share.columns.ranges.runtime[row] ?? Number.NaN;
const day: Read = ({ share, row }) => share.columns.days[row] || Number.NaN;
const score: Read = ({ share: { columns }, row }) =>
  (columns.votes[row] ?? 0) >= tellingVotes ? (columns.ranges.score[row] ?? Number.NaN) : Number.NaN;
const nameRank: Read = ({ share, row }) => share.columns.nameRanks()[row] ?? 0;
const name = ({ share, row }: Fit): string => share.columns.sortNames()[row] ?? '';
const compareNames: Order = (a, b) =>
  a.share === b.share ? nameRank(a) - nameRank(b) : Number(name(a) > name(b)) - Number(name(a) < name(b));

const place: Order = (a, b) => a.place - b.place;
const best: Order = (a, b) => behind(a) - behind(b) || popularity(b) - popularity(a) || place(a, b);

/** Unknown values come last, in either direction. */
const by =
  (read: Read, way: 1 | -1): Order =>
  (a, b) => {
    const [left, right] = [read(a), read(b)];
    if (Number.isNaN(left) || Number.isNaN(right)) {
      return Number(Number.isNaN(left)) - Number(Number.isNaN(right)) || best(a, b);
    }
    return way * (left - right) || best(a, b);
  };

const orders: Readonly<Record<Exclude<Sort, 'match'>, Order>> = {
  popularity: best,
  score: by(score, -1),
  newest: by(day, -1),
  oldest: by(day, 1),
  longest: by(runtime, -1),
  shortest: by(runtime, 1),
  name: (a, b) => compareNames(a, b) || best(a, b),
};

/** Titles in the order asked for. The same titles are always in the same order. */
export const sortFits = (fits: readonly Fit[], sort: Sort): readonly Fit[] =>
  sort === 'match' ? fits : [...fits].sort(orders[sort]);

/** Titles to choose from, out of one set of columns. `places` is each one's place among all of the pool. */
export type Share = { columns: TitleColumns; rows: Uint32Array; places: Uint32Array | null };

/** Titles to choose from: those of a medium, or what a search has found. */
export type Pool = { shares: readonly Share[]; spread: Spread; work: FilterWork };

export type Fit = { share: Share; row: number; place: number };

/** A pool with its conditions met and counted. */
export type Counted = {
  pool: Pool;
  conditions: readonly FilterCondition[];
  tallies: readonly { share: Share; tally: Tally }[];
  /** In the pool's order. */
  fits: readonly Fit[];
};

function valuesAt(column: Float64Array, rows: Uint32Array): Float64Array {
  const values = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) values[at] = column[rows[at] ?? -1] ?? Number.NaN;
  return values;
}

export function poolOf(shares: readonly Share[], work: FilterWork): Pool {
  const valuesOf = (name: RangeName) =>
    shares.map(({ columns, rows }) => valuesAt(columns.ranges[name], rows));
  const spread = Object.fromEntries(rangeNames.map((name) => [name, binsFor(name, valuesOf(name))]));
  return { shares, spread: spread as Spread, work };
}

export function count(pool: Pool, asked: CountAsked): Counted {
  const tallies = pool.shares.map((share) => ({ share, tally: tally(share, asked, pool) }));
  const fits: Fit[] = [];
  for (const { share, tally } of tallies) {
    for (const at of tally.fitting) {
      fits.push({ share, row: share.rows[at] ?? -1, place: share.places?.[at] ?? at });
    }
  }
  if (tallies.length > 1) fits.sort((a, b) => a.place - b.place);
  return { pool, conditions: asked.conditions, tallies, fits };
}

/** How many meet the conditions, with nothing else computed. */
export function countFits({ shares, work }: Pool, conditions: readonly FilterCondition[]): number {
  return shares.reduce((total, { columns, rows }) => {
    const failuresOf = createFailuresOf(columns, conditions, work);
    return total + rows.filter((row) => failuresOf(row, 0).length === 0).length;
  }, 0);
}
