import type { SearchAnswer } from '@marquee/contracts/browse.ts';
import type { Page } from '@marquee/contracts/tmdb/common.ts';

import { client } from './client.ts';
import { type HitKind, movieHit, type PersonHit, personHit, type SearchHit, seriesHit } from './searchHit.ts';

export type SearchArg = {
  query: string;
  /** Null for films, series and people together. */
  kind: HitKind | null;
  /** Only what is spelled as typed. */
  exact: boolean;
  /** Filters and order as they are in an address: `genre=16&sort=newest`. */
  narrowing: string;
  /** The page that the list starts with: the first, except where an address asks for a later one. */
  from: number;
};

export type FoundPage = Page<SearchHit> &
  Pick<SearchAnswer, 'query' | 'corrected' | 'totals' | 'facets' | 'relax' | 'ignored' | 'sorts'> & {
    /** The first people beside films and series; empty where people are the results. */
    people: PersonHit[];
    best: { kind: HitKind; id: number } | null;
  };

/** Slims an answer, so that neither the document nor the store carries what no row shows. */
function foundPage(answer: SearchAnswer, { kind, from }: SearchArg): FoundPage {
  const { best, page } = answer;
  const people = answer.people.map(personHit);
  const titles = answer.results.map((item) =>
    item.media_type === 'movie' ? movieHit(item) : seriesHit(item),
  );
  return {
    page,
    total_pages: answer.total_pages,
    total_results: answer.total_results,
    results: kind === 'person' ? people : titles,
    people: kind === null && page === from ? people : [],
    best: best && { kind: best.media, id: best.id },
    query: answer.query,
    corrected: answer.corrected,
    totals: answer.totals,
    // The pages of a list share them.
    facets: page === from ? answer.facets : [],
    relax: answer.relax,
    ignored: answer.ignored,
    ...(answer.sorts && { sorts: answer.sorts }),
  };
}

function addressOf({ query, kind, exact, narrowing }: SearchArg, page: number): string {
  const pieces = [
    `q=${encodeURIComponent(query)}`,
    kind && `type=${kind}`,
    exact && 'exact=1',
    narrowing,
    `page=${page}`,
  ];
  return `api/search?${pieces.filter(Boolean).join('&')}`;
}

export const search = client.injectEndpoints({
  endpoints: (build) => ({
    search: build.infiniteQuery<FoundPage, SearchArg, number>({
      query: ({ queryArg, pageParam }) => addressOf(queryArg, pageParam),
      transformResponse: (answer: SearchAnswer, _meta, { queryArg }) => foundPage(answer, queryArg),
      providesTags: ['Movies'],
      // Dropped after a second, as the specification has it; an address in the history keeps its own.
      keepUnusedDataFor: 1,
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ page, total_pages }) =>
          page < Math.min(total_pages, 500) ? page + 1 : undefined,
      },
    }),
  }),
});

export const { useSearchInfiniteQuery } = search;
