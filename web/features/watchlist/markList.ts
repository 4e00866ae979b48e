import type { MarkName } from '@marquee/contracts/library/libraryKey.ts';
import { type MediaType, paths } from '@marquee/contracts/paths.ts';

import type { MarkedTitle } from '#web/api/library/library.ts';

export const orders = ['newest', 'oldest', 'best'] as const;
export type Order = (typeof orders)[number];

export type MarkListAddress = { kind: MediaType | null; order: Order };

export function readMarkListAddress(search: string): MarkListAddress {
  const asked = new URLSearchParams(search);
  const kind = asked.get('kind');
  return {
    kind: kind === 'movie' || kind === 'tv' ? kind : null,
    order: orders.find((order) => order === asked.get('order')) ?? 'newest',
  };
}

export function markListHref(path: string, { kind, order }: MarkListAddress): string {
  const asked = new URLSearchParams({ ...(kind && { kind }), ...(order !== 'newest' && { order }) });
  return asked.size === 0 ? path : `${path}?${asked}`;
}

/** The titles for the address's filters, out of a list with the newest first. */
export function inMarkListOrder(
  titles: readonly MarkedTitle[],
  { kind, order }: MarkListAddress,
): readonly MarkedTitle[] {
  const shown = kind === null ? titles : titles.filter(({ title }) => title.media === kind);
  if (order === 'oldest') return shown.toReversed();
  if (order === 'newest') return shown;
  // Sorting is stable: of equal ratings the newest stays first.
  return shown.toSorted((a, b) => Number(b.value) - Number(a.value));
}

/** Pages of a mark's titles, in the order of the navigation. */
export const markLists = [
  { mark: 'watchlist', path: paths.watchlist },
  { mark: 'seen', path: paths.seen },
  { mark: 'rating', path: paths.rated },
  { mark: 'hidden', path: paths.hidden },
] as const satisfies readonly { mark: MarkName; path: string }[];

export const markListAt = (pathname: string) => markLists.find(({ path }) => path === pathname);
