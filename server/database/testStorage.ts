import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';

import { openStorage } from './openStorage.ts';
import type { Storage } from './storage.ts';
import { PostgresCluster, postgresMissing } from './testing/postgresCluster.ts';

type Place = { dataDirectory: string; databaseUrl?: string };

/** Opens an empty database of its own; all are closed and gone after the test. */
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
    let cluster: PostgresCluster | undefined;
    let databases = 0;
    beforeAll(async () => {
      cluster = new PostgresCluster();
      await cluster.start();
      // With its tables: all others are copies of it.
      await cluster.createDatabase('model');
      await (await openedAt({ dataDirectory: '', databaseUrl: cluster.url('model') })).close();
    }, 60_000);
    const open = openerOf(async (dataDirectory) => {
      if (!cluster) throw new Error('Databases are opened within tests.');
      const database = `test_${(databases += 1)}`;
      await cluster.createDatabase(database, 'model');
      return { dataDirectory, databaseUrl: cluster.url(database) };
    });
    afterAll(() => cluster?.remove());
    suite(open);
  });
}

async function openedAt(place: Place): Promise<Storage> {
  const result = await openStorage({ ...place, now: () => new Date(), log: pino({ level: 'silent' }) });
  if (!result.ok) throw new Error(result.problem);
  return result.storage;
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
    for (const { dataDirectory } of opened.values()) rmSync(dataDirectory, { recursive: true, force: true });
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
