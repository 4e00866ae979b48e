import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

import type { SearchEntry } from '#entry.ts';
import { spellingsOf } from '#wording/spellingsOf.ts';

import { createSieveBuilder } from './bloomFilter.ts';
import { createColumnsBuilder } from './columns.ts';
import { entryColumns, fromRow, toRow } from './entryRow.ts';
import { noteFirstRanks } from './firstRanks.ts';
import { writePacked } from './packed.ts';
import { applicationId, commonFrom, followedTo, indexSchema, indexVersion } from './tables.ts';
import {
  firstYearToken,
  initialsToken,
  nameBeginnings,
  nameEnds,
  nameToken,
  wordBeginnings,
  wordEnds,
  wordToken,
  yearToken,
} from './tokens.ts';
import { createWordStore } from './trie.ts';

type Options = {
  /** Called now and then with the number of entries that are written. */
  onProgress?: (done: number) => void;
};

const progressEvery = 1000;
const largestId = 2 ** 32 - 1;
const longestSeries = 80;
const hashBytes = 1 << 24;
/** An entry has about fifteen tokens and prefixes of its own. */
const sievedPerEntry = 15;

/** Adult and video entries are ranked behind all others, wherever they match. */
const order = 'ORDER BY adult, video, popularity DESC, kind, id';
const byRank = 'SELECT * FROM entry ORDER BY rank';

/**
 * Writes an index of its own into a new file. Entries may come in any order and number: they are buffered on disk, SQLite
 * sorts them, and no more than one is in memory at a time. Of two with the same kind and number, the first one counts.
 */
export function buildIndex(file: string, entries: Iterable<SearchEntry>, options: Options = {}): void {
  const [draft, waiting] = [`${file}.loose`, `${file}.waiting`];
  const clear = () => {
    for (const path of [draft, waiting]) rmSync(path, { force: true });
  };
  clear();
  const database = new DatabaseSync(draft);
  try {
    fill(database, { entries, waiting, ...options });
    // A copy without the free pages left by the build.
    rmSync(file, { force: true });
    database.prepare('VACUUM INTO ?').run(file);
  } finally {
    database.close();
    clear();
  }
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** An index in memory, for tests and other small things. */
export function buildIndexInMemory(entries: Iterable<SearchEntry>): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  fill(database, { entries, waiting: ':memory:' });
  return database;
}

type Filling = Options & {
  entries: Iterable<SearchEntry>;
  /** A temporary file for what has to be sorted. */
  waiting: string;
};

function fill(database: DatabaseSync, { entries, waiting, onProgress }: Filling): void {
  // A failed build is thrown away, so no rollback journal is needed.
  database.exec(`
    ATTACH '${waiting.replaceAll("'", "''")}' AS waiting;
    PRAGMA main.journal_mode = OFF;
    PRAGMA waiting.journal_mode = OFF;
    PRAGMA main.synchronous = OFF;
    PRAGMA waiting.synchronous = OFF;
    PRAGMA main.cache_size = -32000;
    PRAGMA waiting.cache_size = -16000;
    PRAGMA main.application_id = ${applicationId};
    PRAGMA main.user_version = ${indexVersion};
    CREATE TABLE waiting.staged (${entryColumns.join(', ')}, PRIMARY KEY (kind, id)) WITHOUT ROWID;
    ${indexSchema}
    INSERT INTO names (names, rank) VALUES ('hashsize', ${hashBytes});
    INSERT INTO words (words, rank) VALUES ('hashsize', ${hashBytes});
    BEGIN;
  `);
  stage(database, entries);
  database.exec(`
    INSERT INTO entry SELECT row_number() OVER (${order}), ${entryColumns.join(', ')} FROM staged ${order};
    CREATE UNIQUE INDEX entry_key ON entry (kind, id);
    CREATE INDEX entry_imdb ON entry (imdb) WHERE imdb IS NOT NULL;
  `);
  addTokens(database, onProgress);
  database.exec(`
    INSERT INTO names (names) VALUES ('optimize');
    INSERT INTO words (words) VALUES ('optimize');
  `);
  noteCommon(database);
  noteFirstRanks(database);
  database.exec('COMMIT; DETACH waiting');
}

function stage(database: DatabaseSync, entries: Iterable<SearchEntry>): void {
  const places = entryColumns.map(() => '?').join(', ');
  const add = database.prepare(`INSERT OR IGNORE INTO staged VALUES (${places})`);
  for (const entry of entries) {
    if (!Number.isInteger(entry.id) || entry.id < 0 || entry.id > largestId) {
      throw new RangeError(`${entry.kind} ${entry.id} has a number that the index cannot hold`);
    }
    add.run(...toRow(entry));
  }
}

function addTokens(database: DatabaseSync, onProgress?: (done: number) => void): void {
  const addNames = database.prepare('INSERT INTO names (rowid, tokens) VALUES (?, ?)');
  const addWords = database.prepare('INSERT INTO words (rowid, tokens) VALUES (?, ?)');
  const store = createWordStore(database);
  const count = Number(database.prepare('SELECT count(*) AS count FROM entry').get()?.['count']);
  const bloomFilter = createSieveBuilder(count * sievedPerEntry);
  const ids = new Uint32Array(count + 1);
  const columns = createColumnsBuilder(count);
  let rank = 0;
  for (const row of database.prepare(byRank).iterate()) {
    rank += 1;
    const entry = fromRow(row);
    const tokens = tokensOf(entry);
    addNames.run(rank, [...tokens.names].join(' '));
    addWords.run(rank, [...tokens.words].join(' '));
    for (const token of tokens.names) bloomFilter.add(token, nameEnds);
    for (const token of tokens.words) bloomFilter.add(token, wordEnds);
    store.add(tokens.plain, rank);
    ids[rank] = entry.id;
    columns.add(rank, entry);
    if (rank % progressEvery === 0) onProgress?.(rank);
  }
  onProgress?.(rank);
  writePacked(database, 'ids', ids);
  columns.write(database);
  writePacked(database, 'bloomFilter', bloomFilter.finish());
  for (const [name, numbers] of Object.entries(store.finish())) writePacked(database, name, numbers);
}

function yearTokens({ kind, firstYear, lastYear }: SearchEntry): string[] {
  if (firstYear === null) return [];
  const length = Math.max(0, Math.min((lastYear ?? firstYear) - firstYear, longestSeries));
  const years = Array.from({ length: length + 1 }, (_, index) => yearToken(kind, firstYear + index));
  return [...years, firstYearToken(kind, firstYear)];
}

function tokensOf(entry: SearchEntry) {
  const { kind } = entry;
  const spelled = spellingsOf(entry);
  const own = [spelled.name, spelled.original, ...spelled.alternatives].filter(Boolean);
  const begun = [...own, spelled.bare, ...spelled.beginnings].filter(Boolean);
  const plain = new Set(own.flatMap((name) => name.split(' ')));
  const whole = new Set([...spelled.names, ...own]);
  // A person called Star, and a film below whose title contains "Civil War", are found by it, but aren't what it means:
  // with the space at its end it is the beginning of a name alone.
  const partial = begun.filter((name) => !whole.has(name)).map((name) => `${name} `);
  // Names run together are whole names already.
  const others = spelled.spellings.split(' ').filter((word) => word !== '' && !whole.has(word));
  const years = yearTokens(entry);
  return {
    plain,
    names: new Set([
      ...[...whole, ...partial].map((name) => nameToken(kind, name)),
      ...begun.flatMap((name) => nameBeginnings(kind, name)),
      ...spelled.initials.map((initials) => initialsToken(kind, initials)),
      ...years,
    ]),
    words: new Set([
      ...[...plain, ...others].map((word) => wordToken(kind, word)),
      ...[...plain].flatMap((word) => wordBeginnings(kind, word)),
      ...years,
    ]),
  };
}

/** Stores how many entries have a frequent word, and for very common ones the rank up to which this many have it. */
function noteCommon(database: DatabaseSync): void {
  database.exec('CREATE VIRTUAL TABLE temp.word_counts USING fts5vocab(main, words, row)');
  const common = database.prepare(`SELECT term, doc FROM word_counts WHERE doc > ${commonFrom}`).all();
  const reachOf = database.prepare(
    `SELECT rowid AS rank FROM words WHERE words MATCH ? ORDER BY rowid LIMIT 1 OFFSET ${followedTo}`,
  );
  const add = database.prepare('INSERT INTO common VALUES (?, ?, ?)');
  for (const { term, doc } of common) {
    const reach = Number(doc) > followedTo ? reachOf.get(`"${String(term)}"`)?.['rank'] : null;
    add.run(term ?? null, doc ?? null, reach ?? null);
  }
  database.exec('DROP TABLE temp.word_counts');
}
