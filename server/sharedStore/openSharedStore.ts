import type { Logger } from '#server/log.ts';

import type { SharedStore } from './sharedStore.ts';
import { type StoreEnvironment, storeSettingsOf } from './storeSettings.ts';

type Parts = { settings: StoreEnvironment; now: () => Date; log: Logger };

/** Loaded only where one is set up; null where each server keeps its own files. */
export async function openSharedStore({ settings, now, log }: Parts): Promise<SharedStore | null> {
  const store = storeSettingsOf(settings);
  if (!store) return null;
  const [{ openBucket }, { createSharedStore }] = await Promise.all([
    import('./bucket.ts'),
    import('./sharedStore.ts'),
  ]);
  return createSharedStore({ bucket: openBucket(store), now, log });
}
