import type { DatabaseSync } from 'node:sqlite';

import { chooseNames } from '#importing/reading/chooseNames.ts';
import {
  createNameReader,
  createRatingReader,
  createTitleReader,
  type ImdbName,
} from '#importing/reading/imdbLine.ts';
import type { SourceKind } from '#importing/reading/recogniseFile.ts';
import { readTmdbLine, type TmdbRow } from '#importing/reading/tmdbLine.ts';

/** The outcome of a line. `left out` is on purpose, such as an episode. */
type Taken = 'kept' | 'left out' | { bad: string };

/** Writes the lines of one file into the tables. */
export type Sink = {
  take: (text: string) => Taken;
  /** Writes a title's buffered names once its last line is read. */
  settle: () => void;
};

type Read<Row> = Row | string | null;

function sinkOf<Row extends object>(read: (text: string) => Read<Row>, write: (row: Row) => void): Sink {
  return {
    take: (text) => {
      const row = read(text);
      if (row === null) return 'left out';
      if (typeof row === 'string') return { bad: row };
      write(row);
      return 'kept';
    },
    settle: () => {},
  };
}

const bit = (value: boolean) => (value ? 1 : 0);

function tmdbSink(database: DatabaseSync, kind: TmdbRow['kind'], source: number): Sink {
  const insert = database.prepare('INSERT OR REPLACE INTO tmdb VALUES (?, ?, ?, ?, ?, ?, ?)');
  return sinkOf(
    (text) => readTmdbLine(kind, text),
    ({ id, name, popularity, adult, video }) =>
      void insert.run(kind, id, name, popularity, bit(adult), bit(video), source),
  );
}

function titleSink(database: DatabaseSync, columns: readonly string[], source: number): Sink {
  const insert = database.prepare('INSERT OR REPLACE INTO imdb_title VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  return sinkOf(createTitleReader(columns), (title) => {
    const { number, type, name, original, adult, firstYear, lastYear, runtime, genres } = title;
    insert.run(number, type, name, original, bit(adult), firstYear, lastYear, runtime, genres, source);
  });
}

function ratingSink(database: DatabaseSync, columns: readonly string[], source: number): Sink {
  const insert = database.prepare('INSERT OR REPLACE INTO imdb_rating VALUES (?, ?, ?, ?)');
  return sinkOf(
    createRatingReader(columns),
    ({ number, score, votes }) => void insert.run(number, score, votes, source),
  );
}

/** At most this many names of one title are buffered before the best of them are chosen. */
const mostHeld = 256;

/**
 * Names come title by title, and which are worth storing shows only when all have come. The best of what is stored
 * and the buffered ones are the best of all, so a title's names may be settled in parts.
 */
function nameSink(database: DatabaseSync, { columns, known }: NamesOf, source: number): Sink {
  const isStaged = database.prepare('SELECT 1 FROM imdb_title WHERE number = ?');
  const stored = database.prepare('SELECT * FROM imdb_name WHERE number = ? AND source = ? ORDER BY ord');
  const clear = database.prepare('DELETE FROM imdb_name WHERE number = ?');
  const insert = database.prepare('INSERT INTO imdb_name VALUES (?, ?, ?, ?, ?, ?)');
  let last = { number: 0, wanted: false };
  const isWanted = (number: number) => {
    if (number !== last.number) {
      last = { number, wanted: known.has(number) || isStaged.get(number) !== undefined };
    }
    return last.wanted;
  };

  let held: ImdbName[] = [];
  const settle = () => {
    const number = held[0]?.number;
    if (number === undefined) return;
    const before = stored.all(number, source).map((row) => ({
      number,
      name: String(row['name']),
      region: String(row['region']),
      original: row['original'] === 1,
    }));
    clear.run(number);
    for (const [ord, { name, region, original }] of chooseNames([...before, ...held]).entries()) {
      insert.run(number, ord, name, region, bit(original), source);
    }
    held = [];
  };
  const { take } = sinkOf<ImdbName>(createNameReader(columns, isWanted), (name) => {
    if (held[0]?.number !== name.number || held.length === mostHeld) settle();
    held.push(name);
  });
  return { take, settle };
}

/** `known`: numbers of embedded titles, wanted even without IMDb's table of titles. */
type NamesOf = { columns: readonly string[]; known: ReadonlySet<number> };

type SinkOf = (database: DatabaseSync, lines: NamesOf, source: number) => Sink;

const sinks: Readonly<Record<SourceKind, SinkOf>> = {
  'tmdb-movie': (database, _, source) => tmdbSink(database, 'movie', source),
  'tmdb-tv': (database, _, source) => tmdbSink(database, 'tv', source),
  'tmdb-person': (database, _, source) => tmdbSink(database, 'person', source),
  'imdb-titles': (database, { columns }, source) => titleSink(database, columns, source),
  'imdb-ratings': (database, { columns }, source) => ratingSink(database, columns, source),
  'imdb-names': nameSink,
};

/** The sink for lines of a file of this kind; `source` is the number of its record. */
export const createSink = (database: DatabaseSync, kind: SourceKind, lines: NamesOf, source: number): Sink =>
  sinks[kind](database, lines, source);
