import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

import type { HitPage } from '#web/api/search.ts';
import type { SearchHit } from '#web/api/searchHit.ts';

/** As much of an infinite query's hook as is read here. */
type InfiniteQuery = {
  data?: { pages: HitPage[] } | undefined;
  currentData?: { pages: HitPage[] } | undefined;
  error?: FetchBaseQueryError | SerializedError | undefined;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
};

/** One kind's results as the page shows them. */
export type KindResults = {
  /** Null before the first answer. */
  hits: readonly SearchHit[] | null;
  total: number;
  totalPages: number;
  /** The page that the list starts with. */
  firstPage: number;
  lastPage: number;
  /** The hits belong to the words before. */
  stale: boolean;
  /** The words now in the field got no answer. */
  error: FetchBaseQueryError | SerializedError | undefined;
  retry: () => void;
  /** Why the next page did not arrive. */
  moreError: FetchBaseQueryError | SerializedError | undefined;
  more: { state: 'none' | 'ready' | 'loading' | 'failed'; load: () => void };
};

function moreState(query: InfiniteQuery): KindResults['more']['state'] {
  if (query.isFetchingNextPage) return 'loading';
  if (query.isFetchNextPageError) return 'failed';
  return query.hasNextPage && query.currentData !== undefined ? 'ready' : 'none';
}

/** Hits that shifted from one page to the next while the list was read show once. */
function withoutRepeats(hits: readonly SearchHit[]): SearchHit[] {
  return [...new Map(hits.map((hit) => [hit.id, hit])).values()];
}

/** The numbers of a list, from the pages that are here. */
function extentOf(pages: readonly HitPage[]) {
  const [first] = pages;
  if (!first) return { total: 0, totalPages: 0, firstPage: 1, lastPage: 1 };
  return {
    total: first.total_results,
    totalPages: first.total_pages,
    firstPage: first.page,
    lastPage: pages.at(-1)?.page ?? first.page,
  };
}

export function resultsOf(query: InfiniteQuery): KindResults {
  const { data, currentData, error, isFetching } = query;
  const pages = (currentData ?? data)?.pages;
  const unanswered = currentData === undefined;
  return {
    hits: pages ? withoutRepeats(pages.flatMap((page) => page.results)) : null,
    ...extentOf(pages ?? []),
    stale: unanswered && data !== undefined && isFetching,
    error: unanswered && !isFetching ? error : undefined,
    retry: () => void query.refetch(),
    moreError: query.isFetchNextPageError ? error : undefined,
    more: { state: moreState(query), load: () => void query.fetchNextPage() },
  };
}
