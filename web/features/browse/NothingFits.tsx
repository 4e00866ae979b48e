import type { FacetAnswer, Relaxation } from '@marquee/contracts/browse.ts';
import { type FacetName, facetNames, type Filters, isRange } from '@marquee/contracts/facets.ts';

import { cx } from '#web/lib/cx.ts';
import { formatCount } from '#web/lib/format.ts';
import { browse } from '#web/messages/en/browse.ts';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import type { BrowseProps } from './browseProps.ts';
import { type SetFilter, setFilters, withoutFilter } from './filterChanges.ts';
import { useHandedFocus } from './FilterChips.tsx';
import { FilterLink } from './FilterLink.tsx';
import { filterWords } from './labels.ts';

import chip from '#web/ui/ChipLink.module.css';
import chips from './FilterChips.module.css';

/** A way out: the dropped filters, the remaining ones, and their number of titles. */
type Way = { labels: readonly string[]; filters: Filters; total: number };

type Dropped = Pick<Relaxation, 'name' | 'value'>;

const isFacet = (name: string): name is FacetName => facetNames.some((one) => one === name);

/** The filters to drop, of those that are set: one value, or all of a facet. */
function droppedOf({ name, value }: Dropped, filters: Filters): SetFilter[] {
  if (!isFacet(name)) return [];
  const ofFacet = setFilters(filters).filter((set) => set.name === name);
  if (isRange(name) || value === null) return ofFacet;
  const bare = value.startsWith('-') ? value.slice(1) : value;
  return ofFacet.filter((set) => 'value' in set && set.value === bare);
}

/** What to drop where nothing fits, from the answer, in words. A filter that isn't set any more is no way out. */
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

type NothingFitsProps = BrowseProps & {
  relax: readonly Relaxation[];
  /** What was searched for, where it isn't the filters alone. */
  title?: string;
};

/** No title fits: the filters, and which one to drop. */
export function NothingFits({ relax, title, facets, filters, media, hrefFor }: NothingFitsProps) {
  const part = useHandedFocus<HTMLDivElement>();
  const asked = setFilters(filters).map((set) => filterWords(set, facets));
  const ways = waysOut(relax, filters, facets);
  const advice = ways.some(({ labels }) => labels.length === 1)
    ? browse.relax
    : ways.length > 0
      ? browse.relaxSeveral
      : asked.length > 1 && browse.relaxNone;
  return (
    <div ref={part}>
      <StateMessage
        title={title ?? browse.nothing[media ?? 'both']}
        actions={
          <>
            {ways.map(({ labels, filters: left, total }) => (
              <FilterLink key={labels.join()} className={cx(chip.chip, chips.long)} href={hrefFor(left)}>
                {browse.withoutParts(labels)}
                <span className={chip.count}>{formatCount(total)}</span>
              </FilterLink>
            ))}
            {asked.length > 0 && (
              <FilterLink className={cx(chip.chip, chips.quiet)} href={hrefFor({})}>
                {browse.clearAll}
              </FilterLink>
            )}
          </>
        }
      >
        <p>
          {asked.length > 0 && browse.nothingOf(asked)} {advice}
        </p>
      </StateMessage>
    </div>
  );
}
