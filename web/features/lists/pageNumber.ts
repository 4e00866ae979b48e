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
