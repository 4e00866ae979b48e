import type { Page } from '#contracts/tmdb/common.ts';

import { client } from './client.ts';
import { movieHit, pageOfHits, personHit, type SearchHit, seriesHit } from './searchHit.ts';

/** The words, and the page that the list starts with: the first, except where an address asks for a later one. */
export type SearchArg = { query: string; from: number };

export type HitPage = Page<SearchHit>;

type Turn = { queryArg: SearchArg; pageParam: number };

const resultsOf =
  (kind: 'movie' | 'tv' | 'person') =>
  ({ queryArg: { query }, pageParam: page }: Turn) => ({
    url: `3/search/${kind}`,
    params: { query, include_adult: true, page },
  });

const paging = {
  initialPageParam: 1,
  getNextPageParam: (last: HitPage) =>
    last.page < Math.min(last.total_pages, 500) ? last.page + 1 : undefined,
};

/** Results are dropped after a second, as the specification has it; an address in the history keeps its own. */
const keepUnusedDataFor = 1;

export const search = client.injectEndpoints({
  endpoints: (build) => ({
    searchMovies: build.infiniteQuery<HitPage, SearchArg, number>({
      query: resultsOf('movie'),
      transformResponse: pageOfHits(movieHit),
      providesTags: ['Movies'],
      keepUnusedDataFor,
      infiniteQueryOptions: paging,
    }),
    searchSeries: build.infiniteQuery<HitPage, SearchArg, number>({
      query: resultsOf('tv'),
      transformResponse: pageOfHits(seriesHit),
      keepUnusedDataFor,
      infiniteQueryOptions: paging,
    }),
    searchPeople: build.infiniteQuery<HitPage, SearchArg, number>({
      query: resultsOf('person'),
      transformResponse: pageOfHits(personHit),
      keepUnusedDataFor,
      infiniteQueryOptions: paging,
    }),
  }),
});

export const { useSearchMoviesInfiniteQuery, useSearchSeriesInfiniteQuery, useSearchPeopleInfiniteQuery } =
  search;
