import type { MoviePageData } from '#contracts/tmdb/details.ts';
import type { Videos } from '#contracts/tmdb/extras.ts';
import type { DatedMoviePage, MoviePage } from '#contracts/tmdb/lists.ts';

import { client } from './client.ts';

export type MovieList = 'now_playing' | 'popular' | 'top_rated' | 'upcoming';
type MovieListPage = MoviePage & Partial<Pick<DatedMoviePage, 'dates'>>;

const appended = 'credits,keywords,recommendations,release_dates,videos,watch/providers';

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
    movie: build.query<MoviePageData, number>({
      query: (id) => ({ url: `3/movie/${id}`, params: { append_to_response: appended } }),
      providesTags: ['Movies'],
    }),
    movieVideos: build.query<Videos & { id: number }, number>({
      query: (id) => `3/movie/${id}/videos`,
      providesTags: ['Movies'],
    }),
    searchMovies: build.query<MoviePage, { query: string; page?: number }>({
      query: ({ query, page = 1 }) => ({
        url: '3/search/movie',
        params: { query, include_adult: true, page },
      }),
      providesTags: ['Movies'],
      keepUnusedDataFor: 1,
    }),
  }),
});
