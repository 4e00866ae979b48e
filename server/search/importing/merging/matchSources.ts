import type { DatabaseSync } from 'node:sqlite';

import { type Named, pairByName } from './pairByName.ts';

/** Numbers above are of our own making, below they are TMDB's. Those of people are all our own. */
const highestOfTmdb = 99_999_999;

const keys = `
INSERT INTO work.tmdb_name
  SELECT kind, name_key(name) AS key, popularity, id FROM tmdb
  WHERE kind IN ('movie', 'tv') AND name_key(name) IS NOT NULL;
INSERT INTO work.tmdb_name
  SELECT kind, name_key(name) AS key, popularity, id FROM tmdb
  WHERE kind = 'person' AND name_key(name) IN (SELECT key FROM work.embedded_name WHERE kind = 'person');
INSERT INTO work.imdb_name
  SELECT m.kind, 0, name_key(i.original), coalesce(r.votes, 0), number
  FROM imdb_title i JOIN work.media m USING (type) LEFT JOIN imdb_rating r USING (number)
  WHERE name_key(i.original) IS NOT NULL;
INSERT INTO work.imdb_name
  SELECT m.kind, 1, name_key(i.name), coalesce(r.votes, 0), number
  FROM imdb_title i JOIN work.media m USING (type) LEFT JOIN imdb_rating r USING (number)
  WHERE i.name <> i.original AND name_key(i.name) IS NOT NULL;
`;

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

// Names elsewhere matter only for titles that their own names didn't pair.
const otherNames = `
INSERT OR IGNORE INTO work.imdb_name
  SELECT m.kind, 2, name_key(o.name), coalesce(r.votes, 0), number
  FROM imdb_name o JOIN imdb_title i USING (number) JOIN work.media m USING (type)
  LEFT JOIN imdb_rating r USING (number)
  WHERE NOT EXISTS (SELECT 1 FROM work.pair p WHERE p.number = o.number) AND name_key(o.name) IS NOT NULL;
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
  staging.exec(`BEGIN; ${keys} ${hide} ${pairEmbedded} COMMIT`);
  staging.exec('BEGIN');
  for (const pass of [0, 1, 2]) {
    if (pass === 2) staging.exec(otherNames);
    for (const kind of ['movie', 'tv'] as const) pairPass(staging, kind, pass);
  }
  staging.exec('COMMIT');
}
