import type { FacetOption } from '#contracts/browse.ts';
import { type ChoiceName, facetOf } from '#contracts/facets.ts';
import type { Counted } from '#server/browse/filter/pool.ts';

/** The name of a value; null where the app has its own words for it, or nobody knows one. */
export type LabelOf = (name: ChoiceName, value: string) => string | null;

const mostListed = 30;
const mostCompleted = 12;

type CountedValue = { value: string; count: number };

/** All values that are left, with how often; of one set of columns, the more frequent overall come first. */
export function countedValues({ tallies }: Counted, name: ChoiceName): CountedValue[] {
  const each = tallies.map(({ share, tally }) => {
    const { values } = share.columns.choices[name];
    const counts = tally.counts[name];
    return values.flatMap((value, code) => {
      const count = counts[code] ?? 0;
      return count > 0 ? [{ value, count }] : [];
    });
  });
  const [first = [], ...others] = each.filter(({ length }) => length > 0);
  if (others.length === 0) return first;
  const sums = new Map<string, number>();
  for (const { value, count } of [first, ...others].flat()) sums.set(value, (sums.get(value) ?? 0) + count);
  return [...sums].map(([value, count]) => ({ value, count }));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** What chosen values stand for, by value: what is left with it, or what keeping it out costs. */
function chosenCounts(counted: Counted, name: ChoiceName): Map<string, number> {
  const { conditions, tallies, fits } = counted;
  const counts = new Map<string, number>();
  for (const [number, condition] of conditions.entries()) {
    if (condition.name !== name) continue;
    if (condition.side === 'each') counts.set(condition.value, fits.length);
    if (condition.side === 'out') {
      counts.set(condition.value, sum(tallies.map(({ tally }) => tally.alone[number] ?? 0)));
    }
    if (condition.side === 'some') {
      for (const value of condition.values) {
        const countIn = ({ share, tally }: Counted['tallies'][number]) =>
          tally.counts[name][share.columns.choices[name].codeOf.get(value) ?? -1] ?? 0;
        counts.set(value, sum(tallies.map(countIn)));
      }
    }
  }
  return counts;
}

/** The most frequent of a list, in the order of their counts; equal ones keep theirs. */
export function mostFrequent<Item extends { count: number }>(items: readonly Item[], limit: number): Item[] {
  const ofCount = new Map<number, number>();
  for (const { count } of items) ofCount.set(count, (ofCount.get(count) ?? 0) + 1);
  let [least, room] = [Number.POSITIVE_INFINITY, limit];
  for (const [count, items] of [...ofCount].sort(([a], [b]) => b - a)) {
    if (room <= 0) break;
    [least, room] = [count, room - items];
  }
  // Sorting ten thousand people for the first twelve would cost more than all the counting.
  return items
    .filter(({ count }) => count >= least)
    .sort((a, b) => b.count - a.count)
    .slice(0, limit);
}

/** The most frequent values, and every chosen one. */
export function optionsOf(counted: Counted, name: ChoiceName, labelOf: LabelOf): FacetOption[] {
  const limit = facetOf(name).completes ? mostCompleted : mostListed;
  const chosen = [...chosenCounts(counted, name)].map(([value, count]) => ({ value, count }));
  const isChosen = new Set(chosen.map(({ value }) => value));
  const others = mostFrequent(
    countedValues(counted, name).filter(({ value }) => !isChosen.has(value)),
    Math.max(0, limit - chosen.length),
  );
  return [...chosen, ...others]
    .sort((a, b) => b.count - a.count)
    .map(({ value, count }) => ({ value, label: labelOf(name, value), count }));
}
