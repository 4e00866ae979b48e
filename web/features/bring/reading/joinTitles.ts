import type { ForeignTitle } from './foreignLibrary.ts';

/** The same in every file that speaks of the title. */
const keyOf = ({ kept, row }: ForeignTitle): string =>
  kept
    ? `kept/${kept.media}/${kept.id}`
    : row.imdb !== null
      ? `imdb/${row.imdb}`
      : row.tmdb !== null
        ? `tmdb/${row.media}/${row.tmdb}`
        : `name/${row.title.toLowerCase()}/${row.year}/${row.media}`;

/** Of two days the later, and any before none. */
const laterOf = (a: string | null, b: string | null): string | null =>
  a === null || (b !== null && b > a) ? b : a;

function join(before: ForeignTitle, next: ForeignTitle): ForeignTitle {
  const { seen, watchlist } = before;
  return {
    ...before,
    row: before.row.title === '' ? next.row : before.row,
    watchlist:
      watchlist && next.watchlist
        ? { added: laterOf(watchlist.added, next.watchlist.added) }
        : (watchlist ?? next.watchlist),
    seen: seen && next.seen ? { on: laterOf(seen.on, next.seen.on) } : (seen ?? next.seen),
    rating: next.rating ?? before.rating,
    hidden: before.hidden || next.hidden,
    records: [...before.records, ...next.records],
    lists: [
      ...before.lists,
      ...next.lists.filter(({ name }) => before.lists.every((list) => list.name !== name)),
    ],
  };
}

/** Each title once, with all that is said about it: a diary, ratings and lists speak of the same. */
export function joinTitles(titles: readonly ForeignTitle[]): ForeignTitle[] {
  const joined = new Map<string, ForeignTitle>();
  for (const title of titles) {
    const key = keyOf(title);
    const before = joined.get(key);
    joined.set(key, before ? join(before, title) : title);
  }
  return [...joined.values()];
}
