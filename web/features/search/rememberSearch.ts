import { loadChunk } from '#web/platform/loadChunk.ts';

/** Keeps a search for later in the person's library. What keeps it isn't needed before, so it comes when it is. */
export function rememberSearch(query: string): void {
  loadChunk(() => import('./useRecentSearches.ts')).then(
    ({ recentSearches }) => recentSearches.add(query),
    // Nobody misses a search that wasn't remembered.
    () => {},
  );
}
