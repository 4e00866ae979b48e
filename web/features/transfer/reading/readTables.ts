import { currentTitle } from '@marquee/contracts/library/currentKey.ts';
import Papa from 'papaparse';

import {
  dayOf,
  emptyLibrary,
  emptyTitle,
  type ForeignLibrary,
  type ForeignTitle,
  imdbOf,
  lineFrom,
  momentOf,
  ratingOf,
  wholeOf,
  wordsOfFile,
  yearFrom,
} from './foreignLibrary.ts';

export const mostRows = 100_000;

/** A column's value by its name. */
type Row = (column: string) => string;

/** A table whose columns are found by name, in any order. */
export type Table = { has: (...columns: string[]) => boolean; rows: readonly Row[] };

const nameOf = (header: string) => header.trim().toLowerCase();

/** Null where there are too many rows. */
export function readTable(text: string): Table | null {
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), {
    delimiter: ',',
    skipEmptyLines: 'greedy',
    preview: mostRows + 2,
  });
  const [headers = [], ...rows] = data;
  if (rows.length > mostRows) return null;
  const columns = new Map(headers.map((header, index) => [nameOf(header), index]));
  return {
    has: (...names) => names.every((name) => columns.has(name)),
    rows: rows.map((row) => (column: string) => row[columns.get(column) ?? -1] ?? ''),
  };
}

export const isMarqueeTable = (table: Table): boolean =>
  table.has('type', 'id', 'watchlist added', 'seen on');

/** Our own CSV export. It identifies titles by number. */
export function readMarqueeTable(table: Table): ForeignLibrary {
  const library = emptyLibrary();
  const names = new Set<string>();
  for (const row of table.rows) {
    const id = wholeOf(row('id'));
    const media = row('type') === 'movie' ? 'movie' : row('type') === 'tv' ? 'tv' : null;
    if (id === null || media === null) {
      library.nameless += 1;
      continue;
    }
    const kept = currentTitle({ media, id });
    const on = row('lists')
      .split(/\r?\n/)
      .map((name) => lineFrom(name, 100))
      .filter((name) => name !== '');
    for (const name of on) names.add(name);
    library.titles.push({
      ...emptyTitle({
        title: lineFrom(row('title'), 300),
        year: yearFrom(row('year')),
        tmdb: kept.id,
        media,
      }),
      kept,
      watchlist: row('watchlist added') === '' ? null : { added: momentOf(row('watchlist added')) },
      seen: row('seen') === 'yes' ? { on: dayOf(row('seen on')) } : null,
      rating: ratingOf(row('rating'), 1),
      hidden: row('hidden') === 'yes',
      lists: on.map((name) => ({ name, note: '' })),
    });
  }
  library.lists.push(...[...names].map((name) => ({ name, about: '' })));
  return library;
}

export const isLetterboxd = (table: Table): boolean => table.has('name', 'year', 'letterboxd uri');
export const isLetterboxdList = (text: string): boolean => /^\ufeff?Letterboxd list export/i.test(text);

function collect(table: Table, say: (row: Row) => Partial<ForeignTitle>): ForeignLibrary {
  const library = emptyLibrary();
  for (const row of table.rows) {
    const title = lineFrom(row('name'), 300);
    if (title === '') library.nameless += 1;
    // Letterboxd calls all titles films, miniseries too.
    else library.titles.push({ ...emptyTitle({ title, year: yearFrom(row('year')) }), ...say(row) });
  }
  return library;
}

/** One file of its export; null where its columns fit two kinds and its name doesn't decide. */
export function readLetterboxd(file: string, table: Table): ForeignLibrary | null {
  if (table.has('watched date')) {
    return collect(table, (row) => ({
      seen: { on: dayOf(row('watched date')) },
      rating: ratingOf(row('rating'), 2),
    }));
  }
  if (table.has('rating'))
    return collect(table, (row) => ({ seen: { on: null }, rating: ratingOf(row('rating'), 2) }));
  const words = wordsOfFile(file).toLowerCase();
  if (words.includes('watchlist'))
    return collect(table, (row) => ({ watchlist: { added: momentOf(row('date')) } }));
  return words.includes('watched') ? collect(table, () => ({ seen: { on: null } })) : null;
}

/** A list starts with lines about itself; its titles follow an empty line. */
export function readLetterboxdList(file: string, text: string): ForeignLibrary | null {
  const start = /(?:\r\n|\r|\n)[ \t]*(?:\r\n|\r|\n)/.exec(text);
  const end = start ? start.index : text.length;
  const about = readTable(text.slice(0, end).replace(/^.*(?:\r\n|\r|\n)/, ''));
  const table = readTable(text.slice(end).trimStart());
  if (!about || !table) return null;
  const [head] = about.rows;
  const name = lineFrom(head?.('name'), 100) || wordsOfFile(file) || 'Letterboxd';
  const library = collect(table, (row) => ({ lists: [{ name, note: lineFrom(row('description'), 1000) }] }));
  library.lists.push({ name, about: lineFrom(head?.('description'), 2000) });
  return library;
}

export const isImdb = (table: Table): boolean => table.has('const', 'title');

const series = new Set(['tvseries', 'tvminiseries']);
const films = new Set(['movie', 'tvmovie', 'short', 'video']);
const others = new Set(['tvepisode', 'videogame', 'musicvideo', 'podcastseries', 'podcastepisode']);
/** Newer exports name the watchlist by a number only. */
const isNumbered = (words: string) => /^[\da-f ]{32,}$/.test(words) || /^export$/.test(words);

const mediaOf = (type: string) => (series.has(type) ? 'tv' : films.has(type) ? 'movie' : null);

type Place = Pick<ForeignTitle, 'watchlist' | 'lists'>;

/** The data of a row of this file. Ratings have no order. */
function placeIn(file: string, table: Table): { name: string | null; of: (row: Row) => Partial<Place> } {
  if (!table.has('position')) return { name: null, of: () => ({}) };
  const words = wordsOfFile(file);
  if (/watch ?list/i.test(words) || isNumbered(words.toLowerCase()))
    return { name: null, of: (row) => ({ watchlist: { added: momentOf(row('created')) } }) };
  const name = words || 'IMDb';
  return { name, of: (row) => ({ lists: [{ name, note: lineFrom(row('description'), 1000) }] }) };
}

/** The ratings, the watchlist or a list. */
export function readImdb(file: string, table: Table): ForeignLibrary {
  const library = emptyLibrary();
  const place = placeIn(file, table);
  if (place.name !== null) library.lists.push({ name: place.name, about: '' });
  for (const row of table.rows) {
    const type = row('title type')
      .toLowerCase()
      .replaceAll(/[^a-z]/g, '');
    const title = lineFrom(row('title'), 300);
    const imdb = imdbOf(row('const'));
    const rating = ratingOf(row('your rating'), 1);
    if (others.has(type)) library.others += 1;
    else if (title === '' && imdb === null) library.nameless += 1;
    else {
      library.titles.push({
        ...emptyTitle({ title, imdb, year: yearFrom(row('year')), media: mediaOf(type) }),
        rating,
        // A rated title was seen, on an unknown day.
        seen: rating === null ? null : { on: null },
        ...place.of(row),
      });
    }
  }
  return library;
}
