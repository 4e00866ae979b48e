import { client } from './client.ts';
import {
  listedMovie,
  type ListedMovie,
  listedSeries,
  type ListedSeries,
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

export type SeriesList = 'popular' | 'top_rated' | 'on_the_air';

/** Lists of series. */
export const series = client.injectEndpoints({
  endpoints: (build) => ({
    seriesList: build.infiniteQuery<ListPage<ListedSeries>, ListFrom<SeriesList>, number>({
      query: ({ queryArg: { list }, pageParam: page }) => ({ url: `3/tv/${list}`, params: { page } }),
      transformResponse: slimPage(listedSeries),
      providesTags: ['Movies'],
      infiniteQueryOptions: pageSteps,
    }),
  }),
});

export const { useSeriesListInfiniteQuery } = series;
