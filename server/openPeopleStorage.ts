import { createNightlyBackups } from './backup/nightlyBackups.ts';
import { holdPeople } from './holdPeople.ts';
import { type OpenedStorage, openStorage, type OpenStorageOptions } from './storage/openStorage.ts';

/** The people's database as a server has it: a file for itself alone and backed up every night, or one of many replicas. */
export async function openPeopleStorage(options: OpenStorageOptions): Promise<OpenedStorage> {
  if (options.databaseUrl !== undefined) return openStorage(options);
  const held = await holdPeople(options.dataDirectory);
  if (!held.ok) return held;
  const opened = await openStorage(options);
  if (!opened.ok) {
    held.release();
    return opened;
  }
  const { storage } = opened;
  const nightly = createNightlyBackups(options);
  nightly.begin();
  return {
    ok: true,
    storage: {
      ...storage,
      close: async () => {
        await nightly.close();
        await storage.close();
        held.release();
      },
    },
  };
}
