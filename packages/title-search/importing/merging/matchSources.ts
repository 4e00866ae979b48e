import type { DatabaseSync } from 'node:sqlite';

import { largestTmdbId } from '@marquee/contracts/tmdb/largestId.ts';

import { nameKey, type NamedEntry, pairByName } from './pairByName.ts';

// A row of ours with TMDB's number is that title or person. Of the others, the best known of a name is TMDB's best known, the
// second best known its second. And where one of our numbers is another title's at TMDB, ours stays.
const hide = `
INSERT INTO work.hidden
  SELECT t.kind, t.id, e.id FROM work.embedded e JOIN tmdb t USING (kind, id)
  WHERE e.kind IN ('movie', 'tv', 'person');
INSERT OR IGNORE INTO work.hidden
  SELECT theirs.kind, theirs.id, ours.id FROM
    (SELECT kind, key, id, row_number() OVER (PARTITION BY kind, key ORDER BY popularity DESC, id) AS place
     FROM work.embedded_name WHERE original = 1 AND kind IN ('movie', 'tv', 'person') AND id > ${largestTmdbId}) ours
    JOIN
    (SELECT kind, key, id, row_number() OVER (PARTITION BY kind, key ORDER BY fame DESC, id) AS place
     FROM work.tmdb_key t WHERE NOT EXISTS (SELECT 1 FROM work.hidden h WHERE h.kind = t.kind AND h.id = t.id)) theirs
    USING (kind, key, place);
INSERT OR IGNORE INTO work.hidden
  SELECT t.kind, t.id, NULL FROM work.embedded e JOIN tmdb t USING (kind, id);
`;

const pairByNumber = `
INSERT OR IGNORE INTO work.pair SELECT imdb, kind, id FROM work.embedded
  WHERE imdb IS NOT NULL ORDER BY popularity DESC;
`;

const candidatesIn = (table: KeyTable) => `
INSERT INTO work.candidate
  SELECT own.kind, own.id, n.id, n.fame FROM work.embedded_name own JOIN work.${table} n USING (kind, key);
`;

const pairByNameAndYear = `
INSERT OR IGNORE INTO work.pair
  SELECT number, kind, id FROM
    (SELECT c.number, e.kind, e.id, e.popularity,
       row_number() OVER (PARTITION BY e.kind, e.id ORDER BY abs(i.first_year - e.year), c.fame DESC, c.number) AS place
     FROM work.candidate c
     JOIN work.embedded e ON e.kind = c.kind AND e.id = c.id
     JOIN imdb_title i ON i.number = c.number
     WHERE e.imdb IS NULL AND abs(i.first_year - e.year) <= 1
       AND NOT EXISTS (SELECT 1 FROM work.pair p WHERE p.number = c.number))
  WHERE place = 1 ORDER BY popularity DESC;
`;

// An unpaired title of IMDb may still be one that TMDB has, where the name alone can't say which.
const doubtIn = (table: KeyTable) => `
INSERT OR IGNORE INTO work.doubtful
  SELECT n.id FROM work.tmdb_key t JOIN work.${table} n USING (kind, key)
  WHERE NOT EXISTS (SELECT 1 FROM work.pair p WHERE p.kind = t.kind AND p.id = t.id)
    AND NOT EXISTS (SELECT 1 FROM work.hidden h WHERE h.kind = t.kind AND h.id = t.id);
`;

const tmdbByName = `
SELECT key, fame, id FROM work.tmdb_key t WHERE kind = ?
  AND NOT EXISTS (SELECT 1 FROM work.hidden h WHERE h.kind = t.kind AND h.id = t.id)
  AND NOT EXISTS (SELECT 1 FROM work.pair p WHERE p.kind = t.kind AND p.id = t.id)
ORDER BY key, fame DESC, id`;

const imdbByName = (table: KeyTable) => `
SELECT key, fame, id FROM work.${table} n WHERE kind = ?
  AND NOT EXISTS (SELECT 1 FROM work.pair p WHERE p.number = n.id)
ORDER BY key, fame DESC, id`;

function* namedIn(rows: Iterable<Record<string, unknown>>): Generator<NamedEntry> {
  for (const { key, fame, id } of rows) yield { key: Number(key), fame: Number(fame), id: Number(id) };
}

function pairTitles(staging: DatabaseSync, kind: 'movie' | 'tv', table: KeyTable): void {
  // Pairs are set aside until both lists are read: they leave out what is paired.
  const keep = staging.prepare('INSERT INTO work.found VALUES (?, ?)');
  const theirs = namedIn(staging.prepare(tmdbByName).iterate(kind));
  const others = namedIn(staging.prepare(imdbByName(table)).iterate(kind));
  for (const { tmdb, imdb } of pairByName(theirs, others)) keep.run(imdb, tmdb);
  staging.prepare('INSERT OR IGNORE INTO work.pair SELECT number, ?, id FROM work.found').run(kind);
  staging.exec('DELETE FROM work.found');
}

/** A title's own names; those in other countries come last, for they say the least. */
const ownKeys = ['imdb_original_key', 'imdb_shown_key'] as const;

/** Finds rows of the sources that are the same title, among each other and with the embedded ones. */
export function matchSources(staging: DatabaseSync): void {
  staging.exec('BEGIN');
  for (const table of ['tmdb_key', ...ownKeys] as const) makeKeys(staging, table);
  staging.exec(hide);
  staging.exec(pairByNumber);
  for (const table of ownKeys) staging.exec(candidatesIn(table));
  staging.exec(pairByNameAndYear);
  for (const table of [...ownKeys, 'imdb_elsewhere_key'] as const) {
    if (table === 'imdb_elsewhere_key') makeKeys(staging, table);
    for (const kind of ['movie', 'tv'] as const) pairTitles(staging, kind, table);
  }
  for (const table of ownKeys) staging.exec(doubtIn(table));
  staging.exec('COMMIT');
}

/** Numbers of names in tables of their own: `kind`, `key`, `fame` and `id` of a title for each of its names. */
type KeyTable = 'tmdb_key' | 'imdb_original_key' | 'imdb_shown_key' | 'imdb_elsewhere_key';

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
 * Makes the table of these names and sorts it. The numbers are computed here and not by a function of SQL, whose
 * arguments stay in memory until the statement is done; and sorted at the end, because inserting millions of them
 * in order would move them about on disk all the time.
 */
function makeKeys(staging: DatabaseSync, table: KeyTable): void {
  const ours = staging.prepare("SELECT 1 FROM work.embedded_name WHERE kind = 'person' AND key = ?");
  staging.exec(`CREATE TABLE work.${table} (kind TEXT, key INTEGER, fame REAL, id INTEGER)`);
  const add = staging.prepare(`INSERT INTO work.${table} VALUES (?, ?, ?, ?)`);
  for (const { kind, name, fame, id } of staging.prepare(selects[table]).iterate()) {
    const key = nameKey(String(name));
    // Of people only namesakes of embedded ones are needed.
    if (key === null || (kind === 'person' && ours.get(key) === undefined)) continue;
    add.run(String(kind), key, Number(fame), Number(id));
  }
  staging.exec(`CREATE INDEX work.${table}_sorted ON ${table} (kind, key, fame DESC, id)`);
}
