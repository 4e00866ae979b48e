import { type ChoiceName, facetNames, facetOf, isRange } from '@marquee/contracts/facets.ts';
import { filterPieces, type Ignored } from '@marquee/contracts/filterAddress.ts';

import { browse, type CompletionAsk } from '#web/api/browse.ts';
import type { AppDispatch } from '#web/api/pageModule.ts';

import type { BrowseProps } from './browseProps.ts';

/** A name where a number is wanted: that of a keyword or a person, typed into a form that was sent without scripts. */
export type TypedName = { name: ChoiceName; text: string };

/** More than people type; the rest is only listed. */
const most = 3;

/** The pieces that a lookup could resolve. */
export function typedNames(ignored: readonly Ignored[]): TypedName[] {
  return ignored
    .flatMap(({ name, value }): TypedName[] => {
      const facet = facetNames.find((one) => one === name);
      const text = value.startsWith('-') ? value.slice(1) : value;
      return facet && !isRange(facet) && facetOf(facet).completes && /\p{L}/u.test(text)
        ? [{ name: facet, text }]
        : [];
    })
    .slice(0, most);
}

export const meaningOf = (
  { name, text }: TypedName,
  { filters, media }: Pick<BrowseProps, 'filters' | 'media'>,
): CompletionAsk => ({ facet: name, text, media, pieces: filterPieces(filters) });

/** Looks up typed names, so that a page without scripts can show what they could mean. */
export async function loadMeanings(
  dispatch: AppDispatch,
  ignored: readonly Ignored[],
  props: Pick<BrowseProps, 'filters' | 'media'>,
): Promise<void> {
  await Promise.all(
    typedNames(ignored).map((typed) =>
      dispatch(browse.endpoints.complete.initiate(meaningOf(typed, props), { subscribe: false })),
    ),
  );
}
