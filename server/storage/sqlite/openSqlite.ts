import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { Kysely, SqliteDialect } from 'kysely';

import { migrate } from '#server/storage/migrations/migrate.ts';
import { migrations as ours } from '#server/storage/migrations/migrations.ts';
import type { OpenedStorage, OpenStorageOptions } from '#server/storage/openStorage.ts';
import { StorageUnavailable } from '#server/storage/storage.ts';
import { storageFailure } from '#server/storage/storageFailure.ts';
import type { Tables } from '#server/storage/tables.ts';

import { backupSqlite } from './backupSqlite.ts';
import { asSqliteDatabase, WriterDialect } from './sqliteDialect.ts';

/** How long a writer of another process is waited for. */
const patience = 5000;
const largestLog = 16 * 1024 * 1024;

/**
 * The database file, made where there is none. Commits are on the disk before they are answered. Reading has a
 * connection of its own and never waits for a writer.
 */
export async function openSqlite(
  { dataDirectory, now, log }: OpenStorageOptions,
  migrations = ours,
): Promise<OpenedStorage> {
  const file = join(dataDirectory, 'people.sqlite');
  try {
    // Nobody else on the machine has a reason to read it.
    closeSync(openSync(file, 'a', 0o600));
    const writing = new DatabaseSync(file, { timeout: patience, enableForeignKeyConstraints: true });
    writing.exec(
      `pragma journal_mode = wal; pragma synchronous = full; pragma journal_size_limit = ${largestLog}`,
    );
    const writer = new Kysely<Tables>({ dialect: new WriterDialect(writing, patience) });
    const migrated = await migrate({
      db: writer,
      engine: 'sqlite',
      migrations,
      backup: async (_, from) => {
        const backup = backupSqlite({ dataDirectory, file, from, now });
        log.info({ backup }, 'copied the people’s database before changing its tables');
      },
    });
    if (!migrated.ok) {
      await writer.destroy();
      return migrated;
    }
    // From here on waits must not hold up everybody else: the writer waits by itself.
    writing.exec('pragma busy_timeout = 0');
    const reading = new DatabaseSync(file, { timeout: patience });
    reading.exec('pragma query_only = on');
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: asSqliteDatabase(reading) }) });
    return {
      ok: true,
      storage: {
        engine: 'sqlite',
        db,
        write: (work) => writer.transaction().execute(work),
        close: async () => {
          await db.destroy();
          await writer.destroy();
          // Kysely leaves open what it was never asked to use.
          if (reading.isOpen) reading.close();
        },
      },
    };
  } catch (error) {
    const failure = storageFailure(error);
    if (!(failure instanceof StorageUnavailable)) throw error;
    const { cause } = failure;
    return { ok: false, problem: `${file} can't be used: ${cause instanceof Error ? cause.message : ''}.` };
  }
}
