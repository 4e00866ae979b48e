import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Raised whenever the tables change. Data of an older version is deleted then. */
const stagingVersion = 1;

const schema = `
CREATE TABLE source (
  id INTEGER PRIMARY KEY,
  identity TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  series TEXT NOT NULL,
  name TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('reading', 'whole', 'cut')),
  lines INTEGER NOT NULL,
  rows INTEGER NOT NULL,
  bad TEXT NOT NULL,
  touched TEXT NOT NULL
) STRICT;
CREATE TABLE tmdb (
  kind TEXT NOT NULL,
  id INTEGER NOT NULL,
  name TEXT NOT NULL,
  popularity REAL NOT NULL,
  adult INTEGER NOT NULL,
  video INTEGER NOT NULL,
  source INTEGER NOT NULL,
  PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE imdb_title (
  number INTEGER PRIMARY KEY,
  type TEXT NOT NULL,
  name TEXT NOT NULL,
  original TEXT NOT NULL,
  adult INTEGER NOT NULL,
  first_year INTEGER,
  last_year INTEGER,
  runtime INTEGER,
  genres TEXT NOT NULL,
  source INTEGER NOT NULL
) STRICT;
CREATE TABLE imdb_rating (
  number INTEGER PRIMARY KEY,
  score REAL NOT NULL,
  votes INTEGER NOT NULL,
  source INTEGER NOT NULL
) STRICT;
CREATE TABLE imdb_name (
  number INTEGER NOT NULL,
  ord INTEGER NOT NULL,
  name TEXT NOT NULL,
  region TEXT NOT NULL,
  original INTEGER NOT NULL,
  source INTEGER NOT NULL,
  PRIMARY KEY (number, ord)
) STRICT, WITHOUT ROWID;
`;

/** The tables that hold rows of sources. */
export const stagedTables = ['tmdb', 'imdb_title', 'imdb_rating', 'imdb_name'] as const;

export const stagingFile = (directory: string): string => join(directory, 'staging.sqlite');

/** Opens the database of what was read so far, and creates it where there is none. */
export function openStaging(directory: string): DatabaseSync {
  mkdirSync(directory, { recursive: true });
  const database = new DatabaseSync(stagingFile(directory));
  try {
    // A killed process loses nothing committed. Only a power cut might, and then the file is read again.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -16000;');
    if (versionOf(database) !== stagingVersion) beginAnew(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

const versionOf = (database: DatabaseSync) =>
  Number(database.prepare('PRAGMA user_version').get()?.['user_version']);

/** What was read so far, read-only, also during an import; undefined for another version. */
export function readStaging(directory: string): DatabaseSync | undefined {
  const database = new DatabaseSync(stagingFile(directory), { readOnly: true });
  if (versionOf(database) === stagingVersion) return database;
  database.close();
  return undefined;
}

function beginAnew(database: DatabaseSync): void {
  const old = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  database.exec('BEGIN IMMEDIATE');
  for (const { name } of old) database.exec(`DROP TABLE "${String(name)}"`);
  database.exec(schema);
  database.exec(`PRAGMA user_version = ${stagingVersion}`);
  database.exec('COMMIT');
}
