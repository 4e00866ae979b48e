import { closeSync, fsyncSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

import { schema } from '#server/titles/embedded/schema.sql.ts';

import type { Records } from './records.ts';

/** Tables that another service derives from the catalogue's own, such as a search index. */
export type DatabasePart = {
  name: string;
  /** Raised whenever what `build` writes would differ. */
  version: number | string;
  build: (database: DatabaseSync) => void;
};

/** Fills a new file and makes sure that it has reached the disk. The file must not exist yet. */
export function writeDatabase(file: string, records: Records, parts: readonly DatabasePart[]): void {
  const database = new DatabaseSync(file);
  try {
    // The file isn't read before it is complete, so a journal would only cost time.
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF');
    fillDatabase(database, records, parts);
  } finally {
    database.close();
  }
  const descriptor = openSync(file, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

export function fillDatabase(database: DatabaseSync, records: Records, parts: readonly DatabasePart[]): void {
  database.exec('BEGIN');
  database.exec(schema);
  for (const [table, rows] of Object.entries(records)) insertAll(database, table, rows);
  for (const part of parts) part.build(database);
  database.exec('COMMIT; ANALYZE');
}

function insertAll(
  database: DatabaseSync,
  table: string,
  rows: readonly Record<string, string | number | null>[],
): void {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const insert = database.prepare(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  );
  for (const row of rows) insert.run(...Object.values(row));
}
