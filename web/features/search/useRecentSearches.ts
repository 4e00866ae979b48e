import { useSyncExternalStore } from 'react';

import { createRecentSearches, recentSearchesKey } from './recentSearches.ts';

/** The searches of this device, shared by the field in the bar and the page. */
export const recentSearches = createRecentSearches(() => localStorage);

const none: readonly string[] = [];

function subscribe(listener: () => void) {
  const takeUp = ({ key }: StorageEvent) => {
    if (key === recentSearchesKey || key === null) recentSearches.reload();
  };
  addEventListener('storage', takeUp);
  const stop = recentSearches.subscribe(listener);
  return () => {
    stop();
    removeEventListener('storage', takeUp);
  };
}

/** None on the server and while hydrating: what a device remembers isn't in the document. */
export const useRecentSearches = (): readonly string[] =>
  useSyncExternalStore(subscribe, recentSearches.recent, () => none);
