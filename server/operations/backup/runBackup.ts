import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { takeLock } from '@marquee/folder-lock';

import type { StorageMigrations } from '#server/database/migrations/migrate.ts';
import { noPeopleYet } from '#server/database/openStorage.ts';
import { damageInFile } from '#server/database/sqlite/rowSums.ts';
import { StorageUnavailable } from '#server/database/storage.ts';
import { storageFailure } from '#server/database/storageFailure.ts';

import { type BackupEnd, type BackupHeader, BackupRefused } from './backupHeader.ts';
import { withSqliteBeside } from './besideSqlite.ts';
import { fillBeside } from './fillBeside.ts';
import { backupsFolder, fileNameOf, restoreAdvice, newestGood } from './newestGood.ts';
import { type Backup, openBackup, readThrough } from './readBackup.ts';
import { restoreSqlite } from './restoreSqlite.ts';
import { type BackupSource, openSource, peopleFile, type PeopleLocation } from './source.ts';
import { writeBackup } from './writeBackup.ts';

export type BackupShop = {
  place: PeopleLocation;
  migrations: StorageMigrations;
  now: () => Date;
  output: { write: (text: string) => unknown };
};

const help = `npm run backup                        writes all that belongs to people into one file in DATA_DIR/backups
npm run backup -- FILE                the same, into FILE or a folder; a running server goes on meanwhile
npm run verify -- FILE                reads a backup through, restores it beside and compares every row
npm run restore -- FILE               puts a backup in the place of what is there, which is kept; servers are stopped first
npm run restore -- FILE --dry-run     says what that would do, and does everything but the last step

A backup fits both databases: restored with DATABASE_URL set, it moves an installation from SQLite to PostgreSQL.
It holds password hashes and signing keys: keep it where no one else can read it.
`;

const grouped = new Intl.NumberFormat('en');
const nameOfEngine = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

function sums(rows: BackupEnd['rows']): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const shown = ['account', 'session', 'library', 'library_record', 'library_register']
    .filter((table) => rows[table] !== undefined)
    .map((table) => `${table} ${grouped.format(rows[table] ?? 0)}`);
  return `${grouped.format(total)} rows (${shown.join(', ')})`;
}

const origin = ({ at, engine, steps }: BackupHeader) =>
  `made ${at.slice(0, 16).replace('T', ' ')} UTC from ${nameOfEngine[engine]}, tables as of ${steps.at(-1)}`;

async function backup(shop: BackupShop, target: string | undefined): Promise<string> {
  const { place, now } = shop;
  const name = fileNameOf('marquee', now());
  const file =
    target === undefined
      ? join(backupsFolder(place.dataDirectory), name)
      : statSync(target, { throwIfNoEntry: false })?.isDirectory()
        ? join(target, name)
        : resolve(target);
  if (statSync(file, { throwIfNoEntry: false })) throw new BackupRefused(`${file} is there already.`);
  const source = await openSound(place);
  try {
    const { end } = await writeBackup(source, file, now());
    return `Backed up ${sums(end.rows)} to ${file}, ${grouped.format(statSync(file).size)} bytes.\n`;
  } finally {
    await source.close();
  }
}

/** What can still be read of a damaged database looks like all of it, so that nothing of it is read. */
async function openSound(place: PeopleLocation): Promise<BackupSource> {
  const { dataDirectory, databaseUrl } = place;
  const file = peopleFile(dataDirectory);
  const damage = databaseUrl === undefined && existsSync(file) ? damageInFile(file) : null;
  if (damage === null) return openSource(place);
  const advice = restoreAdvice(await newestGood(dataDirectory));
  throw new BackupRefused(`people.sqlite is damaged (${damage}) and was not backed up. ${advice}`);
}

/** What is damaged can look like anything else, so that damage is said first. */
async function opened<T>(file: string, work: (backup: Backup) => Promise<T>): Promise<T> {
  const backup = await openBackup(file);
  try {
    return await work(backup);
  } catch (error) {
    if (error instanceof BackupRefused) await readThrough(file);
    throw error;
  }
}

/** Restores into a temporary folder: nothing else proves that a backup can be restored. */
async function tryOut(file: string, { migrations }: BackupShop): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-verify-'));
  try {
    return await opened(file, async (backup) => {
      const end = await withSqliteBeside(join(folder, 'beside'), (beside) =>
        fillBeside(beside, backup, migrations),
      );
      return `${file} is sound: ${origin(backup.header)}, ${sums(end.rows)}.\n`;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function countsOf(place: PeopleLocation): Promise<string> {
  try {
    const source = await openSound(place);
    try {
      const rows: Record<string, number> = {};
      for await (const { table, rows: some } of source.batches())
        rows[table] = (rows[table] ?? 0) + some.length;
      return sums(rows);
    } finally {
      await source.close();
    }
  } catch (error) {
    if (error instanceof BackupRefused)
      return error.message === noPeopleYet ? 'nothing' : 'a damaged database';
    if (storageFailure(error) instanceof StorageUnavailable) return 'what can’t be read';
    throw error;
  }
}

async function dryRun(shop: BackupShop, file: string): Promise<string> {
  const tried = await tryOut(file, shop);
  return `${tried}It would take the place of ${await countsOf(shop.place)}, which would be kept. Nothing was changed.\n`;
}

async function restore(shop: BackupShop, file: string): Promise<string> {
  const { place, migrations, now } = shop;
  return opened(file, async (backup) => {
    const { end, kept } =
      place.databaseUrl === undefined
        ? await alone(place.dataDirectory, () =>
            restoreSqlite(backup, { dataDirectory: place.dataDirectory, migrations, now }),
          )
        : await (
            await import('./restorePostgres.ts')
          ).restorePostgres(backup, { databaseUrl: place.databaseUrl, migrations, now });
    const before = kept === null ? 'Nothing was there before.' : `What was there before is kept: ${kept}`;
    return `Restored ${sums(end.rows)}, ${origin(backup.header)}.\n${before}\n`;
  });
}

async function alone<T>(dataDirectory: string, work: () => Promise<T>): Promise<T> {
  const lock = takeLock(dataDirectory, 'people');
  if (!lock.ok) {
    const who = lock.process === null ? '' : ` (process ${lock.process})`;
    throw new BackupRefused(
      `A Marquee is using ${dataDirectory}${who}. Stop it, restore, and start it again.`,
    );
  }
  try {
    return await work();
  } finally {
    lock.release();
  }
}

async function obey(words: readonly string[], shop: BackupShop): Promise<string | undefined> {
  const [name, ...rest] = words;
  const files = rest.filter((word) => word !== '--dry-run');
  const isDry = files.length < rest.length;
  const [file] = files;
  if (files.length > 1 || (isDry && name !== 'restore')) return undefined;
  if (name === 'backup') return backup(shop, file);
  if (file === undefined) return undefined;
  if (name === 'verify') return tryOut(file, shop);
  if (name === 'restore') return isDry ? dryRun(shop, file) : restore(shop, file);
  return undefined;
}

/** A failure in words for the operator; undefined for surprises. */
function problemOf(error: unknown): string | undefined {
  if (error instanceof BackupRefused) return error.message;
  const failure = storageFailure(error);
  if (!(failure instanceof StorageUnavailable)) return undefined;
  const { cause, reason } = failure;
  const said = cause instanceof Error ? cause.message : '';
  return reason === 'full' ? `There is no room left: ${said}.` : `That can't be read or written: ${said}.`;
}

/** `npm run backup`, `restore` and `verify`: answers with the exit code. */
export async function runBackup(words: readonly string[], shop: BackupShop): Promise<number> {
  const { output } = shop;
  if (words.some((word) => word === '--help' || word === '-h')) {
    output.write(help);
    return 0;
  }
  try {
    const said = await obey(words, shop);
    output.write(said ?? help);
    return said === undefined ? 1 : 0;
  } catch (error) {
    const problem = problemOf(error);
    if (problem === undefined) throw error;
    output.write(`${problem}\n`);
    return 1;
  }
}
