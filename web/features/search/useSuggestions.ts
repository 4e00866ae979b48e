import { skipToken } from '@reduxjs/toolkit/query/react';

import { suggest, type SuggestedHits, useSuggestionsQuery } from '#web/api/suggest.ts';

import { isRelated } from './options.ts';
import { useNewestOnly } from './useNewestOnly.ts';
import { useThrottled } from './useThrottled.ts';

/** Nobody types faster; a key that is held down, or a paste into a test, does. */
const leastMilliseconds = 30;

/**
 * Suggestions for what is in the field. Each text has its own place in the cache, so that a late answer to an older
 * one never shows; until the newest arrives, the last stays where it still belongs to the same word.
 */
export function useSuggestions(query: string): { found: SuggestedHits | undefined; failed: boolean } {
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
