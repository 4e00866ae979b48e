import type { Page } from '@marquee/contracts/tmdb/common.ts';

export const pageSize = 20;

/** TMDB's page of a complete list; past the end it is empty. */
export function pageOf<Entry, Item>(
  entries: readonly Entry[],
  page: number,
  present: (entry: Entry) => Item,
): Page<Item> {
  const from = (page - 1) * pageSize;
  return countedPage(entries.slice(from, from + pageSize).map(present), { page, total: entries.length });
}

/** TMDB's page around results that were read for it alone. */
export function countedPage<Item>(
  results: Item[],
  { page, total }: { page: number; total: number },
): Page<Item> {
  return { page, results, total_pages: Math.ceil(total / pageSize), total_results: total };
}

/** A page of numbers turned into items, which are read for that page alone. */
export function readPage<Entry, Item>(
  entries: readonly Entry[],
  page: number,
  read: (entry: Entry) => Item | undefined,
): Page<Item> {
  const { results, ...rest } = pageOf(entries, page, read);
  return { ...rest, results: results.filter((item) => item !== undefined) };
}
