import type { ApiState } from '#web/api/apiState.ts';
import { movies } from '#web/api/movies.ts';
import { series } from '#web/api/series.ts';

import type { TitleList } from './titleLists.ts';

type Run = { start: number; pages: readonly number[] };

/** Runs of pages that the cache holds of a list. */
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
 * page 4 of a run that began at page 1: that run is taken up again, the longest that has the page.
 */
export function startOf(state: ApiState, list: TitleList, page: number): number {
  const [best] = runsOf(state, list)
    .filter(({ pages }) => pages.includes(page))
    .toSorted((a, b) => b.pages.length - a.pages.length);
  return best?.start ?? page;
}
