import type { DatabaseSync } from 'node:sqlite';

import type { SearchEntry } from '#entry.ts';
import { numberOf } from '#importing/reading/imdbLine.ts';

import { nameKey } from './nameKey.ts';

/** Writes the embedded entries where they can be compared with what was read. */
export function addEmbedded(staging: DatabaseSync, entries: Iterable<SearchEntry>): void {
  const add = staging.prepare('INSERT INTO work.embedded VALUES (?, ?, ?, ?, ?, ?)');
  const addName = staging.prepare('INSERT OR IGNORE INTO work.embedded_name VALUES (?, ?, ?, ?, ?)');
  staging.exec('BEGIN');
  for (const entry of entries) {
    const { kind, id, name, originalName, popularity, firstYear } = entry;
    const imdb = entry.imdb === null ? null : numberOf(entry.imdb);
    add.run(kind, id, JSON.stringify(entry), firstYear, popularity, imdb);
    const originalKey = nameKey(originalName);
    if (originalKey !== null) addName.run(kind, originalKey, id, popularity, 1);
    const key = nameKey(name);
    if (key !== null) addName.run(kind, key, id, popularity, 0);
  }
  staging.exec('COMMIT');
}
