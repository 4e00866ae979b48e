import { client } from './client.ts';
import {
  type ListedSeries,
  listedSeries,
  type ListFrom,
  type ListPage,
  pageSteps,
  slimPage,
} from './listPages.ts';

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
