import { useSyncExternalStore } from 'react';

import { type KeptSet, openLibrary } from '#web/api/library/library.ts';
import { useLibrary } from '#web/api/library/useLibrary.ts';
import { newId } from '#web/platform/newId.ts';

import type { SavedSetLink } from './savedSetList.ts';
import { setsOf, setWrites } from './setWrites.ts';

export type SavedSets = {
  sets: readonly SavedSetLink[];
  /** Whether they outlive the page. */
  isKept: boolean;
  /** Changes what is kept at this moment, by another tab or device too. */
  change: (change: (sets: readonly SavedSetLink[]) => readonly SavedSetLink[]) => void;
};

async function change(to: (sets: readonly SavedSetLink[]) => readonly SavedSetLink[]): Promise<void> {
  const library = await openLibrary();
  const kept = library.savedSets();
  const parts = { newId, now: () => new Date() };
  library.write(setWrites(kept, to(setsOf(kept)), parts));
}

const none: readonly KeptSet[] = [];
const never = () => () => {};

/** The sets of the person's library: none on the server, while hydrating and until it is open. */
export function useSavedSets(): SavedSets {
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
    // A library that doesn't open says so wherever it is shown.
    change: (to) => void change(to).catch(() => {}),
  };
}
