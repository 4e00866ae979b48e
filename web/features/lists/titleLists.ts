import { paths } from '@marquee/contracts/paths.ts';

import type { MovieList, SeriesList } from '#web/api/titleLists.ts';
import type { lists } from '#web/messages/en/lists.ts';

import type { ListEntry } from './ListEntry.ts';

/** A list that has a page of its own. */
export type TitleList = {
  path: string;
  words: keyof typeof lists;
  /** Its filter or its order, as the discover page's address has it. */
  discover: string;
} & ({ media: 'movie'; list: MovieList } | { media: 'tv'; list: SeriesList });

export const titleLists = {
  nowPlaying: {
    path: paths.nowPlaying,
    words: 'nowPlaying',
    discover: 'showing=now',
    media: 'movie',
    list: 'now_playing',
  },
  popular: { path: paths.popular, words: 'popular', discover: '', media: 'movie', list: 'popular' },
  topRated: {
    path: paths.topRated,
    words: 'topRated',
    discover: 'sort=score',
    media: 'movie',
    list: 'top_rated',
  },
  upcoming: {
    path: paths.upcoming,
    words: 'upcoming',
    discover: 'showing=soon',
    media: 'movie',
    list: 'upcoming',
  },
  series: { path: paths.series, words: 'series', discover: '', media: 'tv', list: 'popular' },
  seriesTopRated: {
    path: paths.seriesTopRated,
    words: 'seriesTopRated',
    discover: 'sort=score',
    media: 'tv',
    list: 'top_rated',
  },
  seriesOnTheAir: {
    path: paths.seriesOnTheAir,
    words: 'seriesOnTheAir',
    discover: 'status=returning',
    media: 'tv',
    list: 'on_the_air',
  },
} as const satisfies Record<string, TitleList>;

export const allTitleLists: readonly TitleList[] = Object.values(titleLists);

export const titleListAt = (pathname: string): TitleList | undefined =>
  allTitleLists.find(({ path }) => path === pathname);

/** The page's titles for search engines. */
export const itemListOf = (name: string, entries: readonly ListEntry[]): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  itemListElement: entries.map((entry) => ({
    '@type': 'ListItem',
    position: entry.number,
    name: entry.name,
    url: entry.href,
  })),
});
