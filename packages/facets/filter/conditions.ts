import {
  type ChoiceName,
  type FacetName,
  facetNames,
  facetOf,
  type Filters,
  isRange,
  type RangeName,
} from '@marquee/contracts/facets.ts';

/**
 * The smallest pieces that filters can be split into: each can be dropped alone. A title fits where it meets
 * all of them.
 */
export type FilterCondition =
  | { side: 'range'; name: RangeName; from: number; to: number }
  /** The title has the value. */
  | { side: 'each'; name: ChoiceName; value: string }
  /** The title has one of the values. */
  | { side: 'some'; name: ChoiceName; values: readonly string[] }
  /** The title doesn't have the value. */
  | { side: 'out'; name: ChoiceName; value: string };

const openEnd = Number.POSITIVE_INFINITY;

/** Conditions of one facet are adjacent. */
export function conditionsOf(filters: Filters): FilterCondition[] {
  return facetNames.flatMap((name: FacetName): FilterCondition[] => {
    if (isRange(name)) {
      const range = filters[name];
      return range ? [{ side: 'range', name, from: range.from ?? -openEnd, to: range.to ?? openEnd }] : [];
    }
    const choice = filters[name];
    if (!choice) return [];
    const { kind } = facetOf(name);
    const some: FilterCondition[] =
      kind === 'any' && choice.in.length > 0 ? [{ side: 'some', name, values: choice.in }] : [];
    const each = kind === 'all' ? choice.in : [];
    return some.concat(
      each.map((value) => ({ side: 'each', name, value })),
      choice.out.map((value) => ({ side: 'out', name, value })),
    );
  });
}
