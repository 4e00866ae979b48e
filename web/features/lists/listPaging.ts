import type { ApiState } from '#web/api/apiState.ts';
import { movies, series } from '#web/api/titleLists.ts';

import type { TitleList } from './titleLists.ts';

export const pageSize = 20;

type LoadedPage<Item> = { page: number; results: readonly Item[] };

type NumberedPage<Item> = {
  page: number;
  /** The number of its first title in the whole list. */
  first: number;
  items: readonly Item[];
};

/**
 * The loaded pages with running numbers. A list may shift between two requests and repeat a title:
 * only its first place counts, and the numbers go on without a gap.
 */
export function numberedPages<Item extends { id: number }>(
  pages: readonly LoadedPage<Item>[],
): NumberedPage<Item>[] {
  const seen = new Set<number>();
  let next = ((pages[0]?.page ?? 1) - 1) * pageSize + 1;
  return pages.map(({ page, results }) => {
    const items = results.filter(({ id }) => !seen.has(id) && seen.add(id));
    const first = next;
    next += items.length;
    return { page, first, items };
  });
}

const lastPage = 500;

/** The page that an address asks for: 1 without `?page`, null for anything that isn't a page of the protocol. */
export function pageNumberOf(search: URLSearchParams): number | null {
  const text = search.get('page');
  if (text === null) return 1;
  if (!/^[1-9]\d{0,2}$/.test(text)) return null;
  const page = Number(text);
  return page <= lastPage ? page : null;
}

/** The address of a list's page; the first has no number. */
export const pageHref = (path: string, page: number): string => (page === 1 ? path : `${path}?page=${page}`);

export type WaitingPlace = { page: number; first: number; count: number };

/**
 * The places of the next two pages: so many that the footer stays out of view. At least one cell while there is more,
 * whatever the numbers say.
 */
export function waitingPages(lastPage: number, reached: number, total: number): WaitingPlace[] {
  const rest = Math.max(1, total - reached);
  return [0, 1]
    .map((ahead) => ({
      page: lastPage + 1 + ahead,
      first: reached + 1 + ahead * pageSize,
      count: Math.min(pageSize, rest - ahead * pageSize),
    }))
    .filter(({ count }) => count > 0);
}

type Run = { start: number; pages: readonly number[] };

/** Runs of pages that the cache has of a list. */
function runsOf(state: ApiState, { media, list }: TitleList): Run[] {
  const runs =
    media === 'movie'
      ? movies.util
          .selectCachedArgsForQuery(state, 'movieList')
          .filter((arg) => arg.list === list)
          .map((arg) => ({ start: arg.start, data: movies.endpoints.movieList.select(arg)(state).data }))
      : series.util
          .selectCachedArgsForQuery(state, 'seriesList')
          .filter((arg) => arg.list === list)
          .map((arg) => ({ start: arg.start, data: series.endpoints.seriesList.select(arg)(state).data }));
  return runs.map(({ start, data }) => ({ start, pages: data?.pageParams ?? [] }));
}

/**
 * Where to start reading so that a page is there. The address follows the scrolling, so on the way back it may name
 * page 4 of a run that began at page 1: that run is continued, the longest that has the page.
 */
export function startOf(state: ApiState, list: TitleList, page: number): number {
  const [best] = runsOf(state, list)
    .filter(({ pages }) => pages.includes(page))
    .toSorted((a, b) => b.pages.length - a.pages.length);
  return best?.start ?? page;
}
