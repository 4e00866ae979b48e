import type {
  Completions,
  DiscoverAnswer,
  FacetAnswer,
  FacetOption,
  Relaxation,
  Surprise,
} from '@marquee/contracts/browse.ts';
import type { FacetName } from '@marquee/contracts/facets.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

import { client } from './client.ts';
import { listedMovie, type ListedMovie, type ListedSeries, listedSeries, pageSteps } from './listPages.ts';

/** Which titles: filters and sort as pieces of an address in their one order (`filterPieces`, then `sort=score`). */
export type NarrowedList = { media: MediaType; pieces: readonly string[] };

/** From which page on: part of the cache's key, as for the lists. */
type DiscoverFrom = NarrowedList & { start: number };

export type DiscoveredPage = {
  page: number;
  total_pages: number;
  total_results: number;
  results: (ListedMovie | ListedSeries)[];
  /** The same on every page, so only the first requested one has them. */
  facets: FacetAnswer[];
  relax: Relaxation[];
  ignored: DiscoverAnswer['ignored'];
  sorts?: DiscoverAnswer['sorts'];
};

/** Values of a facet that match what is typed. Counted under the filters, where a medium is given. */
export type CompletionAsk = {
  facet: FacetName;
  text: string;
  media: MediaType | null;
  pieces: readonly string[];
};

/** Titles already picked are not picked again. */
export type SurpriseAsk = NarrowedList & { not: readonly number[] };

export type SurpriseAnswer = Omit<Surprise, 'result'> & { result: ListedMovie | ListedSeries | null };

const address = (path: string, ...pieces: readonly (string | false)[]) =>
  [path, pieces.filter(Boolean).join('&')].filter(Boolean).join('?');

const listed = (item: DiscoverAnswer['results'][number]) =>
  item.media_type === 'movie' ? listedMovie(item) : listedSeries(item);

/** Films and series narrowed by facets. */
export const browse = client.injectEndpoints({
  endpoints: (build) => ({
    discoverPage: build.infiniteQuery<DiscoveredPage, DiscoverFrom, number>({
      query: ({ queryArg: { media, pieces }, pageParam }) =>
        address(`api/discover/${media}`, ...pieces, pageParam > 1 && `page=${pageParam}`),
      transformResponse: (answer: DiscoverAnswer, _meta, { queryArg, pageParam }) => ({
        ...answer,
        results: answer.results.map(listed),
        facets: pageParam === queryArg.start ? answer.facets : [],
      }),
      providesTags: ['Movies'],
      infiniteQueryOptions: pageSteps,
    }),
    complete: build.query<FacetOption[], CompletionAsk>({
      query: ({ facet, text, media, pieces }) =>
        address(
          `api/complete/${facet}`,
          `q=${encodeURIComponent(text)}`,
          media !== null && `media=${media}`,
          ...pieces,
        ),
      transformResponse: ({ options }: Completions) => options,
      providesTags: ['Movies'],
    }),
    surprise: build.query<SurpriseAnswer, SurpriseAsk>({
      query: ({ media, pieces, not }) =>
        address(`api/discover/${media}/surprise`, ...pieces, not.length > 0 && `not=${not.join(',')}`),
      transformResponse: ({ result, ...numbers }: Surprise) => ({
        ...numbers,
        result: result && listed(result),
      }),
      // Asked again, it is another one.
      keepUnusedDataFor: 0,
      providesTags: ['Movies'],
    }),
  }),
});

export const { useDiscoverPageInfiniteQuery, useCompleteQuery } = browse;
