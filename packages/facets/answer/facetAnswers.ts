import type { FacetOption, FacetAnswer } from '@marquee/contracts/browse.ts';
import { type ChoiceName, facetOf, facetsFor, isRange, type RangeName } from '@marquee/contracts/facets.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

import type { Counted } from '#filter/pool.ts';

import { binEnds } from './bins.ts';

/** The name of a value; null where the app has its own words for it, or it is unknown. */
export type LabelOf = (name: ChoiceName, value: string) => string | null;

const mostListed = 30;
const mostCompleted = 12;

/** Values of a facet, the most frequent of all first, and how many of the titles that are left have each. */
type ValueCounts = {
  values: readonly string[];
  counts: Uint32Array;
  /** How many titles have each at all. */
  frequencies: Uint32Array;
};
const noValues: ValueCounts = { values: [], counts: new Uint32Array(), frequencies: new Uint32Array() };

/** Of several sets of columns, summed up by value. */
export function valueCounts({ tallies }: Counted, name: ChoiceName): ValueCounts {
  const each = tallies.map(({ share, tally }): ValueCounts => {
    const { values, frequencies } = share.columns.choices[name];
    return { values, frequencies, counts: tally.counts[name] };
  });
  const [first = noValues, ...others] = each.filter(({ values }) => values.length > 0);
  if (others.length === 0) return first;
  const sums = new Map<string, { count: number; frequency: number }>();
  for (const { values, counts, frequencies } of [first, ...others]) {
    for (const [code, value] of values.entries()) {
      const { count, frequency } = sums.get(value) ?? { count: 0, frequency: 0 };
      sums.set(value, {
        count: count + (counts[code] ?? 0),
        frequency: frequency + (frequencies[code] ?? 0),
      });
    }
  }
  const sorted = [...sums].sort(([, a], [, b]) => b.frequency - a.frequency);
  return {
    values: sorted.map(([value]) => value),
    counts: Uint32Array.from(sorted, ([, { count }]) => count),
    frequencies: Uint32Array.from(sorted, ([, { frequency }]) => frequency),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** What chosen values lead to, by value: what is left with it, or what excluding it costs. */
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

type Option = { value: string; count: number };

/** The most frequent values; of equally frequent ones those that are more frequent among all titles. */
function mostFrequent({ values, counts, frequencies }: ValueCounts, limit: number): Option[] {
  const most: Option[] = [];
  for (let code = 0; code < counts.length; code += 1) {
    const least = most.length < limit ? 0 : (most.at(-1)?.count ?? Number.POSITIVE_INFINITY);
    // No later value can be in more titles, so ten thousand people needn't be looked at for twelve.
    if ((frequencies[code] ?? 0) <= least) break;
    const count = counts[code] ?? 0;
    if (count <= least) continue;
    const place = most.findIndex((other) => other.count < count);
    most.splice(place === -1 ? most.length : place, 0, { value: values[code] ?? '', count });
    if (most.length > limit) most.pop();
  }
  return most;
}

/** The most frequent values, and every chosen one. */
function optionsOf(counted: Counted, name: ChoiceName, labelOf: LabelOf): FacetOption[] {
  const limit = facetOf(name).completes ? mostCompleted : mostListed;
  const chosen = [...chosenCounts(counted, name)].map(([value, count]) => ({ value, count }));
  const isChosen = new Set(chosen.map(({ value }) => value));
  const others = mostFrequent(valueCounts(counted, name), limit + chosen.length)
    .filter(({ value }) => !isChosen.has(value))
    .slice(0, Math.max(0, limit - chosen.length));
  return [...chosen, ...others]
    .sort((a, b) => b.count - a.count)
    .map(({ value, count }) => ({ value, label: labelOf(name, value), count }));
}

function binsOf({ pool, tallies }: Counted, name: RangeName) {
  const spread = pool.spread[name];
  if (spread === null) return [];
  return Array.from({ length: spread.count }, (_, bin) => ({
    ...binEnds(name, spread, bin),
    count: tallies.reduce((sum, { tally }) => sum + (tally.bins[name][bin] ?? 0), 0),
  }));
}

/** What the titles can be narrowed by, in the order in which it is shown. */
export function facetAnswers(counted: Counted, media: MediaType | null, labelOf: LabelOf): FacetAnswer[] {
  return facetsFor(media).map((name) =>
    isRange(name)
      ? { name, bins: binsOf(counted, name) }
      : { name, options: optionsOf(counted, name, labelOf) },
  );
}
