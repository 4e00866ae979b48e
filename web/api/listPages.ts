import type { DateWindow, Page } from '@marquee/contracts/tmdb/common.ts';
import type { MovieListItem, TvListItem } from '@marquee/contracts/tmdb/lists.ts';
import type { Loose } from '@marquee/contracts/tmdb/loose.ts';

/** The protocol answers pages 1 to 500 and no more, whatever `total_pages` says. */
export const lastServedPage = 500;

type Listed = 'id' | 'poster_path' | 'backdrop_path' | 'genre_ids' | 'vote_average';

/** What rows and grids show of a film. The rest of a list item stays out of the store, and so out of the HTML. */
export type ListedMovie = Pick<MovieListItem, Listed | 'title' | 'release_date'>;
/** What rows and grids show of a series. */
export type ListedSeries = Pick<TvListItem, Listed | 'name' | 'first_air_date'>;

const shared = (item: Loose<Pick<MovieListItem, Listed>>) => ({
  id: item.id,
  poster_path: item.poster_path ?? null,
  backdrop_path: item.backdrop_path ?? null,
  genre_ids: item.genre_ids ?? [],
  vote_average: item.vote_average ?? 0,
});

export const listedMovie = (item: Loose<MovieListItem>): ListedMovie => ({
  ...shared(item),
  title: item.title || item.original_title || '',
  release_date: item.release_date ?? '',
});

export const listedSeries = (item: Loose<TvListItem>): ListedSeries => ({
  ...shared(item),
  name: item.name || item.original_name || '',
  first_air_date: item.first_air_date ?? '',
});

export type ListPage<Item> = Page<Item> & { dates?: DateWindow };

/** A page with its items slimmed. */
export const slimPage =
  <From, To>(slim: (item: From) => To) =>
  ({ results, ...page }: Omit<ListPage<unknown>, 'results'> & { results?: From[] | null }): ListPage<To> => ({
    ...page,
    results: (results ?? []).map(slim),
  });

/** A list read from page `start` on, in both directions. The start is part of the cache's key. */
export type ListFrom<List extends string> = { list: List; start: number };

export const pageSteps = {
  initialPageParam: 1,
  getNextPageParam: (last: Page<unknown>) =>
    last.page < Math.min(last.total_pages, lastServedPage) ? last.page + 1 : undefined,
  getPreviousPageParam: (first: Page<unknown>) => (first.page > 1 ? first.page - 1 : undefined),
};
