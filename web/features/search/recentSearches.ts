/** What of `Storage` is needed, so that tests can pass one that is full, broken or missing. */
export type SearchMemory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const recentSearchesKey = 'marquee-recent-searches';
const maxRecentSearches = 8;
const maxLength = 120;

const none: readonly string[] = [];

function parse(stored: string | null): readonly string[] {
  if (stored === null) return none;
  try {
    const list: unknown = JSON.parse(stored);
    if (!Array.isArray(list)) return none;
    const texts = list.filter((one): one is string => typeof one === 'string' && one.trim() !== '');
    return [...new Set(texts.map((one) => one.slice(0, maxLength)))].slice(0, maxRecentSearches);
  } catch {
    return none;
  }
}

/** The last searches on this device, newest first. Where storage is full or forbidden they last for the visit. */
export function createRecentSearches(memory: () => SearchMemory) {
  const listeners = new Set<() => void>();
  let list: readonly string[] | undefined;

  const read = (): readonly string[] => {
    try {
      return parse(memory().getItem(recentSearchesKey));
    } catch {
      return none;
    }
  };

  const change = (next: readonly string[]) => {
    list = next.length > 0 ? next : none;
    try {
      if (next.length > 0) memory().setItem(recentSearchesKey, JSON.stringify(next));
      else memory().removeItem(recentSearchesKey);
    } catch {
      // A full or forbidden storage: the list stays in memory, which is all that was promised.
    }
    for (const listener of listeners) listener();
  };

  const recent = (): readonly string[] => (list ??= read());
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

  return {
    recent,
    add(query: string) {
      const text = query.trim().replace(/\s+/g, ' ').slice(0, maxLength);
      if (text === '' || recent()[0] === text) return;
      change([text, ...recent().filter((one) => !same(one, text))].slice(0, maxRecentSearches));
    },
    remove: (query: string) => change(recent().filter((one) => one !== query)),
    clear: () => change(none),
    /** Takes up what another tab has stored. */
    reload() {
      list = read();
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
