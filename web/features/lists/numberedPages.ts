export const pageSize = 20;

type LoadedPage<Item> = { page: number; results: readonly Item[] };

export type NumberedPage<Item> = {
  page: number;
  /** The number of its first title in the whole list. */
  first: number;
  items: readonly Item[];
};

/**
 * The loaded pages with running numbers. A list may move between two requests and bring a title again:
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
