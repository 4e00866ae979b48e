import type { FacetAnswer } from '@marquee/contracts/browse.ts';

import { setFilters } from '#web/features/browse/filterChanges.ts';
import { filterLabel } from '#web/features/browse/labels.ts';
import { discoverHref, type DiscoverState, isBare } from '#web/features/discover/discoverAddress.ts';
import { proposedName } from '#web/features/discover/proposedName.ts';
import type { SavedSetLink } from '#web/features/discover/savedSetList.ts';
import type { SetPart } from '#web/features/discover/SetPart.ts';
import { browse } from '#web/messages/en/browse.ts';
import { savedSets } from '#web/messages/en/savedSets.ts';

export type DiscoverWords = {
  /** Every filter that is set. */
  parts: readonly SetPart[];
  /** What all of it together may be called; `""` where nothing is set. */
  name: string;
  /** What can be kept of it; null where that is everything there is. */
  set: SavedSetLink | null;
};

/** A state of the discover page in words, with the names that the answer knows. */
export function discoverWords(state: DiscoverState, facets: readonly FacetAnswer[]): DiscoverWords {
  const { media, filters, sort } = state;
  const parts = setFilters(filters).map((set) => ({
    facet: set.name,
    value: 'value' in set ? set.value : null,
    label: filterLabel(set, facets),
    isOut: 'stand' in set && set.stand === 'out',
  }));
  const name = proposedName(media, parts);
  const inOrder = parts.length === 0 ? `${name}, ${browse.sorts[sort].toLowerCase()}` : name;
  return {
    parts,
    name: parts.length === 0 ? '' : name,
    set: isBare(state)
      ? null
      : {
          href: discoverHref(state),
          name: inOrder,
          words: savedSets.words(
            media,
            parts.map(({ label }) => label),
            browse.sorts[sort],
          ),
        },
  };
}
