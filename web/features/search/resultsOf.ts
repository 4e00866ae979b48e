import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

import type { FoundPage } from '#web/api/search.ts';
import type { SearchHit } from '#web/api/searchHit.ts';

type QueryError = FetchBaseQueryError | SerializedError | undefined;

/** As much of an infinite query's hook as is read here. */
type InfiniteQuery = {
  data?: { pages: FoundPage[] } | undefined;
  currentData?: { pages: FoundPage[] } | undefined;
  error?: QueryError;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
};

/** What was found, as the page shows it. The last answer stays until the next one is there. */
export type Results = {
  /** The first page of the list, whose numbers apply to all of it; null before the first answer. */
  found: FoundPage | null;
  hits: readonly SearchHit[];
  lastPage: number;
  /** A newer answer is loading; what is shown belongs to the earlier question. */
  stale: boolean;
  /** The present question got no answer. */
  error: QueryError;
  retry: () => void;
  more: {
    state: 'none' | 'ready' | 'loading' | 'failed';
    /** Why the next page failed to load. */
    error: QueryError;
    load: () => void;
  };
};

function moreState(query: InfiniteQuery): Results['more']['state'] {
  if (query.isFetchingNextPage) return 'loading';
  if (query.isFetchNextPageError) return 'failed';
  return query.hasNextPage && query.currentData !== undefined ? 'ready' : 'none';
}

/** Hits that shifted from one page to the next while the list was read show once. */
function withoutRepeats(hits: readonly SearchHit[]): SearchHit[] {
  return [...new Map(hits.map((hit) => [`${hit.kind} ${hit.id}`, hit])).values()];
}

export function resultsOf(query: InfiniteQuery): Results {
  const { data, currentData, error, isFetching } = query;
  const pages = (currentData ?? data)?.pages ?? [];
  const unanswered = currentData === undefined;
  return {
    found: pages[0] ?? null,
    hits: withoutRepeats(pages.flatMap((page) => page.results)),
    lastPage: pages.at(-1)?.page ?? 1,
    stale: unanswered && data !== undefined && isFetching,
    error: unanswered && !isFetching ? error : undefined,
    retry: () => void query.refetch(),
    more: {
      state: moreState(query),
      error: query.isFetchNextPageError ? error : undefined,
      load: () => void query.fetchNextPage(),
    },
  };
}
