import { pageSize } from './numberedPages.ts';

export type WaitingPlace = { page: number; first: number; count: number };

/**
 * The places of the next two pages: so many that the footer stays out of sight. At least one cell while there is more,
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
