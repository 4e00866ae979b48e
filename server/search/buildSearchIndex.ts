import type { DatabaseSync } from 'node:sqlite';

import { searchKinds, searchSchema, wordTable } from './searchTables.ts';
import type { SearchKind } from './searchTables.ts';
import { spellingsOf } from './spellings.ts';

/** One thing that can be found by its name. */
export type SearchEntry = {
  kind: SearchKind;
  id: number;
  name: string;
  originalName: string;
  /** Orders entries of equal match: the larger comes first. */
  popularity: number;
  /** First and last year that the year filters accept; null where the kind has none. */
  firstYear: number | null;
  lastYear: number | null;
};

function byPopularity(a: SearchEntry, b: SearchEntry): number {
  return (
    b.popularity - a.popularity || searchKinds.indexOf(a.kind) - searchKinds.indexOf(b.kind) || a.id - b.id
  );
}

/** Writes the search tables into `database`. They are derived: build them anew when entries change. */
export function buildSearchIndex(database: DatabaseSync, entries: Iterable<SearchEntry>): void {
  database.exec(searchSchema);
  fill(database, [...entries].sort(byPopularity));
}

function fill(database: DatabaseSync, sorted: readonly SearchEntry[]): void {
  const addEntry = database.prepare('INSERT INTO search_entry VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  const addName = database.prepare('INSERT INTO search_name VALUES (?, ?, ?)');
  const addWord = database.prepare('INSERT INTO search_word VALUES (?, ?) ON CONFLICT DO NOTHING');
  const addWords = new Map(
    searchKinds.map((kind) => [
      kind,
      database.prepare(
        `INSERT INTO ${wordTable(kind)} (rowid, name, bare, original, spellings) VALUES (?, ?, ?, ?, ?)`,
      ),
    ]),
  );
  for (const [index, entry] of sorted.entries()) {
    const rank = index + 1;
    const { names, name, bare, original, spellings } = spellingsOf(
      entry.kind,
      entry.name,
      entry.originalName,
    );
    addEntry.run(rank, entry.kind, entry.id, entry.name, name, original, entry.firstYear, entry.lastYear);
    addWords.get(entry.kind)?.run(rank, name, bare, original, spellings);
    for (const whole of names) addName.run(entry.kind, whole, rank);
    // Best first, so each word keeps the rank of the most wanted entry that has it.
    for (const word of `${name} ${original}`.split(' ')) if (word !== '') addWord.run(word, rank);
  }
  for (const kind of searchKinds) {
    database.exec(`INSERT INTO ${wordTable(kind)} (${wordTable(kind)}) VALUES ('optimize')`);
  }
}
