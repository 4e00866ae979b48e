import {
  emptyLibrary,
  emptyTitle,
  type ForeignLibrary,
  type ForeignTitle,
  imdbOf,
  lineOf,
  momentOf,
  ratingOf,
  wordsOfFile,
  yearOf,
} from './foreignLibrary.ts';
import type { Table } from './readTable.ts';

type Row = Table['rows'][number];

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
  return { name, of: (row) => ({ lists: [{ name, note: lineOf(row('description'), 1000) }] }) };
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
    const title = lineOf(row('title'), 300);
    const imdb = imdbOf(row('const'));
    const rating = ratingOf(row('your rating'), 1);
    if (others.has(type)) library.others += 1;
    else if (title === '' && imdb === null) library.nameless += 1;
    else {
      library.titles.push({
        ...emptyTitle({ title, imdb, year: yearOf(row('year')), media: mediaOf(type) }),
        rating,
        // A rated title was seen, on an unknown day.
        seen: rating === null ? null : { on: null },
        ...place.of(row),
      });
    }
  }
  return library;
}
