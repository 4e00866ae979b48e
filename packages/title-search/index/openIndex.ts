import { randomBytes } from 'node:crypto';
import { statSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import type { SearchEntry } from '#entry.ts';

import { buildIndex } from './buildIndex.ts';
import { applicationId, indexVersion } from './tables.ts';

const pragma = (database: DatabaseSync, name: string) =>
  Number(Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0]);

/** An index, for reading; undefined where it is missing, incomplete, or of another version. */
export function openIndex(file: string): DatabaseSync | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return undefined;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    database.exec('PRAGMA cache_size = -16000');
    const ours =
      pragma(database, 'application_id') === applicationId &&
      pragma(database, 'user_version') === indexVersion;
    // A truncated file is shorter than its header says.
    const whole = pragma(database, 'page_count') * pragma(database, 'page_size') === stats.size;
    if (ours && whole) {
      database.prepare("SELECT rank FROM entry, packed WHERE packed.name = 'own' LIMIT 1").get();
      return database;
    }
  } catch {
    // Not a database at all, or damaged: as if missing.
  }
  database?.close();
  return undefined;
}

/**
 * Opens the index, and builds it first where it is missing or damaged: under a temporary name, then renamed.
 * Processes that start at once each build, and the last one's equal file stays.
 */
export function openBuilt(file: string, entries: () => Iterable<SearchEntry>): DatabaseSync {
  const present = openIndex(file);
  if (present) return present;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}.draft`;
  try {
    buildIndex(draft, entries());
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  const database = openIndex(file);
  if (!database) throw new Error(`The search index was built but cannot be read: ${file}`);
  return database;
}
