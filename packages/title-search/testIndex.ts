import type { DatabaseSync } from 'node:sqlite';

import { type SearchEntry, type SearchKind, searchKinds } from './entry.ts';
import { buildIndexInMemory } from './index/buildIndex.ts';

type Named = Partial<SearchEntry> & { name: string; year?: number | null };

/** An index for a test: the entries of each kind, the most popular first, numbered from 1. */
export function testIndex(names: Partial<Record<SearchKind, readonly (string | Named)[]>>): DatabaseSync {
  return buildIndexInMemory(
    searchKinds.flatMap((kind) => (names[kind] ?? []).map((item, index) => testEntry(kind, index, item))),
  );
}

export function testEntry(kind: SearchKind, index: number, item: string | Named): SearchEntry {
  const { year = null, ...named }: Named = typeof item === 'string' ? { name: item } : item;
  return {
    kind,
    id: index + 1,
    originalName: named.name,
    alternatives: [],
    popularity: 1000 - index,
    adult: false,
    video: false,
    imdb: null,
    firstYear: year,
    lastYear: year,
    runtime: null,
    language: null,
    genres: [],
    score: null,
    votes: null,
    ...named,
  };
}
