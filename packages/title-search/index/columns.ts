import type { DatabaseSync } from 'node:sqlite';

import type { SearchEntry } from '#entry.ts';

import { readPacked, writePacked } from './packed.ts';

/** What lists of found entries are filtered and sorted by. Null or empty where unknown. */
export type EntryFacts = Pick<SearchEntry, 'language' | 'genres' | 'score' | 'runtime' | 'popularity'> & {
  year: number | null;
  /** Not more than 255. */
  votes: number | null;
  /** Ranked behind all others. */
  behind: boolean;
};

/** The columns by rank; 0 is an unknown value. Scores are in tenths, plus one. */
const columnTypes = {
  year: Uint16Array,
  runtime: Uint16Array,
  language: Uint16Array,
  genres: Uint16Array,
  score: Uint8Array,
  votes: Uint8Array,
  behind: Uint8Array,
  popularity: Float32Array,
} as const;
type ColumnName = keyof typeof columnTypes;
type Columns = { [Name in ColumnName]: InstanceType<(typeof columnTypes)[Name]> };

const names = Object.keys(columnTypes) as ColumnName[];
const columnsOf = (make: (name: ColumnName) => number | ArrayBuffer) =>
  Object.fromEntries(names.map((name) => [name, new columnTypes[name](make(name) as number)])) as Columns;

const storedAs = (name: string) => `column ${name}`;
const highest = 65_535;

/** Texts as numbers from 1 on; "" is 0, and so is what comes after too many others. */
function createCodes() {
  const codes = new Map([['', 0]]);
  return {
    codeOf: (text: string): number => {
      const code = codes.get(text) ?? (codes.size > highest ? 0 : codes.size);
      if (code === codes.size) codes.set(text, code);
      return code;
    },
    texts: () => [...codes.keys()],
  };
}

/** Columns for so many entries. */
export function createColumnsBuilder(count: number) {
  const columns = columnsOf(() => count + 1);
  const languages = createCodes();
  const genres = createCodes();
  return {
    add: (rank: number, entry: SearchEntry): void => {
      columns.year[rank] = entry.firstYear ?? 0;
      columns.runtime[rank] = Math.min(entry.runtime ?? 0, highest);
      columns.language[rank] = languages.codeOf(entry.language ?? '');
      columns.genres[rank] = genres.codeOf(entry.genres.join());
      columns.score[rank] = entry.score === null ? 0 : Math.round(entry.score * 10) + 1;
      columns.votes[rank] = Math.min(entry.votes ?? 0, 255);
      columns.behind[rank] = Number(entry.adult || entry.video);
      columns.popularity[rank] = entry.popularity;
    },
    /** A column in which nothing is known takes no room. */
    write: (database: DatabaseSync): void => {
      for (const name of names) {
        if (columns[name].some((value) => value !== 0)) writePacked(database, storedAs(name), columns[name]);
      }
      const texts = JSON.stringify({ languages: languages.texts(), genres: genres.texts() });
      writePacked(database, storedAs('texts'), new TextEncoder().encode(texts));
    },
  };
}

/** The facts of an entry by its rank. */
export function readColumns(database: DatabaseSync): (rank: number) => EntryFacts {
  const columns = columnsOf((name) => readPacked(database, storedAs(name)));
  const texts: { languages: string[]; genres: string[] } = JSON.parse(
    new TextDecoder().decode(readPacked(database, storedAs('texts'))),
  );
  const genres = texts.genres.map((text) => (text === '' ? [] : text.split(',').map(Number)));
  const numberAt = (name: ColumnName, rank: number) => columns[name][rank] || null;
  return (rank) => {
    const score = numberAt('score', rank);
    return {
      year: numberAt('year', rank),
      runtime: numberAt('runtime', rank),
      language: texts.languages[columns.language[rank] ?? 0] || null,
      genres: genres[columns.genres[rank] ?? 0] ?? [],
      score: score === null ? null : (score - 1) / 10,
      votes: numberAt('votes', rank),
      popularity: columns.popularity[rank] ?? 0,
      behind: columns.behind[rank] === 1,
    };
  };
}
