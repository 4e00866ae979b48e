import type { MarkName } from '@marquee/contracts/library/libraryKey.ts';
import { paths } from '@marquee/contracts/paths.ts';

/** Pages of a mark's titles, in the order of the navigation. */
export const shelfList = [
  { mark: 'watchlist', path: paths.watchlist },
  { mark: 'seen', path: paths.seen },
  { mark: 'rating', path: paths.rated },
  { mark: 'hidden', path: paths.hidden },
] as const satisfies readonly { mark: MarkName; path: string }[];

export const shelfAt = (pathname: string) => shelfList.find(({ path }) => path === pathname);
