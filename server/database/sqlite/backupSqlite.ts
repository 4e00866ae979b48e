import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { keepRowSums } from './rowSums.ts';

const kept = 7;
const isBackup = /^people-.+\.sqlite$/;

/** `2026-11-21T23-04-05-006Z`: sorts by time, and is a file name everywhere. */
const stamp = (time: Date) => time.toISOString().replaceAll(/[:.]/g, '-');
const ending = `${stamp(new Date(0))}.sqlite`.length;
const byTime = (a: string, b: string) => (a.slice(-ending) < b.slice(-ending) ? -1 : 1);

/** Without them, the copy doesn't reveal who the counters are about. */
function forgetKeys(backup: string): void {
  const database = new DatabaseSync(backup);
  try {
    const isThere = database.prepare(`select 1 from sqlite_master where name = 'limit_key'`).get();
    if (!isThere) return;
    keepRowSums(database);
    database.exec('pragma secure_delete = on; delete from limit_key');
  } finally {
    database.close();
  }
}

export type SqliteBackup = { dataDirectory: string; file: string; from: string; now: () => Date };

/** Copies the database as it was last committed to `backups/` beside it, and deletes the oldest copies. */
export function backupSqlite({ dataDirectory, file, from, now }: SqliteBackup): string {
  const directory = join(dataDirectory, 'backups');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const backup = join(directory, `people-${from}-${stamp(now())}.sqlite`);
  // For the owner only; SQLite writes into an empty file.
  closeSync(openSync(backup, 'wx', 0o600));
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    database.prepare('vacuum into ?').run(backup);
    forgetKeys(backup);
  } catch (error) {
    rmSync(backup, { force: true });
    throw error;
  } finally {
    database.close();
  }
  chmodSync(backup, 0o400);
  const backups = readdirSync(directory)
    .filter((name) => isBackup.test(name))
    .toSorted(byTime);
  for (const old of backups.slice(0, -kept)) rmSync(join(directory, old), { force: true });
  return backup;
}
