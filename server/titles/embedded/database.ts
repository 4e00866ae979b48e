import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { NumberCollision } from './build/claims.ts';
import { parseRows, readRowFiles } from './build/readRows.ts';
import { recordsOf } from './build/recordsOf.ts';
import type { CatalogueFault } from './build/rowFile.ts';
import type { RowFile } from './build/rowFile.ts';
import { type DatabasePart, writeDatabase } from './build/writeDatabase.ts';
import { schemaVersion } from './schema.sql.ts';

export type OpenedDatabase =
  | { ok: true; database: DatabaseSync; built: boolean }
  | { ok: false; fault: CatalogueFault };

type Options = {
  /** Folder with the rows. */
  rowsDirectory: string;
  /** Folder that may be written to. */
  dataDirectory: string;
  parts?: readonly DatabasePart[];
  now: () => Date;
};

const folderIn = (dataDirectory: string) => join(dataDirectory, 'catalogue');

const staleAfterMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Opens the built catalogue for reading, and builds it first where it isn't there yet or is damaged. The file is named
 * after all that it is made from, so a change of rows or tables makes a new one. It is written under a name of its own
 * and then renamed: processes that start at once each build, and the last one's equal file stays.
 */
export function openDatabase({ rowsDirectory, dataDirectory, parts = [], now }: Options): OpenedDatabase {
  const files = readRowFiles(rowsDirectory);
  if (!files.ok) return files;
  const directory = folderIn(dataDirectory);
  mkdirSync(directory, { recursive: true });
  const file = join(directory, `${fingerprint(files.value, parts)}.sqlite`);

  const present = openWhole(file);
  if (present) return { ok: true, database: present, built: false };

  const rows = parseRows(files.value);
  if (!rows.ok) return rows;
  const draft = `${file}.${randomBytes(6).toString('hex')}.draft`;
  try {
    writeDatabase(draft, recordsOf(rows.value.rows, rows.value.ids), parts);
    renameSync(draft, file);
  } catch (error) {
    if (!(error instanceof NumberCollision)) throw error;
    return { ok: false, fault: { file: rowsDirectory, line: 0, reason: error.message } };
  } finally {
    rmSync(draft, { force: true });
  }
  const database = openWhole(file);
  if (!database) throw new Error(`The catalogue's database was built but cannot be read: ${file}`);
  removeStale(directory, { keep: file, before: now().getTime() - staleAfterMilliseconds });
  return { ok: true, database, built: true };
}

/** The fingerprint of the built catalogue, where its file is there; whether it is whole shows only on opening. */
export function findBuilt({ rowsDirectory, dataDirectory, parts = [] }: Omit<Options, 'now'>): string | null {
  const files = readRowFiles(rowsDirectory);
  const found = files.ok ? fingerprint(files.value, parts) : null;
  return found !== null && existsSync(join(folderIn(dataDirectory), `${found}.sqlite`)) ? found : null;
}

function fingerprint(files: readonly RowFile[], parts: readonly DatabasePart[]): string {
  const digest = createHash('sha256').update(`schema ${schemaVersion}\n`);
  for (const { name, version } of parts) digest.update(`part ${name} ${version}\n`);
  for (const { bytes } of files) digest.update(`rows ${bytes.length}\n`).update(bytes);
  return digest.digest('hex').slice(0, 24);
}

/** The database, or undefined where there is none, or one that isn't whole. */
function openWhole(file: string): DatabaseSync | undefined {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const sound = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'] === 'ok';
    // An empty file is a valid database too.
    if (sound && database.prepare('SELECT 1 FROM title LIMIT 1').get()) return database;
  } catch {
    // Not a database, or truncated: rebuilt below.
  }
  database?.close();
  return undefined;
}

/** Files of earlier rows, and drafts of builds that were killed. Young ones may belong to a process that is starting. */
function removeStale(directory: string, { keep, before }: { keep: string; before: number }): void {
  for (const name of readdirSync(directory)) {
    const path = join(directory, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (path !== keep && stats && stats.mtimeMs < before) rmSync(path, { force: true });
  }
}
