import { facetNames, type Filters, type Sort, sorts } from '@marquee/contracts/facets.ts';
import { filterPieces, type Ignored, readFilters } from '@marquee/contracts/filterAddress.ts';
import { type MediaType, paths } from '@marquee/contracts/paths.ts';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';

import type { ApiState } from '#web/api/apiState.ts';
import { browse, type NarrowedList, useDiscoverPageInfiniteQuery } from '#web/api/browse.ts';

/** The state in the address of the discover page, without the place in the list. */
export type DiscoverState = { media: MediaType; filters: Filters; sort: Sort };

/** There are no search words here, so there is no closest match. */
const discoverSorts = sorts.filter((sort) => sort !== 'match');
const usualSort = 'popularity' satisfies Sort;

const understood: ReadonlySet<string> = new Set([...facetNames, 'sort', 'page', 'more']);

const longestShown = 40;
const shown = (name: string, value: string): Ignored => ({
  name: name.slice(0, longestShown),
  value: value.slice(0, longestShown),
});

/** Reads a state. Invalid parts are left out and listed. */
export function readDiscoverAddress(
  media: MediaType,
  search: URLSearchParams,
): DiscoverState & { ignored: Ignored[] } {
  const { filters, ignored } = readFilters(search, media);
  const asked = search.get('sort') ?? '';
  const sort = discoverSorts.find((known) => known === asked);
  const badSort = asked !== '' && sort === undefined ? [shown('sort', asked)] : [];
  return {
    media,
    filters,
    sort: sort ?? usualSort,
    ignored: [...ignored, ...badSort],
  };
}

/** A state as pieces of an address: equal states have equal ones. Defaults are left out. */
export function discoverPieces({ filters, sort }: Omit<DiscoverState, 'media'>): string[] {
  const pieces = filterPieces(filters);
  return sort === usualSort ? pieces : [...pieces, `sort=${sort}`];
}

/** What of an address is a state or a place in the list; `more` unfolds parts of the panel where there are no scripts. */
export const readOfDiscover = (search: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...search].filter(([name]) => understood.has(name)));

/** The address of a state, and of a page of its list. */
export function discoverHref(state: DiscoverState, page = 1): string {
  const pieces = [...discoverPieces(state), ...(page > 1 ? [`page=${page}`] : [])];
  const path = paths.discover(state.media);
  return pieces.length === 0 ? path : `${path}?${pieces.join('&')}`;
}

/** No filters: all titles, in the usual order. */
export const isBare = (state: DiscoverState): boolean => discoverPieces(state).length === 0;

/**
 * Where to start reading so that a page is there. The address follows the scrolling, so on the way back it may name
 * page 4 of a run that began at page 1: that run is continued, the longest that has the page.
 */
export function discoverStart(state: ApiState, { media, pieces }: NarrowedList, page: number): number {
  const [best] = browse.util
    .selectCachedArgsForQuery(state, 'discoverPage')
    .filter((arg) => arg.media === media && arg.pieces.join('&') === pieces.join('&'))
    .map((arg) => ({
      start: arg.start,
      pages: browse.endpoints.discoverPage.select(arg)(state).data?.pageParams ?? [],
    }))
    .filter(({ pages }) => pages.includes(page))
    .toSorted((a, b) => b.pages.length - a.pages.length);
  return best?.start ?? page;
}

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
