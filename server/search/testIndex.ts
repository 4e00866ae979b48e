import { DatabaseSync } from 'node:sqlite';

import { buildSearchIndex, type SearchEntry } from './buildSearchIndex.ts';
import { type SearchKind, searchKinds } from './searchTables.ts';

type Named = { name: string; originalName?: string; year?: number; lastYear?: number };

/** An index of its own for a test: the entries of each kind, the most popular first, numbered from 1. */
export function testIndex(names: Partial<Record<SearchKind, readonly (string | Named)[]>>): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  const entries = searchKinds.flatMap((kind) =>
    (names[kind] ?? []).map((item, index): SearchEntry => {
      const named: Named = typeof item === 'string' ? { name: item } : item;
      return {
        kind,
        id: index + 1,
        name: named.name,
        originalName: named.originalName ?? named.name,
        popularity: 1000 - index,
        firstYear: named.year ?? null,
        lastYear: named.lastYear ?? named.year ?? null,
      };
    }),
  );
  buildSearchIndex(database, entries);
  return database;
}
