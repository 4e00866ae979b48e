import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

import { imdbTypes } from '#importing/reading/imdbLine.ts';

const tables = `
CREATE TABLE work.embedded (
  kind TEXT, id INTEGER, entry TEXT, year INTEGER, popularity REAL, imdb INTEGER, PRIMARY KEY (kind, id)
) WITHOUT ROWID;
CREATE TABLE work.embedded_name (
  kind TEXT, key INTEGER, id INTEGER, popularity REAL, original INTEGER, PRIMARY KEY (kind, key, id)
) WITHOUT ROWID;
CREATE TABLE work.hidden (kind TEXT, id INTEGER, behind INTEGER, PRIMARY KEY (kind, id)) WITHOUT ROWID;
CREATE INDEX work.hidden_behind ON hidden (kind, behind);
CREATE TABLE work.candidate (kind TEXT, id INTEGER, number INTEGER, fame INTEGER);
CREATE TABLE work.pair (number INTEGER PRIMARY KEY, kind TEXT, id INTEGER, UNIQUE (kind, id));
CREATE TABLE work.found (number INTEGER, id INTEGER);
CREATE TABLE work.doubtful (number INTEGER PRIMARY KEY);
CREATE TABLE work.media (type TEXT PRIMARY KEY, kind TEXT, own INTEGER) WITHOUT ROWID;
`;

const workFile = (directory: string) => join(directory, 'work.sqlite');
const files = (directory: string) => ['', '-journal'].map((end) => `${workFile(directory)}${end}`);

export const removeWorkFile = (directory: string): void => {
  for (const file of files(directory)) rmSync(file, { force: true });
};

/**
 * Attaches a database for intermediate tables between staging and index: on disk, for it is as large as what was read.
 * Its file is to be removed when the connection is closed.
 */
export function attachWorkTables(staging: DatabaseSync, directory: string): void {
  removeWorkFile(directory);
  staging.prepare('ATTACH DATABASE ? AS work').run(workFile(directory));
  staging.exec(
    'PRAGMA work.journal_mode = OFF; PRAGMA work.synchronous = OFF; PRAGMA work.cache_size = -16000;',
  );
  staging.exec(tables);
  const addMedia = staging.prepare('INSERT INTO work.media VALUES (?, ?, ?)');
  for (const [type, { media, own }] of Object.entries(imdbTypes)) addMedia.run(type, media, own);
}
