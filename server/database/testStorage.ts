import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, describe } from 'vitest';

import type { Storage } from './storage.ts';
import { returnDatabase, takeDatabase } from './testing/newDatabase.ts';
import { openedAt, type Place } from './testing/openedAt.ts';
import { postgresMissing } from './testing/postgresCluster.ts';

/** Opens an empty database; all are closed and deleted after the test. */
export type OpenTestStorage = (() => Promise<Storage>) & {
  /** Another process's view of a database: as a second replica has it. */
  again: (storage: Storage) => Promise<Storage>;
};

/** Runs a suite on each database that the product supports. Call it outside of `describe`. */
export function describeStorage(name: string, suite: (open: OpenTestStorage) => void): void {
  describe(`${name} on SQLite`, () => {
    suite(openerOf(async (dataDirectory) => ({ dataDirectory })));
  });

  const missing = postgresMissing === null ? '' : ` (${postgresMissing})`;
  describe.skipIf(postgresMissing)(`${name} on PostgreSQL${missing}`, () => {
    suite(openerOf(async (dataDirectory) => ({ dataDirectory, databaseUrl: await takeDatabase() })));
  });
}

function openerOf(makePlace: (dataDirectory: string) => Promise<Place>): OpenTestStorage {
  const opened = new Map<Storage, Place>();
  const openAt = async (place: Place) => {
    const storage = await openedAt(place);
    opened.set(storage, place);
    return storage;
  };
  afterEach(async () => {
    for (const storage of opened.keys()) await storage.close();
    // A place is there more than once if it was opened again.
    for (const { dataDirectory, databaseUrl } of new Set(opened.values())) {
      rmSync(dataDirectory, { recursive: true, force: true });
      if (databaseUrl !== undefined) await returnDatabase(databaseUrl);
    }
    opened.clear();
  });
  const open = async () => openAt(await makePlace(mkdtempSync(join(tmpdir(), 'marquee-storage-'))));
  return Object.assign(open, {
    again: async (storage: Storage) => {
      const place = opened.get(storage);
      if (!place) throw new Error('This database is not open.');
      return openAt(place);
    },
  });
}
