import { libraryKey } from '@marquee/contracts/library/libraryKey.ts';
import { readName } from '@marquee/contracts/visibleText.ts';

import { deviceValue, keepDeviceValue } from '#web/platform/deviceValue.ts';

import { uniteSearches } from './joinGuest.ts';
import type { Library, LibraryWrite } from './library.ts';

/** Where earlier versions stored searches and sets of filters. */
const searchesKey = 'marquee-recent-searches';
const setsKey = 'marquee-saved-sets';

const longestSearch = 120;
const mostSets = 50;

type OldSet = { href: string; name: string; words: string };

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' &&
  value.length <= longest &&
  value.trim() !== '' &&
  !/[\p{Cc}\p{Cf}\p{Cs}]/u.test(value);

function isSet(value: unknown): value is OldSet {
  if (typeof value !== 'object' || value === null) return false;
  const { href, name, words } = value as Partial<Record<keyof OldSet, unknown>>;
  const isAddress = isText(href, 2000) && /^\/discover\/(?:movie|tv)(?:\?|$)/.test(href);
  return isAddress && isText(name, 300) && readName(name) !== null && isText(words, 1000);
}

/** Anything else there is left out: other code writes there too. */
function readList<Entry>(key: string, isEntry: (value: unknown) => value is Entry): Entry[] {
  try {
    const list: unknown = JSON.parse(deviceValue(key) ?? '[]');
    return Array.isArray(list) ? list.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Moves what earlier versions stored on this device into the library, once. */
export function adoptDeviceValues(
  library: Pick<Library, 'setting' | 'savedSets' | 'write' | 'status'>,
  { newId, now }: { newId: () => string; now: () => number },
): void {
  const isSearch = (value: unknown): value is string => isText(value, longestSearch);
  const searches = readList(searchesKey, isSearch);
  const known = new Set(library.savedSets().map(({ set }) => set.address));
  const sets = [...new Map(readList(setsKey, isSet).map((set) => [set.href, set])).values()]
    .filter(({ href }) => !known.has(href))
    .slice(0, mostSets);

  const writes: LibraryWrite[] = sets.map(({ href, name, words }, index) => ({
    key: libraryKey.savedSet(newId()),
    // They are stored newest first.
    value: { name, address: href, words, added: new Date(now() - index).toISOString() },
  }));
  if (searches.length > 0) {
    const united = uniteSearches(searches, library.setting('recentSearches') ?? []);
    writes.push({ key: libraryKey.setting('recentSearches'), value: united });
  }
  if (writes.length > 0) library.write(writes);
  // Where nothing else can be stored, they stay where they are.
  if (library.status().problem === 'not-kept') return;
  for (const key of [searchesKey, setsKey]) if (deviceValue(key) !== null) keepDeviceValue(key, null);
}
