import { skipToken } from '@reduxjs/toolkit/query/react';

import { useTrendingQuery } from '#web/api/trending.ts';

import { type OptionGroup, optionsFound, optionsToBegin } from './options.ts';
import { useRecentSearches } from './useRecentSearches.ts';
import { useSuggestions } from './useSuggestions.ts';

type Options = {
  groups: OptionGroup[];
  /** What the suggestions answer, where that isn't how it was typed. */
  corrected: string | null;
  /** How many were found for the words; null while nobody knows. */
  count: number | null;
  failed: boolean;
};

/** What the list offers: for the words in the field, or to begin with once it is opened. */
export function useOptions(query: string, opened: boolean): Options {
  const recent = useRecentSearches();
  const { found, failed } = useSuggestions(query);
  const today = { media: 'all', window: 'day' } as const;
  const { data: trending = [] } = useTrendingQuery(opened && query === '' ? today : skipToken);
  const groups = query === '' ? optionsToBegin(recent, trending) : optionsFound(query, found);
  const hits = groups.flatMap(({ name, options }) => (name === 'all' ? [] : options));
  return { groups, corrected: found?.corrected ?? null, count: found ? hits.length : null, failed };
}
