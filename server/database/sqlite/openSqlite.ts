import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

import { Kysely, sql, SqliteDialect } from 'kysely';

import { migrate } from '#server/database/migrations/migrate.ts';
import { migrations as ours } from '#server/database/migrations/migrations.ts';
import {
  type OpenedStorage,
  type OpenStorageOptions,
  type StorageTrouble,
  StorageUnavailable,
} from '#server/database/storage.ts';
import { storageFailure } from '#server/database/storageFailure.ts';
import type { Tables } from '#server/database/tables.ts';
import { timedStatements } from '#server/database/timedStatements.ts';
import type { Logger } from '#server/log.ts';

import { backupSqlite } from './backupSqlite.ts';
import { damageInFile, forgetRowSums, keepRowSums } from './rowSums.ts';
import { asSqliteDatabase, WriterDialect } from './sqliteDialect.ts';

/** How long a writer of another process is waited for. */
const patience = 5000;
/** How long readers are waited for before the log is emptied; the next time is soon enough. */
const scrubPatience = 2000;
const scrubStep = 50;
const largestLog = 16 * 1024 * 1024;

/** Whole and without gaps: what was deleted before deleting meant overwriting is gone from the file. */
function rewrite(database: DatabaseSync, log: Logger): void {
  try {
    database.exec('vacuum');
  } catch (err) {
    log.warn({ err }, 'the people’s database could not be rewritten; there may be no room for a second copy');
  }
}

function isMostlyFree(database: DatabaseSync): boolean {
  const { pages, free } = database
    .prepare(
      'select page_count as pages, freelist_count as free from pragma_page_count, pragma_freelist_count',
    )
    .get() as { pages: number; free: number };
  return free > pages / 2;
}

/** The log has pages as they were before. It can only be emptied while it isn't read from, such as a backup. */
async function truncateLog(writer: Kysely<Tables>): Promise<void> {
  for (let waited = 0; waited < scrubPatience; waited += scrubStep) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(writer);
    if (rows[0]?.busy !== 1) return;
    await setTimeout(scrubStep);
  }
}

/**
 * The database file, made where there is none. Commits are on the disk before they are answered. Reading has a
 * connection of its own and never waits for a writer.
 */
export async function openSqlite(
  { dataDirectory, now, log, begin, onDamage }: OpenStorageOptions,
  migrations = ours,
): Promise<OpenedStorage> {
  const file = join(dataDirectory, 'people.sqlite');
  let damage: StorageTrouble | null = null;
  const setDamaged = (says: string) => {
    if (damage !== null) return;
    damage = { reason: 'damaged', says };
    onDamage?.(says);
  };
  const onFailure = (failure: unknown) => {
    if (isDamage(failure)) setDamaged(messageOf(failure.cause));
  };
  try {
    // Other users of the machine have no reason to read it.
    closeSync(openSync(file, 'a', 0o600));
    const writing = new DatabaseSync(file, { timeout: patience, enableForeignKeyConstraints: true });
    writing.exec(
      `pragma journal_mode = wal; pragma synchronous = full; pragma journal_size_limit = ${largestLog}; pragma secure_delete = on`,
    );
    let isChanged = false;
    const writer = new Kysely<Tables>({
      dialect: new WriterDialect(writing, patience, onFailure),
      ...timedStatements(begin),
    });
    const migrated = await migrate({
      db: writer,
      engine: 'sqlite',
      migrations,
      backup: async (_, from) => {
        const found = damageInFile(file);
        if (found !== null) throw new StorageUnavailable('damaged', new Error(found));
        const backup = backupSqlite({ dataDirectory, file, from, now });
        isChanged = true;
        log.info({ backup }, 'copied the people’s database before changing its tables');
        forgetRowSums(writing);
      },
    });
    if (!migrated.ok) {
      await writer.destroy();
      return migrated;
    }
    keepRowSums(writing);
    // Changed tables leave their room behind; the process that changed them may have been killed before it gave it back.
    if (isChanged || (isMostlyFree(writing) && damageInFile(file) === null)) rewrite(writing, log);
    // From here on waits must not block the process: the writer waits by itself.
    writing.exec('pragma busy_timeout = 0');
    const reading = new DatabaseSync(file, { timeout: patience });
    reading.exec('pragma query_only = on');
    const db = new Kysely<Tables>({
      dialect: new SqliteDialect({ database: asSqliteDatabase(reading, onFailure) }),
      ...timedStatements(begin),
    });
    return {
      ok: true,
      storage: {
        engine: 'sqlite',
        db,
        write: async (work) => {
          if (damage) throw new StorageUnavailable('damaged', new Error(damage.says));
          return writer.transaction().execute(work);
        },
        trouble: async () => damage,
        isWhole: () => damage === null,
        setDamaged,
        pool: null,
        scrub: async () => {
          if (damage === null) await truncateLog(writer);
        },
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
    if (failure instanceof StorageUnavailable)
      return {
        ok: false,
        problem: `${file} can't be used: ${messageOf(failure.cause)}.`,
        ...damaged(failure),
      };
    // Where tables or columns have other names, statements fail that are right.
    const found = damageInFile(file);
    if (found === null) throw error;
    return { ok: false, problem: `${file} can't be used: ${found}.`, isDamaged: true };
  }
}

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : '');

const isDamage = (failure: unknown): failure is StorageUnavailable =>
  failure instanceof StorageUnavailable && failure.reason === 'damaged';

const damaged = (failure: StorageUnavailable) => isDamage(failure) && { isDamaged: true };
