import { useSyncExternalStore } from 'react';

import { openLibrary } from '#web/api/library/library.ts';

import { createRecentSearches } from './recentSearches.ts';

/** The person's searches, shared by the field in the bar and the page. */
export const recentSearches = createRecentSearches(openLibrary);

const none: readonly string[] = [];

/** None on the server and while hydrating: what a person remembers isn't in the document. */
export const useRecentSearches = (): readonly string[] =>
  useSyncExternalStore(recentSearches.subscribe, recentSearches.recent, () => none);
