import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';

import type { ApiState } from '#web/api/apiState.ts';
import { type NarrowedList, useDiscoverPageInfiniteQuery } from '#web/api/browse.ts';

import { discoverStart } from './discoverAddress.ts';

export type DiscoverList = ReturnType<typeof useDiscoverList>;

/**
 * What fits the filters, around the page that the address names, growing at both ends. While the titles of a new state
 * are loading, or fail to, those of the last one stay.
 */
export function useDiscoverList(ask: NarrowedList, page: number) {
  const store = useStore<ApiState>();
  const [start, setStart] = useState(() => discoverStart(store.getState(), ask, page));
  const query = useDiscoverPageInfiniteQuery({ ...ask, start }, { initialPageParam: start });
  const { currentData, data } = query;

  // A link may lead to a page outside of what is loaded.
  if (page !== start && !currentData?.pageParams.includes(page)) {
    const better = discoverStart(store.getState(), ask, page);
    if (better !== start) setStart(better);
  }
  const shown = currentData ?? data;
  return {
    pages: shown?.pages ?? [],
    /** The shown titles belong to the state before. */
    isStale: currentData === undefined && shown !== undefined,
    error: query.error,
    isFetching: query.isFetching,
    failedBefore: query.isFetchPreviousPageError,
    hasNext: query.hasNextPage,
    loadNext: () => {
      if (!query.isFetching) void query.fetchNextPage();
    },
    loadPrevious: () => {
      if (!query.isFetching) void query.fetchPreviousPage();
    },
    retry: () => void query.refetch(),
  };
}

/** Scrolls back up to the first title when others replace them, if it was scrolled past. */
export function useResultsInView(results: RefObject<Element | null>, address: string): void {
  const before = useRef(address);
  useLayoutEffect(() => {
    if (before.current === address) return;
    before.current = address;
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) results.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [results, address]);
}
