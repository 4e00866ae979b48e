import { client } from './client.ts';
import {
  listedMovie,
  type ListedMovie,
  type ListFrom,
  type ListPage,
  pageSteps,
  slimPage,
} from './listPages.ts';

export type MovieList = 'now_playing' | 'popular' | 'top_rated' | 'upcoming';

/** Movie queries. All share the cache tag `Movies`. */
export const movies = client.injectEndpoints({
  endpoints: (build) => ({
    movieList: build.infiniteQuery<ListPage<ListedMovie>, ListFrom<MovieList>, number>({
      query: ({ queryArg: { list }, pageParam: page }) => ({ url: `3/movie/${list}`, params: { page } }),
      transformResponse: slimPage(listedMovie),
      providesTags: ['Movies'],
      infiniteQueryOptions: pageSteps,
    }),
  }),
});

export const { useMovieListInfiniteQuery } = movies;
