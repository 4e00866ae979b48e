import { libraryKey } from '@marquee/contracts/library/libraryKey.ts';
import { useSyncExternalStore } from 'react';

import { type KeptSet, type LibraryWrite, openLibrary, useLibrary } from '#web/api/library/library.ts';
import { newId } from '#web/platform/newId.ts';

import type { SavedFilter } from './savedFilters.ts';

/** A page of discover, and no other address. */
const isDiscover = (address: string) => /^\/discover\/(?:movie|tv)(?:\?|$)/.test(address);

/** The sets of a library, the one added last in front. Duplicates from two devices are dropped. */
export function setsOf(kept: readonly KeptSet[]): readonly SavedFilter[] {
  const sets = new Map<string, SavedFilter>();
  for (const { set } of kept)
    if (isDiscover(set.address) && !sets.has(set.address))
      sets.set(set.address, { href: set.address, name: set.name, words: set.words, added: set.added });
  return [...sets.values()];
}

/** The writes that turn the present list into the new one. */
export function setWrites(
  kept: readonly KeptSet[],
  wanted: readonly SavedFilter[],
  { newId, now }: { newId: () => string; now: () => Date },
): LibraryWrite[] {
  const byAddress = new Map(wanted.map((set) => [set.href, set]));
  const gone = kept.filter(({ set }) => isDiscover(set.address) && !byAddress.has(set.address));
  const changed = wanted.flatMap(({ href, name, words, added }) => {
    const known = kept.find(({ set }) => set.address === href);
    if (known && known.set.name === name && known.set.words === words && known.set.added === added) return [];
    const value = { name, address: href, words, added: added ?? now().toISOString() };
    return [{ key: libraryKey.savedSet(known?.id ?? newId()), value }];
  });
  return [...gone.map(({ id }) => ({ key: libraryKey.savedSet(id), value: null })), ...changed];
}

type SavedFilters = {
  sets: readonly SavedFilter[];
  /** Whether they outlive the page. */
  isKept: boolean;
  /** Changes the present list, which another tab or device may have changed, too. */
  change: (change: (sets: readonly SavedFilter[]) => readonly SavedFilter[]) => void;
};

async function change(to: (sets: readonly SavedFilter[]) => readonly SavedFilter[]): Promise<void> {
  const library = await openLibrary();
  const kept = library.savedSets();
  const parts = { newId, now: () => new Date() };
  library.write(setWrites(kept, to(setsOf(kept)), parts));
}

const none: readonly KeptSet[] = [];
const never = () => () => {};

/** The sets of the person's library: none on the server, while hydrating and until it is open. */
export function useSavedFilters(): SavedFilters {
  const library = useLibrary();
  const subscribe = library?.subscribe ?? never;
  const kept = useSyncExternalStore(
    subscribe,
    () => library?.savedSets() ?? none,
    () => none,
  );
  const isKept = useSyncExternalStore(
    subscribe,
    () => library?.status().problem !== 'not-kept',
    () => true,
  );
  return {
    sets: setsOf(kept),
    isKept,
    // The library's own views report that it doesn't open.
    change: (to) => void change(to).catch(() => {}),
  };
}
