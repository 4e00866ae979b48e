import type { ApiState } from '#web/api/apiState.ts';
import { browse, type NarrowedList } from '#web/api/browse.ts';

/**
 * Where to start reading so that a page is there. The address follows the scrolling, so on the way back it may name
 * page 4 of a run that began at page 1: that run is taken up again, the longest that has the page.
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
