import type { MediaType } from '@marquee/contracts/paths.ts';

import {
  dayOf,
  emptyLibrary,
  emptyTitle,
  type ForeignLibrary,
  imdbOf,
  lineFrom,
  momentOf,
  ratingOf,
  wholeOf,
  wordsOfFile,
  yearFrom,
} from './foreignLibrary.ts';
import type { Table } from './readTables.ts';

type Entry = {
  media: MediaType | null;
  isPart: boolean;
  title: unknown;
  year: unknown;
  imdb: unknown;
  tmdb: unknown;
  rating: unknown;
  watched: unknown;
  listed: unknown;
  note: unknown;
};

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

const said = (value: unknown) => value !== undefined && value !== null && value !== '';

function collect(file: string, entries: Iterable<Entry>): ForeignLibrary {
  const library = emptyLibrary();
  const words = wordsOfFile(file);
  const isWatchlist = /watch ?list/i.test(words);
  const name = words.replace(/^lists? /i, '') || 'Trakt';
  for (const entry of entries) {
    const title = lineFrom(entry.title, 300);
    const imdb = imdbOf(entry.imdb);
    const tmdb = wholeOf(entry.tmdb);
    if (entry.isPart) library.others += 1;
    else if (title === '' && imdb === null && (tmdb === null || entry.media === null)) library.nameless += 1;
    else {
      const rating = ratingOf(entry.rating, 1);
      const isSeen = rating !== null || said(entry.watched);
      const isListed = !isSeen && !isWatchlist;
      if (isListed && library.lists.length === 0) library.lists.push({ name, about: '' });
      library.titles.push({
        ...emptyTitle({ title, imdb, tmdb, media: entry.media, year: yearFrom(entry.year) }),
        rating,
        seen: isSeen ? { on: dayOf(entry.watched) } : null,
        watchlist: isWatchlist ? { added: momentOf(entry.listed) } : null,
        lists: isListed ? [{ name, note: lineFrom(entry.note, 1000) }] : [],
      });
    }
  }
  return library;
}

function* entriesOf(items: readonly unknown[]): Iterable<Entry> {
  for (const item of items.map(fieldsOf)) {
    const media: MediaType | null = isFields(item['movie']) ? 'movie' : isFields(item['show']) ? 'tv' : null;
    const work = fieldsOf(item['movie'] ?? item['show']);
    const ids = fieldsOf(work['ids']);
    yield {
      media,
      isPart: ['episode', 'season', 'person'].some((part) => isFields(item[part])),
      title: work['title'],
      year: work['year'],
      imdb: ids['imdb'],
      tmdb: ids['tmdb'],
      rating: item['rating'],
      watched: item['watched_at'] ?? item['last_watched_at'],
      listed: item['listed_at'],
      note: item['notes'],
    };
  }
}

/** Arrays of its history, ratings, watchlist or of a list. */
export const isTrakt = (value: unknown): value is unknown[] =>
  Array.isArray(value) &&
  (value.length === 0 ||
    value.slice(0, 20).some((item) => isFields(item) && (isFields(item['movie']) || isFields(item['show']))));

export const readTrakt = (file: string, items: readonly unknown[]): ForeignLibrary =>
  collect(file, entriesOf(items));

export const isTraktTable = (table: Table): boolean =>
  table.has('title', 'type') && (table.has('tmdb_id') || table.has('trakt_id'));

export const readTraktTable = (file: string, table: Table): ForeignLibrary =>
  collect(
    file,
    table.rows.map((row): Entry => {
      const type = row('type').toLowerCase();
      return {
        media: type === 'movie' ? 'movie' : type === 'show' ? 'tv' : null,
        isPart: ['episode', 'season', 'person'].includes(type),
        title: row('title'),
        year: row('year') || row('released'),
        imdb: row('imdb_id'),
        tmdb: row('tmdb_id'),
        rating: row('rating'),
        watched: row('watched_at') || row('last_watched_at'),
        listed: row('listed_at'),
        note: row('notes'),
      };
    }),
  );
