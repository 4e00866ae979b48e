import type { Relaxation } from '@marquee/contracts/browse.ts';
import type { FacetName } from '@marquee/contracts/facets.ts';

import type { FilterCondition } from './conditions.ts';
import { createFailuresOf } from './failuresOf.ts';
import type { Counted } from './pool.ts';

const mostOffered = 8;

type Dropped = Omit<Relaxation, 'total' | 'also'>;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The one value that a condition is about, if it is one. */
function valueOf(condition: FilterCondition): string | null {
  if (condition.side === 'range') return null;
  if (condition.side !== 'some') return condition.value;
  const [only, ...more] = condition.values;
  return more.length === 0 && only !== undefined ? only : null;
}

/** All that is said of a facet: its value, where there is only one. */
function wholeOf(conditions: readonly FilterCondition[], name: FacetName): Dropped {
  const [only, ...more] = conditions.filter((condition) => condition.name === name);
  return { name, value: only && more.length === 0 ? valueOf(only) : null };
}

const namesIn = (conditions: readonly FilterCondition[]) => [...new Set(conditions.map(({ name }) => name))];

/** Each value alone, and all of a facet where that helps more than any part of it. */
function singles({ conditions, tallies }: Counted): Relaxation[] {
  const parts = conditions.flatMap((condition, number): Relaxation[] => {
    const value = valueOf(condition);
    const total = sum(tallies.map(({ tally }) => tally.alone[number] ?? 0));
    return value === null || total === 0 ? [] : [{ name: condition.name, value, total }];
  });
  const wholes = namesIn(conditions).flatMap((name): Relaxation[] => {
    const total = sum(tallies.map(({ tally }) => tally.within.get(name) ?? 0));
    const helpsMore = parts.every((part) => part.name !== name || part.total < total);
    return total > 0 && helpsMore ? [{ ...wholeOf(conditions, name), total }] : [];
  });
  return [...parts, ...wholes];
}

/** The fewest facets that any title fails, and how many titles fail just those. */
function together({ pool, conditions }: Counted): Relaxation[] {
  const names = namesIn(conditions);
  const bits = conditions.map(({ name }) => 1 << names.indexOf(name));
  let fewest = names.length;
  const totals = new Map<number, number>();
  for (const { columns, rows } of pool.shares) {
    const failuresOf = createFailuresOf(columns, conditions, pool.work);
    for (const row of rows) {
      let failed = 0;
      for (const number of failuresOf(row, fewest)) failed |= bits[number] ?? 0;
      const size = names.filter((_, at) => failed & (1 << at)).length;
      if (size > fewest) continue;
      if (size < fewest) totals.clear();
      fewest = size;
      totals.set(failed, (totals.get(failed) ?? 0) + 1);
    }
  }
  return [...totals].flatMap(([failed, total]) => {
    const dropped = names.filter((_, at) => failed & (1 << at)).map((name) => wholeOf(conditions, name));
    const [first, ...also] = dropped;
    return first ? [{ ...first, total, also }] : [];
  });
}

/** What to drop where nothing fits: a single filter, or else the smallest set of them. The best first. */
export function relaxationsOf(counted: Counted): Relaxation[] {
  if (counted.fits.length > 0 || counted.conditions.length === 0) return [];
  const one = singles(counted);
  const offered = one.length > 0 ? one : together(counted);
  return offered.sort((a, b) => b.total - a.total).slice(0, mostOffered);
}
