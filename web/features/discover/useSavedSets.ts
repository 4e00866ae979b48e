import { deviceValue, keepDeviceValue, useDeviceValue } from '#web/platform/deviceValue.ts';

import { readSavedSets, type SavedSet } from './savedSetList.ts';

const key = 'marquee-saved-sets';

/**
 * Where saved sets are kept. Here it is the device; an account can take its place, since nothing else of this feature
 * knows where they are.
 */
export type SavedSets = {
  sets: readonly SavedSet[];
  /** Changes what is kept at this moment, by another tab too. False where it will be forgotten with the page. */
  change: (change: (sets: readonly SavedSet[]) => readonly SavedSet[]) => boolean;
};

function change(to: (sets: readonly SavedSet[]) => readonly SavedSet[]): boolean {
  const sets = to(readSavedSets(deviceValue(key)));
  return keepDeviceValue(key, sets.length === 0 ? null : JSON.stringify(sets));
}

/** None on the server and while hydrating. */
export const useSavedSets = (): SavedSets => ({ sets: readSavedSets(useDeviceValue(key)), change });
