import { paths } from '#contracts/paths.ts';
import type { MovieList } from '#web/api/movies.ts';
import type { SeriesList } from '#web/api/series.ts';
import type { lists } from '#web/messages/en/lists.ts';

/** A list that has a page of its own. */
export type TitleList = {
  path: string;
  words: keyof typeof lists;
  /** Its filter or its order, as the discover page's address says it. */
  discover: string;
} & ({ media: 'movie'; list: MovieList } | { media: 'tv'; list: SeriesList });

export const titleLists: readonly TitleList[] = [
  {
    path: paths.nowPlaying,
    words: 'nowPlaying',
    discover: 'showing=now',
    media: 'movie',
    list: 'now_playing',
  },
  { path: paths.popular, words: 'popular', discover: '', media: 'movie', list: 'popular' },
  { path: paths.topRated, words: 'topRated', discover: 'sort=score', media: 'movie', list: 'top_rated' },
  { path: paths.upcoming, words: 'upcoming', discover: 'showing=soon', media: 'movie', list: 'upcoming' },
  { path: paths.series, words: 'series', discover: '', media: 'tv', list: 'popular' },
  {
    path: paths.seriesTopRated,
    words: 'seriesTopRated',
    discover: 'sort=score',
    media: 'tv',
    list: 'top_rated',
  },
  {
    path: paths.seriesOnTheAir,
    words: 'seriesOnTheAir',
    discover: 'status=returning',
    media: 'tv',
    list: 'on_the_air',
  },
];

/** The list of an address; a slash at the end doesn't matter. */
export function titleListAt(pathname: string): TitleList {
  const path = pathname.replace(/\/+$/, '');
  const found = titleLists.find((list) => list.path === path);
  if (!found) throw new Error(`No list lives at ${pathname}.`);
  return found;
}
