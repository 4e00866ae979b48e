import { DatabaseSync } from 'node:sqlite';

import type { SearchEntry } from '#entry.ts';
import { fromRow } from '#index/entryRow.ts';

/** All entries of an index, in its order. */
export function indexedEntries(file: string): SearchEntry[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare('SELECT * FROM entry ORDER BY rank').all().map(fromRow);
  } finally {
    database.close();
  }
}
