import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';
import { afterEach, beforeEach, expect } from 'vitest';

import type { StorageMigrations } from '#server/database/migrations/migrate.ts';
import { migrations } from '#server/database/migrations/migrations.ts';
import { openPostgres } from '#server/database/postgres/openPostgres.ts';
import { openSqlite } from '#server/database/sqlite/openSqlite.ts';
import type { Storage } from '#server/database/storage.ts';
import { createFingerprint } from '#server/operations/backup/backupHeader.ts';
import { runBackup } from '#server/operations/backup/runBackup.ts';
import { openSource, type PeopleLocation } from '#server/operations/backup/source.ts';

import { addPeople } from './somePeople.ts';

const log = pino({ level: 'silent' });
let time = Date.parse('2026-11-22T03:00:00Z');
const now = () => new Date((time += 1000));

/** What every row of every table comes to. */
export async function fingerprintOf(place: PeopleLocation): Promise<string> {
  const source = await openSource(place);
  const fingerprint = createFingerprint();
  for await (const batch of source.batches()) fingerprint.add(batch);
  await source.close();
  return fingerprint.read();
}

/** Files that are kept beside a database. */
export function keptFiles({ dataDirectory }: PeopleLocation): string[] {
  try {
    return readdirSync(join(dataDirectory, 'backups')).toSorted();
  } catch {
    return [];
  }
}

/** Places for databases in a folder removed after each test, and the commands as typed. */
export function backupPlaces() {
  let folder = '';
  let places = 0;
  const opened: Storage[] = [];
  const closeAll = async () => {
    for (const storage of opened.splice(0)) await storage.close();
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'marquee-backup-'));
  });
  afterEach(async () => {
    await closeAll();
    rmSync(folder, { recursive: true, force: true });
  });

  async function openAt(
    { dataDirectory, databaseUrl }: PeopleLocation,
    steps = migrations,
  ): Promise<Storage> {
    const result = await (databaseUrl === undefined
      ? openSqlite({ dataDirectory, now, log }, steps)
      : openPostgres(databaseUrl, { now, log }, steps));
    if (!result.ok) throw new Error(result.problem);
    opened.push(result.storage);
    return result.storage;
  }

  async function run(place: PeopleLocation, words: readonly string[], steps: StorageMigrations = migrations) {
    let said = '';
    const output = { write: (text: string) => (said += text) };
    return { code: await runBackup(words, { place, migrations: steps, now, output }), said: said.trimEnd() };
  }

  return {
    at: (name: string) => join(folder, name),
    newPlace: async (): Promise<PeopleLocation> => ({
      dataDirectory: mkdtempSync(join(folder, `data-${(places += 1)}-`)),
    }),
    openAt,
    closeAll,
    run,
    /** Fills a place with people, backs them up and returns their fingerprint. */
    backUp: async (place: PeopleLocation, file: string, steps = migrations): Promise<string> => {
      await addPeople(await openAt(place, steps));
      expect(await run(place, ['backup', file])).toMatchObject({ code: 0 });
      const fingerprint = await fingerprintOf(place);
      await closeAll();
      return fingerprint;
    },
  };
}
