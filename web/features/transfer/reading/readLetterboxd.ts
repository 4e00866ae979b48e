import {
  dayOf,
  emptyLibrary,
  emptyTitle,
  type ForeignLibrary,
  type ForeignTitle,
  lineOf,
  momentOf,
  ratingOf,
  wordsOfFile,
  yearOf,
} from './foreignLibrary.ts';
import { readTable, type Table } from './readTable.ts';

type Row = Table['rows'][number];

export const isLetterboxd = (table: Table): boolean => table.has('name', 'year', 'letterboxd uri');
export const isLetterboxdList = (text: string): boolean => /^\ufeff?Letterboxd list export/i.test(text);

function collect(table: Table, say: (row: Row) => Partial<ForeignTitle>): ForeignLibrary {
  const library = emptyLibrary();
  for (const row of table.rows) {
    const title = lineOf(row('name'), 300);
    if (title === '') library.nameless += 1;
    // Letterboxd calls all titles films, miniseries too.
    else library.titles.push({ ...emptyTitle({ title, year: yearOf(row('year')) }), ...say(row) });
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
  const name = lineOf(head?.('name'), 100) || wordsOfFile(file) || 'Letterboxd';
  const library = collect(table, (row) => ({ lists: [{ name, note: lineOf(row('description'), 1000) }] }));
  library.lists.push({ name, about: lineOf(head?.('description'), 2000) });
  return library;
}
