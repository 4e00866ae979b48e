import type { Relaxation } from '#contracts/browse.ts';
import type { FacetName } from '#contracts/facets.ts';

import type { Condition } from './conditions.ts';
import { createFailuresOf } from './failuresOf.ts';
import type { Counted } from './pool.ts';

const mostOffered = 8;

type Dropped = Omit<Relaxation, 'total' | 'also'>;

/** How a condition is named where it alone is dropped. */
function droppedOf(condition: Condition): Dropped {
  const { name, side } = condition;
  if (side === 'range') return { name, value: null };
  if (side === 'some') {
    const [only, ...more] = condition.values;
    return { name, value: more.length === 0 && only !== undefined ? only : null };
  }
  return { name, value: condition.value };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * What can be dropped, by condition. One of several values can't be where another is kept out of the same facet:
 * then all that is said of the facet goes at once.
 */
function droppableOf(conditions: readonly Condition[]): Dropped[] {
  const isWhole = (name: FacetName) => {
    const own = conditions.filter((condition) => condition.name === name);
    return own.length > 1 && own.some((condition) => droppedOf(condition).value === null);
  };
  return conditions.map((condition) =>
    isWhole(condition.name) ? { name: condition.name, value: null } : droppedOf(condition),
  );
}

/** Each condition alone, and each facet as a whole where that helps more than any part of it. */
function singles({ conditions, tallies }: Counted): Relaxation[] {
  const droppable = droppableOf(conditions);
  const totals = sumOfEach(tallies.map(({ tally }) => tally.alone));
  const alone = droppable.map((dropped, number) => ({
    name: dropped.name,
    value: dropped.value,
    total: totals[number] ?? 0,
  }));
  const whole = [...new Set(conditions.map(({ name }) => name))].map((name) => ({
    name,
    value: null,
    total: sum(tallies.map(({ tally }) => tally.within.get(name) ?? 0)),
  }));
  const more = whole.filter(({ name, total }) =>
    alone.every((one) => one.name !== name || one.value === null || one.total < total),
  );
  const covered = new Set<string>(more.map(({ name }) => name));
  return [...alone.filter(({ name, value }) => value !== null || !covered.has(name)), ...more].filter(
    ({ total }) => total > 0,
  );
}

function sumOfEach(columns: readonly Uint32Array[]): number[] {
  const length = columns[0]?.length ?? 0;
  return Array.from({ length }, (_, at) => sum(columns.map((column) => column[at] ?? 0)));
}

/** The fewest things that any title needs dropped, and how many titles need just those. */
function together({ pool, conditions }: Counted): Relaxation[] {
  const droppable = droppableOf(conditions);
  const keys = droppable.map(({ name, value }) => `${name}=${value ?? ''}`);
  const byKey = new Map(droppable.map((dropped, number) => [keys[number] ?? '', dropped]));
  let fewest = Number.POSITIVE_INFINITY;
  const totals = new Map<string, { dropped: string[]; total: number }>();
  for (const { columns, rows } of pool.shares) {
    const failuresOf = createFailuresOf(columns, conditions, pool.work);
    for (const row of rows) {
      const dropped = [...new Set(failuresOf(row).map((number) => keys[number] ?? ''))].sort();
      if (dropped.length > fewest) continue;
      if (dropped.length < fewest) totals.clear();
      fewest = dropped.length;
      const set = dropped.join('&');
      totals.set(set, { dropped, total: (totals.get(set)?.total ?? 0) + 1 });
    }
  }
  return [...totals.values()].flatMap(({ dropped, total }) => {
    const [first, ...also] = dropped.flatMap((key) => byKey.get(key) ?? []);
    return first ? [{ ...first, total, also }] : [];
  });
}

/** What to drop where nothing fits: a single filter, or else the fewest that have to go together. The best first. */
export function relaxationsOf(counted: Counted): Relaxation[] {
  if (counted.fits.length > 0 || counted.conditions.length === 0) return [];
  const one = singles(counted);
  const offered = one.length > 0 ? one : together(counted);
  return offered.sort((a, b) => b.total - a.total).slice(0, mostOffered);
}
