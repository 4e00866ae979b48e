import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

import { everyWholeWord, everyWord, nameBegins } from './matchQuery.ts';
import { wordTable } from './searchTables.ts';
import type { SearchKind } from './searchTables.ts';

/** Entries whose years include this one; undefined for any. */
export type YearFilter = { year?: number | undefined; firstYear?: number | undefined };

/** How closely an entry matches: its whole name, the beginning of a name, or words in any place. */
export type Match = { rank: number; closeness: 0 | 1 | 2 };

export type Ranks = {
  /** Entries of a kind that hold all words, the last one perhaps unfinished: whole names first, then by popularity. */
  find: (kind: SearchKind, query: readonly string[], limit: number, filter?: YearFilter) => Match[];
  /** Whether some entry of the kind holds all words as they are. */
  holds: (kind: SearchKind, query: readonly string[]) => boolean;
};

/** Reads the index. An entry's rank is its place by popularity among all kinds. */
export function createRanks(database: DatabaseSync): Ranks {
  const years = `(:year IS NULL OR :year BETWEEN e.first_year AND e.last_year)
    AND (:firstYear IS NULL OR :firstYear = e.first_year)`;
  const exact = database.prepare(
    `SELECT n.rank FROM search_name n JOIN search_entry e USING (rank)
     WHERE n.kind = :kind AND n.name = :name AND ${years} ORDER BY n.rank LIMIT :limit`,
  );
  const matching = (kind: SearchKind) => {
    const table = wordTable(kind);
    return {
      all: database.prepare(
        `SELECT rowid AS rank FROM ${table} WHERE ${table} MATCH :match ORDER BY rowid LIMIT :limit`,
      ),
      ofYear: database.prepare(
        `SELECT e.rank FROM ${table} CROSS JOIN search_entry e ON e.rank = ${table}.rowid
         WHERE ${table} MATCH :match AND ${years} ORDER BY ${table}.rowid LIMIT :limit`,
      ),
    };
  };
  const byKind = {
    movie: matching('movie'),
    tv: matching('tv'),
    person: matching('person'),
    collection: matching('collection'),
    keyword: matching('keyword'),
  };

  const find: Ranks['find'] = (kind, query, limit, filter = {}) => {
    if (query.length === 0) return [];
    const { year = null, firstYear = null } = filter;
    const found = new Map<number, Match>();
    const add = (rows: Record<string, unknown>[], closeness: Match['closeness']) => {
      for (const row of rows) {
        const rank = Number(row['rank']);
        if (!found.has(rank)) found.set(rank, { rank, closeness });
      }
    };
    const filtered = year !== null || firstYear !== null;
    const match = (expression: string) => {
      const values: Record<string, SQLInputValue> = { match: expression, limit };
      return filtered
        ? byKind[kind].ofYear.all({ ...values, year, firstYear })
        : byKind[kind].all.all(values);
    };

    add(exact.all({ kind, name: query.join(' '), year, firstYear, limit }), 0);
    if (found.size < limit) add(match(nameBegins(query)), 1);
    if (found.size < limit) add(match(everyWord(query)), 2);
    return [...found.values()].slice(0, limit);
  };

  const holds: Ranks['holds'] = (kind, query) =>
    query.length > 0 && byKind[kind].all.get({ match: everyWholeWord(query), limit: 1 }) !== undefined;

  return { find, holds };
}
