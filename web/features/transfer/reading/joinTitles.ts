import type { ForeignTitle } from './foreignLibrary.ts';

/** The same in every file that has the title. */
const keyOf = ({ kept, row }: ForeignTitle): string =>
  kept
    ? `kept/${kept.media}/${kept.id}`
    : row.imdb !== null
      ? `imdb/${row.imdb}`
      : row.tmdb !== null
        ? `tmdb/${row.media}/${row.tmdb}`
        : `name/${row.title.toLowerCase()}/${row.year}/${row.media}`;

/** The later of two days; any day beats none. */
const laterOf = (a: string | null, b: string | null): string | null =>
  a === null || (b !== null && b > a) ? b : a;

/** Everything but the arrays. */
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
  };
}

/** Arrays are joined once, since a title may be in a hundred thousand rows. */
function joinAll(same: readonly ForeignTitle[]): ForeignTitle {
  const lists = new Map<string, ForeignTitle['lists'][number]>();
  for (const title of same)
    for (const list of title.lists) if (!lists.has(list.name)) lists.set(list.name, list);
  return {
    ...same.reduce(join),
    records: same.flatMap(({ records }) => records),
    lists: [...lists.values()],
  };
}

/** Each title once, merged from diary, ratings and lists. */
export function joinTitles(titles: readonly ForeignTitle[]): ForeignTitle[] {
  const known = new Map<string, ForeignTitle[]>();
  for (const title of titles) {
    const key = keyOf(title);
    const same = known.get(key);
    if (same === undefined) known.set(key, [title]);
    else same.push(title);
  }
  return [...known.values()].map(joinAll);
}
