import { skipToken } from '@reduxjs/toolkit/query/react';

import { suggest, type SuggestedHits, useSuggestionsQuery } from '#web/api/suggest.ts';
import { useTrendingQuery } from '#web/api/trending.ts';

import { isRelated, type OptionGroup, optionsFound, optionsToBegin } from './options.ts';
import { useNewestOnly } from './useNewestOnly.ts';
import { useRecentSearches } from './useRecentSearches.ts';
import { useThrottled } from './useThrottled.ts';

/** Nobody types faster; a key that is held down, or a paste into a test, does. */
const leastMilliseconds = 30;

/**
 * Suggestions for what is in the field. Each text has its own place in the cache, so that a late answer to an older
 * one never shows; until the newest arrives, the last stays where it still belongs to the same word.
 */
function useSuggestions(query: string): { found: SuggestedHits | undefined; failed: boolean } {
  const asked = useThrottled(query, leastMilliseconds);
  const { data, currentData, isError } = useSuggestionsQuery(asked === '' ? skipToken : { query: asked });
  useNewestOnly(asked, (query) => suggest.util.getRunningQueryThunk('suggestions', { query }));
  if (query === '') return { found: undefined, failed: false };
  const found = asked === query && currentData ? currentData : data;
  return {
    found: found && isRelated(found.query, query) ? found : undefined,
    failed: isError && asked === query,
  };
}

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
