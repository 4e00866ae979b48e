import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';
import { afterEach, describe } from 'vitest';

import type { StorageMigrations } from '#server/database/migrations/migrate.ts';
import { migrations } from '#server/database/migrations/migrations.ts';
import { openPostgres } from '#server/database/postgres/openPostgres.ts';
import { openSqlite } from '#server/database/sqlite/openSqlite.ts';
import type { Storage } from '#server/database/storage.ts';

import { databases } from './newDatabase.ts';
import { postgresMissing } from './postgresCluster.ts';

/** Closes the database of the test and opens it again, its tables as they were before a step, or as they are today. */
type OpenBefore = (step?: string) => Promise<Storage>;

/** Runs a suite about steps of the tables on each database. */
export function describeSteps(
  name: string,
  suite: (open: OpenBefore, engine: Storage['engine']) => void,
): void {
  const newDatabase = databases();
  const options = { now: () => new Date(), log: pino({ level: 'silent' }) };

  const openerOf = (newPlace: (dataDirectory: string) => Promise<string | undefined>): OpenBefore => {
    let folder: string | undefined;
    let databaseUrl: string | undefined;
    let storage: Storage | undefined;
    afterEach(async () => {
      await storage?.close();
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
      folder = storage = undefined;
    });
    return async (step = 'all') => {
      await storage?.close();
      if (folder === undefined) {
        folder = mkdtempSync(join(tmpdir(), 'marquee-steps-'));
        databaseUrl = await newPlace(folder);
      }
      const steps: StorageMigrations = Object.fromEntries(
        Object.entries(migrations).filter(([one]) => one < step),
      );
      const opened = await (databaseUrl === undefined
        ? openSqlite({ ...options, dataDirectory: folder }, steps)
        : openPostgres(databaseUrl, options, steps));
      if (!opened.ok) throw new Error(opened.problem);
      return (storage = opened.storage);
    };
  };

  describe(`${name} on SQLite`, () => {
    suite(
      openerOf(async () => undefined),
      'sqlite',
    );
  });
  const missing = postgresMissing === null ? '' : ` (${postgresMissing})`;
  describe.skipIf(postgresMissing)(`${name} on PostgreSQL${missing}`, () => {
    suite(openerOf(newDatabase), 'postgres');
  });
}
