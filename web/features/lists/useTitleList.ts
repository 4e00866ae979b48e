import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useStore } from 'react-redux';

import type { ApiState } from '#web/api/apiState.ts';
import { useMovieListInfiniteQuery, useSeriesListInfiniteQuery } from '#web/api/titleLists.ts';

import { startOf } from './listPaging.ts';
import type { TitleList } from './titleLists.ts';

export type TitleListQuery = ReturnType<typeof useTitleList>;

/** A list around the page that the address names, growing at both ends. */
export function useTitleList(list: TitleList, page: number) {
  const store = useStore<ApiState>();
  const [start, setStart] = useState(() => startOf(store.getState(), list, page));
  const films = useMovieListInfiniteQuery(list.media === 'movie' ? { list: list.list, start } : skipToken, {
    initialPageParam: start,
  });
  const series = useSeriesListInfiniteQuery(list.media === 'tv' ? { list: list.list, start } : skipToken, {
    initialPageParam: start,
  });
  const query = list.media === 'movie' ? films : series;
  const { currentData } = query;

  // A link may lead to a page outside of what is loaded.
  if (page !== start && !currentData?.pageParams.includes(page)) {
    const better = startOf(store.getState(), list, page);
    if (better !== start) setStart(better);
  }
  return {
    pages: currentData?.pages ?? [],
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
