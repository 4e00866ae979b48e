import { libraryKey } from '@marquee/contracts/library/libraryKey.ts';
import { useSyncExternalStore } from 'react';

import { type Library, openLibrary } from '#web/api/library/library.ts';

const most = 8;
const maxLength = 120;

type Searches = readonly string[];
const noSearches: Searches = [];
const key = libraryKey.setting('recentSearches');

function withSearch(list: Searches, query: string): Searches {
  const text = query.trim().replace(/\s+/g, ' ').slice(0, maxLength);
  if (text === '' || list[0] === text) return list;
  return [text, ...list.filter((one) => one.toLowerCase() !== text.toLowerCase())].slice(0, most);
}

/** The last searches of the person's library, newest first; none until it is open. */
export function createRecentSearches(open: () => Promise<Pick<Library, 'setting' | 'write' | 'subscribe'>>) {
  const listeners = new Set<() => void>();
  let library: Pick<Library, 'setting'> | null = null;
  const tell = () => {
    for (const listener of listeners) listener();
  };

  const recent = (): Searches => library?.setting('recentSearches') ?? noSearches;

  async function opened() {
    const known = await open();
    if (library === null) {
      library = known;
      known.subscribe(tell);
      tell();
    }
    return known;
  }

  async function change(to: (list: Searches) => Searches): Promise<void> {
    try {
      const { write } = await opened();
      const list = recent();
      const next = to(list);
      if (next !== list) write([{ key, value: next.length > 0 ? [...next] : null }]);
    } catch {
      // A failure to remember a search needs no message.
    }
  }

  return {
    recent,
    add: (query: string) => change((list) => withSearch(list, query)),
    remove: (query: string) => change((list) => list.filter((one) => one !== query)),
    clear: () => change((list) => (list.length > 0 ? noSearches : list)),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      opened().catch(() => {});
      return () => void listeners.delete(listener);
    },
  };
}

/** The person's searches, shared by the field in the bar and the page. */
export const recentSearches = createRecentSearches(openLibrary);

const none: readonly string[] = [];

/** None on the server and while hydrating: personal data aren't in the document. */
export const useRecentSearches = (): readonly string[] =>
  useSyncExternalStore(recentSearches.subscribe, recentSearches.recent, () => none);
