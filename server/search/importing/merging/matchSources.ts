import type { DatabaseSync } from 'node:sqlite';

import { nameKey } from './nameKey.ts';
import { type Named, pairByName } from './pairByName.ts';

/** Numbers above are of our own making, below they are TMDB's. Those of people are all our own. */
const highestOfTmdb = 99_999_999;

const tmdbNames =
  "SELECT kind, 0 AS pass, name, popularity AS fame, id FROM tmdb WHERE kind IN ('movie', 'tv')";
const tmdbPeople = "SELECT kind, 0 AS pass, name, popularity AS fame, id FROM tmdb WHERE kind = 'person'";

const imdbColumns = 'coalesce(r.votes, 0) AS fame, i.number AS id';
const imdbTables =
  'imdb_title i JOIN work.media m USING (type) LEFT JOIN imdb_rating r ON r.number = i.number';
const originalNames = `SELECT m.kind, 0 AS pass, i.original AS name, ${imdbColumns} FROM ${imdbTables}`;
const shownNames = `SELECT m.kind, 1 AS pass, i.name, ${imdbColumns} FROM ${imdbTables} WHERE i.name <> i.original`;
// Names elsewhere matter only for titles that their own names didn't pair.
const otherNames = `
SELECT m.kind, 2 AS pass, o.name, ${imdbColumns} FROM ${imdbTables} JOIN imdb_name o ON o.number = i.number
WHERE NOT EXISTS (SELECT 1 FROM work.pair p WHERE p.number = o.number)`;

/** Writes the keys of names, and nothing for names that have none or that nobody asks for. */
function addKeys(
  staging: DatabaseSync,
  select: string,
  table: 'tmdb_name' | 'imdb_name',
  isWanted: (key: number) => boolean = () => true,
): void {
  const add = staging.prepare(
    `INSERT OR IGNORE INTO work.${table} (kind, pass, key, fame, id) VALUES (?, ?, ?, ?, ?)`,
  );
  for (const { kind, pass, name, fame, id } of staging.prepare(select).iterate()) {
    const key = nameKey(String(name));
    if (key !== null && isWanted(key)) add.run(String(kind), Number(pass), key, Number(fame), Number(id));
  }
}

function addAllKeys(staging: DatabaseSync): void {
  const ours = staging.prepare("SELECT 1 FROM work.embedded_name WHERE kind = 'person' AND key = ?");
  addKeys(staging, tmdbNames, 'tmdb_name');
  addKeys(staging, tmdbPeople, 'tmdb_name', (key) => ours.get(key) !== undefined);
  addKeys(staging, originalNames, 'imdb_name');
  addKeys(staging, shownNames, 'imdb_name');
}

// A row of ours with TMDB's number is that title. Of the others, the best known of a name is TMDB's best known, the
// second best known its second. And where one of our numbers happens to be another's at TMDB, ours stays.
const hide = `
INSERT INTO work.hidden
  SELECT t.kind, t.id, e.id FROM work.embedded e JOIN tmdb t USING (kind, id)
  WHERE e.kind IN ('movie', 'tv');
INSERT OR IGNORE INTO work.hidden
  SELECT theirs.kind, theirs.id, ours.id FROM
    (SELECT kind, key, id, row_number() OVER (PARTITION BY kind, key ORDER BY popularity DESC, id) AS place
     FROM work.embedded_name WHERE original = 1 AND (kind = 'person' OR (kind IN ('movie', 'tv') AND id > ${highestOfTmdb}))) ours
    JOIN
    (SELECT kind, key, id, row_number() OVER (PARTITION BY kind, key ORDER BY fame DESC, id) AS place
     FROM work.tmdb_name t WHERE NOT EXISTS (SELECT 1 FROM work.hidden h WHERE h.kind = t.kind AND h.id = t.id)) theirs
    USING (kind, key, place);
INSERT OR IGNORE INTO work.hidden
  SELECT t.kind, t.id, NULL FROM work.embedded e JOIN tmdb t USING (kind, id);
`;

const pairEmbedded = `
INSERT OR IGNORE INTO work.pair SELECT imdb, kind, id FROM work.embedded
  WHERE imdb IS NOT NULL ORDER BY popularity DESC;
INSERT OR IGNORE INTO work.pair
  SELECT number, kind, id FROM
    (SELECT i.number, e.kind, e.id, e.popularity,
       row_number() OVER (PARTITION BY e.kind, e.id ORDER BY abs(i.first_year - e.year), n.fame DESC, i.number) AS place
     FROM work.embedded e
     JOIN work.embedded_name own ON own.kind = e.kind AND own.id = e.id
     JOIN work.imdb_name n ON n.kind = e.kind AND n.pass < 2 AND n.key = own.key
     JOIN imdb_title i ON i.number = n.id
     WHERE e.imdb IS NULL AND abs(i.first_year - e.year) <= 1
       AND NOT EXISTS (SELECT 1 FROM work.pair p WHERE p.number = n.id))
  WHERE place = 1 ORDER BY popularity DESC;
`;

// A title of IMDb that nothing was paired with may still be one that TMDB has, where the name alone can't say which.
const doubt = `
INSERT OR IGNORE INTO work.doubtful
  SELECT n.id FROM work.tmdb_name t JOIN work.imdb_name n ON n.kind = t.kind AND n.pass IN (0, 1) AND n.key = t.key
  WHERE NOT EXISTS (SELECT 1 FROM work.pair p WHERE p.kind = t.kind AND p.id = t.id)
    AND NOT EXISTS (SELECT 1 FROM work.hidden h WHERE h.kind = t.kind AND h.id = t.id);
`;

const tmdbByName = `
SELECT key, fame, id FROM work.tmdb_name t WHERE kind = ?
  AND NOT EXISTS (SELECT 1 FROM work.hidden h WHERE h.kind = t.kind AND h.id = t.id)
  AND NOT EXISTS (SELECT 1 FROM work.pair p WHERE p.kind = t.kind AND p.id = t.id)
ORDER BY key, fame DESC, id`;

const imdbByName = `
SELECT key, fame, id FROM work.imdb_name n WHERE kind = ? AND pass = ?
  AND NOT EXISTS (SELECT 1 FROM work.pair p WHERE p.number = n.id)
ORDER BY key, fame DESC, id`;

function* namedIn(rows: Iterable<Record<string, unknown>>): Generator<Named> {
  for (const { key, fame, id } of rows) yield { key: Number(key), fame: Number(fame), id: Number(id) };
}

function pairPass(staging: DatabaseSync, kind: 'movie' | 'tv', pass: number): void {
  // Pairs are kept aside until both lists are through: they leave out what is paired.
  staging.exec('CREATE TABLE work.found (number INTEGER, id INTEGER)');
  const keep = staging.prepare('INSERT INTO work.found VALUES (?, ?)');
  const theirs = namedIn(staging.prepare(tmdbByName).iterate(kind));
  const others = namedIn(staging.prepare(imdbByName).iterate(kind, pass));
  for (const { tmdb, imdb } of pairByName(theirs, others)) keep.run(imdb, tmdb);
  staging.prepare('INSERT OR IGNORE INTO work.pair SELECT number, ?, id FROM work.found').run(kind);
  staging.exec('DROP TABLE work.found');
}

/** Finds out which rows of the sources are one and the same title, among each other and with the house's own. */
export function matchSources(staging: DatabaseSync): void {
  staging.exec('BEGIN');
  addAllKeys(staging);
  staging.exec(hide);
  staging.exec(pairEmbedded);
  for (const pass of [0, 1, 2]) {
    if (pass === 2) addKeys(staging, otherNames, 'imdb_name');
    for (const kind of ['movie', 'tv'] as const) pairPass(staging, kind, pass);
  }
  staging.exec(doubt);
  staging.exec('COMMIT');
}
