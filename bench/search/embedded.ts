import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import type { SearchEntry } from '@marquee/title-search';

import { parseRows, readRowFiles } from '#server/titles/embedded/build/readRows.ts';
import { recordsOf } from '#server/titles/embedded/build/recordsOf.ts';
import type { CatalogueRows } from '#server/titles/embedded/build/withIds.ts';
import { fillDatabase } from '#server/titles/embedded/build/writeDatabase.ts';
import { searchEntries } from '#server/titles/embedded/searchEntries.ts';

import type { Lexicon } from './inventName.ts';

const rowsDirectory = join(import.meta.dirname, '../../content/catalogue');

const tooCommon = new Set([
  'The',
  'And',
  'For',
  'With',
  'From',
  'That',
  'This',
  'Who',
  'Has',
  'His',
  'Her',
  'Their',
  'Its',
  'Into',
  'Based',
  'Him',
  'Them',
  'Out',
  'She',
  'Relationship',
]);

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The items by how often they were counted, the commonest first. */
const byCount = (counts: ReadonlyMap<string, number>) =>
  [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([item]) => item);

function readAll(): CatalogueRows {
  const files = readRowFiles(rowsDirectory);
  const rows = files.ok ? parseRows(files.value) : files;
  if (!rows.ok) throw new Error(`${rows.fault.file}:${rows.fault.line}: ${rows.fault.reason}`);
  return rows.value;
}

/** The words that the catalogue's own titles, keywords and stories are made of, and what its people are called. */
export function readLexicon(): Lexicon {
  const words = new Map<string, number>();
  const givenNames = new Map<string, number>();
  const count = (text: string, weight: number) => {
    for (const [letters] of text.matchAll(/\p{L}{3,}/gu)) {
      const word = capital(letters);
      if (!tooCommon.has(word)) words.set(word, (words.get(word) ?? 0) + weight);
    }
  };
  for (const row of readAll().rows) {
    count(row.kind === 'movie' ? row.title : row.name, 40);
    count(row.keywords.join(' '), 1);
    count(row.overview, 1);
    for (const [person] of row.cast) {
      const given = person.split(' ')[0] ?? '';
      if (given.length > 2) givenNames.set(given, (givenNames.get(given) ?? 0) + 1);
    }
  }
  return { words: byCount(words), givenNames: byCount(givenNames) };
}

/** The embedded catalogue, for the caller to close. */
export function embeddedDatabase(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  const { rows, ids } = readAll();
  fillDatabase(database, recordsOf(rows, ids), []);
  return database;
}

let read: readonly SearchEntry[] | undefined;

/** All that can be found in the embedded catalogue. */
export function embeddedEntries(): readonly SearchEntry[] {
  if (read) return read;
  const database = embeddedDatabase();
  read = [...searchEntries(database)];
  database.close();
  return read;
}
