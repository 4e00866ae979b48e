import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';

import type { FoundPage } from '#web/api/search.ts';
import type { SearchHit } from '#web/api/searchHit.ts';
import { search } from '#web/messages/en/search.ts';
import { Button } from '#web/ui/Button.tsx';
import { LoadingDots } from '#web/ui/LoadingDots.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

import { type SearchAddress, searchHref } from './searchAddress.ts';

import styles from './MoreHits.module.css';

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

type MoreHitsProps = {
  address: SearchAddress;
  results: Results;
  /** The message where the next page failed to load. */
  problem: ReactNode;
};

/** The end of a list so far: a button that adds the next page, and a form for it where there are no scripts. */
export function MoreHits({ address, results: { found, hits, lastPage, more }, problem }: MoreHitsProps) {
  const total = found?.total_results ?? 0;
  const next = new URLSearchParams(searchHref({ ...address, page: lastPage + 1 }).replace(/^.*\?/, ''));
  if (total <= hits.length && more.state === 'none') return null;
  return (
    <div className={styles.end}>
      {found?.page === 1 && <p className={styles.range}>{search.range(hits.length, total)}</p>}
      {more.state === 'ready' && (
        <form action={searchHref({})}>
          {[...next].map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <Button
            type="submit"
            onClick={(event) => {
              event.preventDefault();
              more.load();
            }}
          >
            {search.more}
          </Button>
        </form>
      )}
      {more.state === 'loading' && <LoadingDots size={44} />}
      {more.state === 'failed' && problem}
    </div>
  );
}

const rows = [0, 1, 2, 3, 4, 5];

/** The places of the best hit and the first rows, in their final size. */
export function ResultsSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={styles.top}>
        <Skeleton shape="poster" />
        <span className={styles.words}>
          <Skeleton shape="short" />
          <Skeleton shape="title" />
          <Skeleton shape="line" />
        </span>
      </div>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="poster" />
          <span className={styles.words}>
            <Skeleton shape="heading" />
            <Skeleton shape="line" />
          </span>
        </div>
      ))}
    </div>
  );
}
