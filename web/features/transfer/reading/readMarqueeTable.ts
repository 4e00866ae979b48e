import { currentTitle } from '@marquee/contracts/library/currentKey.ts';

import {
  dayOf,
  emptyLibrary,
  emptyTitle,
  type ForeignLibrary,
  lineOf,
  momentOf,
  ratingOf,
  wholeOf,
  yearOf,
} from './foreignLibrary.ts';
import type { Table } from './readTable.ts';

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
      .map((name) => lineOf(name, 100))
      .filter((name) => name !== '');
    for (const name of on) names.add(name);
    library.titles.push({
      ...emptyTitle({ title: lineOf(row('title'), 300), year: yearOf(row('year')), tmdb: kept.id, media }),
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
