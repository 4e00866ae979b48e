import type { RangeName } from '@marquee/contracts/facets.ts';

import { binsFor } from '#answer/bins.ts';
import { rangeNames, type TitleColumns } from '#columns/titleColumns.ts';

import type { FilterCondition } from './conditions.ts';
import { createFailuresOf, type FilterWork } from './failuresOf.ts';
import { type CountAsked, type Spread, type Tally, tally } from './tally.ts';

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

export function poolOf(shares: readonly Share[], work: FilterWork): Pool {
  const valuesOf = (name: RangeName) =>
    shares.map(({ columns, rows }) =>
      Float64Array.from(rows, (row) => columns.ranges[name][row] ?? Number.NaN),
    );
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
