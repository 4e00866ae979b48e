import type { DatabaseSync } from 'node:sqlite';

import type { SearchEntry, SearchKind } from '#entry.ts';
import { openBloomFilter, type BloomFilter } from '#index/bloomFilter.ts';
import { type EntryFacts, readColumns } from '#index/columns.ts';
import { fromRow, namesIn } from '#index/entryRow.ts';
import { createReadFirstRanks } from '#index/firstRanks.ts';
import { readPacked } from '#index/packed.ts';
import { commonFrom } from '#index/tables.ts';
import type { Trie } from '#index/trie.ts';

/** The cost of a search, for tests that no query costs much. */
export type QueryWork = {
  /** SQL queries. */
  statements: number;
  /** Rows that they returned. */
  rows: number;
  /** Visited nodes of the word trie. */
  nodes: number;
};

export const noWork = (): QueryWork => ({ statements: 0, rows: 0, nodes: 0 });

/** The index as the search reads it. Every list of ranks begins with the best. */
export type Postings = {
  /** Starts a query: answers of an earlier one are dropped. */
  begin: () => void;
  /** The number of entries, which is the worst rank. */
  size: number;
  trie: Trie;
  idAt: (rank: number) => number;
  /** Entries with a name that the expression matches, none beyond the rank `upTo`. */
  names: (expression: string, limit: number, upTo: number) => number[];
  /** The same for words. */
  words: (expression: string, limit: number, upTo: number) => number[];
  bloomFilter: BloomFilter;
  /** Up to which rank the list of this word may be read: of rarer ones all. */
  reachOf: (token: string) => number;
  /** How many entries have the word of this token; for all rarer ones the same number. */
  entriesOf: (token: string) => number;
  entryAt: (rank: number) => SearchEntry | undefined;
  /** The columns behind it are read when they are first asked for. */
  factsAt: (rank: number) => EntryFacts;
  /** All names of an entry. */
  namesAt: (rank: number) => string[];
  rankOf: (kind: SearchKind, id: number) => number | undefined;
  rankOfImdb: (imdb: string) => number | undefined;
};

type Part = 'names' | 'words';
type Asked = { expression: string; upTo: number; limit: number };

/** Fewer are found faster than a long list is read. */
const fewRanks = 100;
const soleToken = /^"([^"]*)"$/;

export function createPostings(database: DatabaseSync, work: QueryWork): Postings {
  const ids = new Uint32Array(readPacked(database, 'ids'));
  const size = Math.max(0, ids.length - 1);
  const common = new Map(
    database
      .prepare('SELECT token, entries, reach FROM common')
      .all()
      .map(({ token, entries, reach }) => [
        String(token),
        { entries: Number(entries), reach: reach === null ? size : Number(reach) },
      ]),
  );
  const trie: Trie = {
    letters: new Uint16Array(readPacked(database, 'letters')),
    ends: new Uint32Array(readPacked(database, 'ends')),
    best: new Uint16Array(readPacked(database, 'best')),
    own: new Uint16Array(readPacked(database, 'own')),
  };
  const bloomFilter = openBloomFilter(new Uint32Array(readPacked(database, 'bloomFilter')));
  const searchIn = (part: Part) => {
    const statement = database.prepare(
      `SELECT rowid FROM ${part} WHERE ${part} MATCH ? AND rowid <= ? ORDER BY rowid LIMIT ?`,
    );
    statement.setReturnArrays(true);
    return ({ expression, upTo, limit }: Asked) =>
      statement.all(expression, upTo, limit).map((row) => Number(row[0]));
  };
  const inPart = { names: searchIn('names'), words: searchIn('words') };
  const namesOf = database.prepare('SELECT name, original_name, alternatives FROM entry WHERE rank = ?');
  const entryOf = database.prepare('SELECT * FROM entry WHERE rank = ?');
  const rankOfKey = database.prepare('SELECT rank FROM entry WHERE kind = ? AND id = ?');
  const rankOfImdb = database.prepare('SELECT rank FROM entry WHERE imdb = ? ORDER BY rank LIMIT 1');

  const readFirstRanks = createReadFirstRanks(database);
  /** Readings of one query often repeat a lookup. A new map for each query is collected young, a cleared one isn't. */
  let answered = new Map<string, number[]>();
  const ranksIn = (part: Part, { expression, upTo, limit }: Asked) => {
    const key = `${part} ${upTo} ${limit} ${expression}`;
    const known = answered.get(key);
    if (known !== undefined) return known;
    const token = limit < fewRanks ? undefined : soleToken.exec(expression)?.[1];
    const written = token === undefined ? undefined : readFirstRanks(part, token, { limit, upTo });
    work.statements += 1;
    const ranks = written ?? inPart[part]({ expression, upTo, limit });
    work.rows += ranks.length;
    answered.set(key, ranks);
    return ranks;
  };
  let columns: ReturnType<typeof readColumns> | undefined;
  const rankIn = (row: Record<string, unknown> | undefined) => {
    work.statements += 1;
    return row === undefined ? undefined : Number(row['rank']);
  };

  return {
    begin: () => {
      answered = new Map();
    },
    size,
    trie,
    bloomFilter,
    idAt: (rank) => ids[rank] ?? 0,
    names: (expression, limit, upTo) => ranksIn('names', { expression, upTo, limit }),
    words: (expression, limit, upTo) => ranksIn('words', { expression, upTo, limit }),
    reachOf: (token) => common.get(token)?.reach ?? size,
    entriesOf: (token) => common.get(token)?.entries ?? commonFrom / 2,
    entryAt: (rank) => {
      // A hit may need its explanation after a newer index has replaced this one.
      if (!database.isOpen) return undefined;
      work.statements += 1;
      const row = entryOf.get(rank);
      return row && fromRow(row);
    },
    factsAt: (rank) => (columns ??= readColumns(database))(rank),
    namesAt: (rank) => {
      work.statements += 1;
      const row = namesOf.get(rank);
      return row === undefined ? [] : namesIn(row);
    },
    rankOf: (kind, id) => rankIn(rankOfKey.get(kind, id)),
    rankOfImdb: (imdb) => rankIn(rankOfImdb.get(imdb)),
  };
}
