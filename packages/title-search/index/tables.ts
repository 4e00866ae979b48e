import { wordingVersion } from '#wording/spellingsOf.ts';

/** Raised whenever the tables or what fills them change. How names are spelled has a version of its own. */
const tablesVersion = 9;
export const indexVersion = 1001 * tablesVersion + wordingVersion;

/** "Marq", to distinguish an index from other SQLite files. */
export const applicationId = 0x4d617271;

/** The counts of words in more entries than this are stored, and the first ranks of tokens. */
export const commonFrom = 1000;

/** For a word in more entries than this not all of them are read. */
export const followedTo = 30_000;

/**
 * Rows are numbered by rank: 1 is the most popular entry. So the first rows of any match are the most wanted, and
 * nothing has to be sorted.
 */
export const indexSchema = `
CREATE TABLE entry (
  rank INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  id INTEGER NOT NULL,
  name TEXT NOT NULL,
  original_name TEXT,
  alternatives TEXT,
  popularity REAL NOT NULL,
  adult INTEGER NOT NULL,
  video INTEGER NOT NULL,
  imdb TEXT,
  first_year INTEGER,
  last_year INTEGER,
  runtime INTEGER,
  language TEXT,
  genres TEXT,
  score REAL,
  votes INTEGER
) STRICT;
CREATE VIRTUAL TABLE names USING fts5(
  tokens, content='', columnsize=0, detail=none, tokenize="ascii tokenchars '_'"
);
CREATE VIRTUAL TABLE words USING fts5(tokens, content='', columnsize=0, detail=none, tokenize="ascii");
CREATE TABLE common (token TEXT PRIMARY KEY, entries INTEGER NOT NULL, reach INTEGER) STRICT, WITHOUT ROWID;
CREATE TABLE first_ranks (
  token TEXT NOT NULL,
  part TEXT NOT NULL,
  ranks BLOB NOT NULL,
  PRIMARY KEY (token, part)
) STRICT, WITHOUT ROWID;
CREATE TABLE packed (
  name TEXT NOT NULL,
  piece INTEGER NOT NULL,
  bytes BLOB NOT NULL,
  PRIMARY KEY (name, piece)
) STRICT, WITHOUT ROWID;
`;
