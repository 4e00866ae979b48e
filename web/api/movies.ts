import type { DatedMoviePage, MoviePage } from '#contracts/tmdb/lists.ts';

import { client } from './client.ts';

export type MovieList = 'now_playing' | 'popular' | 'top_rated' | 'upcoming';
type MovieListPage = MoviePage & Partial<Pick<DatedMoviePage, 'dates'>>;

/** Movie queries. All share the cache tag `Movies`. */
export const movies = client.injectEndpoints({
  endpoints: (build) => ({
    movieList: build.infiniteQuery<MovieListPage, MovieList, number>({
      query: ({ queryArg: list, pageParam: page }) => ({ url: `3/movie/${list}`, params: { page } }),
      providesTags: ['Movies'],
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last) => (last.page < Math.min(last.total_pages, 500) ? last.page + 1 : undefined),
        getPreviousPageParam: (first) => (first.page > 1 ? first.page - 1 : undefined),
      },
    }),
  }),
});
