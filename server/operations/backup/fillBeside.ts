import type { Kysely, Transaction } from 'kysely';

import { migrate, type StorageMigrations } from '#server/database/migrations/migrate.ts';
import { StorageUnavailable } from '#server/database/storage.ts';
import { storageFailure } from '#server/database/storageFailure.ts';
import type { Tables } from '#server/database/tables.ts';

import { type BackupEnd, BackupRefused, createFingerprint } from './backupHeader.ts';
import { peopleTables, type Batch } from './peopleTables.ts';
import type { Backup } from './readBackup.ts';
import type { BackupSource } from './source.ts';

/** An empty database beside the one that is used. */
export type Beside = {
  engine: BackupSource['engine'];
  db: Kysely<Tables>;
  /** Puts rows into a table, in a transaction of `db`. */
  put: (batch: Batch, transaction: Transaction<Tables>) => Promise<void>;
  /** Its contents, read again. */
  read: <T>(work: (source: BackupSource) => Promise<T>) => Promise<T>;
};

/** The steps that the backup's tables had gone through, of those that this program knows. */
function stepsOf(backup: Backup, known: StorageMigrations): StorageMigrations {
  const { steps } = backup.header;
  const newer = steps.filter((name) => !Object.hasOwn(known, name));
  if (newer.length > 0) {
    throw new BackupRefused(
      `The backup was made by a newer version of Marquee (${newer.join(', ')}). Restore it with that version.`,
    );
  }
  const first = Object.entries(known)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, steps.length);
  if (first.some(([name]) => !steps.includes(name)))
    throw new BackupRefused('The backup’s tables went through other steps than those of this Marquee.');
  return Object.fromEntries(first);
}

async function run(beside: Beside, migrations: StorageMigrations): Promise<void> {
  const { db, engine } = beside;
  const migrated = await migrate({ db, engine, migrations, backup: async () => {} });
  if (!migrated.ok) throw new Error(migrated.problem);
}

/** What the database itself refuses, such as a row without the one that it belongs to. */
function refused(table: string, error: unknown): Error {
  const failure = storageFailure(error);
  if (failure instanceof StorageUnavailable) return failure;
  return new BackupRefused(`The backup is damaged: what it has for ${table} does not fit.`, {
    cause: error,
  });
}

async function fingerprintOf(source: BackupSource): Promise<string> {
  const fingerprint = createFingerprint();
  for await (const batch of source.batches()) fingerprint.add(batch);
  return fingerprint.read();
}

/**
 * Puts all of the backup into an empty database, with the tables of its time; reads it back to see that every row is
 * there as it was; and only then migrates the tables.
 */
export async function fillBeside(
  beside: Beside,
  backup: Backup,
  migrations: StorageMigrations,
): Promise<BackupEnd> {
  await run(beside, stepsOf(backup, migrations));
  const end = await beside.db.transaction().execute(async (transaction) => {
    const batches = backup.batches();
    for (;;) {
      const next = await batches.next();
      if (next.done) return next.value;
      const batch = next.value;
      if (!peopleTables.includes(batch.table))
        throw new BackupRefused(`The backup has a table that isn't known here: ${batch.table}.`);
      if (batch.rows.length === 0) continue;
      try {
        await beside.put(batch, transaction);
      } catch (error) {
        throw refused(batch.table, error);
      }
    }
  });
  if ((await beside.read(fingerprintOf)) !== end.fingerprint)
    throw new Error('What was restored is not what was backed up.');
  await run(beside, migrations);
  return end;
}
