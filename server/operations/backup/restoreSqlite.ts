import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  chmodSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import type { StorageMigrations } from '#server/database/migrations/migrate.ts';
import { backupSqlite } from '#server/database/sqlite/backupSqlite.ts';
import { damageIn } from '#server/database/sqlite/rowSums.ts';

import { type BackupEnd, BackupRefused } from './backupHeader.ts';
import { besideFolder, withSqliteBeside } from './besideSqlite.ts';
import { fillBeside } from './fillBeside.ts';
import type { Backup } from './readBackup.ts';
import { peopleFile } from './source.ts';

export type Restored = {
  end: BackupEnd;
  /** Where the previous database is kept; null where there was none. */
  kept: string | null;
};

function settle(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Folds the log into the file, so that the file alone is all of it. False where the file is beyond that. */
function foldLog(file: string): boolean {
  let database: DatabaseSync | undefined;
  let isBusy: boolean;
  try {
    database = new DatabaseSync(file, { timeout: 5000 });
    if (damageIn(database) !== null) return false;
    isBusy = database.prepare('pragma wal_checkpoint(truncate)').all()[0]?.['busy'] !== 0;
  } catch {
    return false;
  } finally {
    if (database?.isOpen) database.close();
  }
  if (isBusy) throw new BackupRefused(`Another program is using ${file}. Stop it and try again.`);
  return true;
}

/** A damaged database can't be copied by SQLite; its files can. */
function keepDamaged(dataDirectory: string, file: string, now: () => Date): string {
  const folder = join(dataDirectory, 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const kept = join(folder, `damaged-${now().toISOString().replaceAll(/[:.]/g, '-')}.sqlite`);
  for (const suffix of ['', '-wal']) {
    if (!existsSync(file + suffix)) continue;
    copyFileSync(file + suffix, kept + suffix);
    chmodSync(kept + suffix, 0o400);
  }
  return kept;
}

/** Keeps what is there and leaves the file without a log, ready to be replaced by another. */
function setAside(dataDirectory: string, file: string, now: () => Date): string | null {
  if (!existsSync(file)) return null;
  const isSound = foldLog(file);
  const kept = isSound
    ? backupSqlite({ dataDirectory, file, from: 'before-restore', now })
    : keepDamaged(dataDirectory, file, now);
  // The log of one database must never be beside another.
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
  settle(kept);
  settle(dataDirectory);
  return kept;
}

/**
 * Replaces the people's file by a backup. The new file is built beside it and takes its name in one step:
 * killed at any moment, either the old one is there or the new one. No other process may be using it.
 */
export async function restoreSqlite(
  backup: Backup,
  {
    dataDirectory,
    migrations,
    now,
  }: { dataDirectory: string; migrations: StorageMigrations; now: () => Date },
): Promise<Restored> {
  const file = peopleFile(dataDirectory);
  let kept: string | null = null;
  const end = await withSqliteBeside(
    besideFolder(dataDirectory),
    (beside) => fillBeside(beside, backup, migrations),
    (filled) => {
      chmodSync(filled, 0o600);
      settle(filled);
      kept = setAside(dataDirectory, file, now);
      renameSync(filled, file);
      settle(dataDirectory);
    },
  );
  return { end, kept };
}
