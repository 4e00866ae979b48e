import type { DatabaseSync } from 'node:sqlite';

import { nameKey } from './nameKey.ts';

/** Numbers of names in tables of their own: `kind`, `key`, `fame` and `id` of a title for each of its names. */
export type KeyTable = 'tmdb_key' | 'imdb_original_key' | 'imdb_shown_key' | 'imdb_elsewhere_key';

const tmdb = 'SELECT kind, name, popularity AS fame, id FROM tmdb';
const imdb = 'coalesce(r.votes, 0) AS fame, i.number AS id';
const imdbTables =
  'imdb_title i JOIN work.media m USING (type) LEFT JOIN imdb_rating r ON r.number = i.number';

const selects: Readonly<Record<KeyTable, string>> = {
  tmdb_key: tmdb,
  imdb_original_key: `SELECT m.kind, i.original AS name, ${imdb} FROM ${imdbTables}`,
  imdb_shown_key: `SELECT m.kind, i.name, ${imdb} FROM ${imdbTables} WHERE i.name <> i.original`,
  // Names elsewhere matter only for titles that their own names didn't pair.
  imdb_elsewhere_key: `SELECT m.kind, o.name, ${imdb} FROM ${imdbTables} JOIN imdb_name o ON o.number = i.number
    WHERE NOT EXISTS (SELECT 1 FROM work.pair p WHERE p.number = i.number)`,
};

/**
 * Makes the table of these names and sorts it. The numbers are made here and not by a function of SQL, for what such
 * a function is given is held until the whole statement is done; and sorted when all are there, for millions of them
 * each put in its place would be moved about on disk all the time.
 */
export function makeKeys(staging: DatabaseSync, table: KeyTable): void {
  const ours = staging.prepare("SELECT 1 FROM work.embedded_name WHERE kind = 'person' AND key = ?");
  staging.exec(`CREATE TABLE work.${table} (kind TEXT, key INTEGER, fame REAL, id INTEGER)`);
  const add = staging.prepare(`INSERT INTO work.${table} VALUES (?, ?, ?, ?)`);
  for (const { kind, name, fame, id } of staging.prepare(selects[table]).iterate()) {
    const key = nameKey(String(name));
    // Of people only the namesakes of ours are asked for.
    if (key === null || (kind === 'person' && ours.get(key) === undefined)) continue;
    add.run(String(kind), key, Number(fame), Number(id));
  }
  staging.exec(`CREATE INDEX work.${table}_sorted ON ${table} (kind, key, fame DESC, id)`);
}
