import { browse, type Narrowed } from '#web/api/browse.ts';

export type ApiState = Parameters<typeof browse.util.selectCachedArgsForQuery>[0];

/** Thunks are given the state without its type. */
export const isApiState = (state: unknown): state is ApiState =>
  typeof state === 'object' && state !== null && 'api' in state;

/**
 * Where to start reading so that a page is there. The address follows the scrolling, so on the way back it may name
 * page 4 of a run that began at page 1: that run is taken up again, the longest that has the page.
 */
export function discoverStart(state: ApiState, { media, pieces }: Narrowed, page: number): number {
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
