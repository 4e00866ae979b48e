import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

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
