import type { FacetAnswer, Relaxation } from '@marquee/contracts/browse.ts';
import { type FacetName, facetNames, type Filters, isRange } from '@marquee/contracts/facets.ts';

import { type SetFilter, setFilters, withoutFilter } from './filterChanges.ts';
import { filterWords } from './labels.ts';

/** A way out: what goes, what is left of the filters, how many titles there are then. */
type Way = { labels: readonly string[]; filters: Filters; total: number };

type Dropped = Pick<Relaxation, 'name' | 'value'>;

const isFacet = (name: string): name is FacetName => facetNames.some((one) => one === name);

/** The filters that are dropped, of those that are set: one value, or all of a facet. */
function droppedOf({ name, value }: Dropped, filters: Filters): SetFilter[] {
  if (!isFacet(name)) return [];
  const ofFacet = setFilters(filters).filter((set) => set.name === name);
  if (isRange(name) || value === null) return ofFacet;
  const bare = value.startsWith('-') ? value.slice(1) : value;
  return ofFacet.filter((set) => 'value' in set && set.value === bare);
}

/** What to drop where nothing fits, as the answer says it, in words. What isn't set any more is no way out. */
export function waysOut(
  relax: readonly Relaxation[],
  filters: Filters,
  facets: readonly FacetAnswer[],
): Way[] {
  return relax.flatMap(({ name, value, total, also = [] }) => {
    const sets = [{ name, value }, ...also].flatMap((dropped) => droppedOf(dropped, filters));
    if (total === 0 || sets.length === 0) return [];
    let left = filters;
    for (const set of sets) left = withoutFilter(left, set);
    return [{ labels: sets.map((set) => filterWords(set, facets)), filters: left, total }];
  });
}
