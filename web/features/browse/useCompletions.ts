import type { FacetOption } from '@marquee/contracts/browse.ts';
import type { ChoiceName } from '@marquee/contracts/facets.ts';
import { filterPieces } from '@marquee/contracts/filterAddress.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';

import { useCompleteQuery } from '#web/api/browse.ts';
import { browse } from '#web/messages/en/browse.ts';

import type { BrowseProps } from './browseProps.ts';
import { standOf } from './filterChanges.ts';

type Completions = {
  options: readonly FacetOption[];
  /** They belong to this very text: only then may Enter choose one. */
  isFresh: boolean;
  /** Why there are none, once that is known. */
  note: string | null;
};

const nothing: Completions = { options: [], isFresh: false, note: null };

/** Names that begin as the text does, under the present filters. Until they arrive, those of the last text stay. */
export function useCompletions(
  name: ChoiceName,
  text: string,
  { filters, media }: Pick<BrowseProps, 'filters' | 'media'>,
): Completions {
  const { data, currentData, isError } = useCompleteQuery(
    text === '' ? skipToken : { facet: name, text, media, pieces: filterPieces(filters) },
  );
  if (text === '') return nothing;
  if (isError) return { ...nothing, note: browse.completionsMissing };
  const isFresh = currentData !== undefined;
  const options = (data ?? []).filter(({ value }) => standOf(filters, name, value) !== 'in');
  return { options, isFresh, note: isFresh && options.length === 0 ? browse.noneCalled(text) : null };
}
