import { type ChoiceName, facetNames, isRange, type RangeName } from '@marquee/contracts/facets.ts';
import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import { normalise } from '@marquee/text';

import type { FacetTitle } from '#facetTitle.ts';

import { type ChoiceColumn, choiceColumn } from './choiceColumn.ts';
import { choiceReaders, type FameOf, rangesOf } from './facetValues.ts';

/** Titles as columns: a row a title, the best known first. */
export type TitleColumns = {
  keys: readonly TitleId[];
  rowOf: (key: TitleId) => number | undefined;
  /** Rows of a medium, in order. */
  rowsOf: Readonly<Record<MediaType, Uint32Array>>;
  choices: Readonly<Record<ChoiceName, ChoiceColumn>>;
  ranges: Readonly<Record<RangeName, Float64Array>>;
  popularity: Float64Array;
  behind: Uint8Array;
  /** The day as one number, 0 where it isn't known. */
  days: Float64Array;
  votes: Float64Array;
  /** Sort keys of names, and by row the place that follows from them. Computed on first use. */
  sortNames: () => readonly string[];
  nameRanks: () => Uint32Array;
};

export const choiceNames = facetNames.filter((name): name is ChoiceName => !isRange(name));
export const rangeNames = facetNames.filter(isRange);

const nothing: readonly string[] = [];

/** `1999-03-31` to 19990331; of a mere year the first day, so that it sorts before all days of it. */
function dayOf({ date, year }: FacetTitle): number {
  const [ownYear = '', month = '0', day = '0'] = date.split('-');
  return (Number(ownYear) || year || 0) * 10_000 + Number(month) * 100 + Number(day);
}

/** Articles don't count: "The Matrix" is sorted under M. */
const sortNameOf = (name: string) => normalise(name).replace(/^(?:the|an?) (?=.)/, '');

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Equal names have equal places. */
function ranksOf(names: readonly string[]): Uint32Array {
  const sorted = [...new Set(names)].sort();
  const ranks = new Map(sorted.map((name, rank) => [name, rank]));
  return Uint32Array.from(names, (name) => ranks.get(name) ?? 0);
}

/** Apart from the titles, as are the names: the result must not keep whole titles in memory. */
function rowsByKey(titles: readonly TitleId[]): TitleColumns['rowOf'] {
  const rows: Record<MediaType, Map<number, number>> = { movie: new Map(), tv: new Map() };
  for (const [row, { media, id }] of titles.entries()) rows[media].set(id, row);
  return ({ media, id }) => rows[media].get(id);
}

/** As `Float64Array.from`, which takes several times as long. */
function numbersOf<Item>(items: readonly Item[], read: (item: Item) => number): Float64Array {
  const numbers = new Float64Array(items.length);
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (item !== undefined) numbers[at] = read(item);
  }
  return numbers;
}

function namesOf(titles: readonly FacetTitle[]) {
  const names = titles.map(({ name }) => name);
  return () => names;
}

function sortedBy(names: () => readonly string[]): Pick<TitleColumns, 'sortNames' | 'nameRanks'> {
  const sortNames = once(() => names().map(sortNameOf));
  return { sortNames, nameRanks: once(() => ranksOf(sortNames())) };
}

type ColumnOptions<Title> = {
  /** For titles whose names take a reading each, which only sorting by name is worth. */
  names: (titles: readonly Title[]) => () => readonly string[];
  /** All that any of the titles has a value of. */
  only: ReadonlySet<ChoiceName>;
};

export function titleColumns<Title extends FacetTitle>(
  all: Iterable<Title>,
  fameOf: FameOf,
  { names = namesOf, only }: Partial<ColumnOptions<Title>> = {},
): TitleColumns {
  const titles = [...all].sort(
    (a, b) => Number(a.behind) - Number(b.behind) || b.popularity - a.popularity || a.id - b.id,
  );
  const readers = choiceReaders(fameOf);
  const measured = titles.map(rangesOf);
  const numbers = (read: (title: FacetTitle) => number) => numbersOf(titles, read);
  const empty = choiceColumn(titles, () => nothing);
  const rowsOf = (media: MediaType) =>
    Uint32Array.from(titles.flatMap((title, row) => (title.media === media ? [row] : [])));
  const choice = (name: Exclude<ChoiceName, 'showing'>) =>
    only?.has(name) === false ? empty : choiceColumn(titles, readers[name]);
  const range = (name: RangeName) => numbersOf(measured, (values) => values[name]);

  return {
    keys: titles.map(({ media, id }) => ({ media, id })),
    rowOf: rowsByKey(titles),
    rowsOf: { movie: rowsOf('movie'), tv: rowsOf('tv') },
    choices: {
      genre: choice('genre'),
      language: choice('language'),
      country: choice('country'),
      certification: choice('certification'),
      mood: choice('mood'),
      keyword: choice('keyword'),
      person: choice('person'),
      actor: choice('actor'),
      maker: choice('maker'),
      writer: choice('writer'),
      fame: choice('fame'),
      source: choice('source'),
      part: choice('part'),
      showing: empty,
      network: choice('network'),
      status: choice('status'),
      form: choice('form'),
    },
    ranges: {
      year: range('year'),
      score: range('score'),
      runtime: range('runtime'),
      seasons: range('seasons'),
    },
    popularity: numbers(({ popularity }) => popularity),
    behind: Uint8Array.from(titles, ({ behind }) => Number(behind)),
    days: numbers(dayOf),
    votes: numbers(({ votes }) => votes ?? 0),
    ...sortedBy(names(titles)),
  };
}

/** The columns with what is on in the cinema and what is announced. */
export function withShowing(
  columns: TitleColumns,
  { on, soon }: { on: readonly number[]; soon: readonly number[] },
): TitleColumns {
  const shown: string[][] = columns.keys.map(() => []);
  const mark = (ids: readonly number[], word: string) => {
    for (const id of ids) shown[columns.rowOf({ media: 'movie', id }) ?? -1]?.push(word);
  };
  mark(on, 'now');
  mark(soon, 'soon');
  return { ...columns, choices: { ...columns.choices, showing: choiceColumn(shown, (words) => words) } };
}
