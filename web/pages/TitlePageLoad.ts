import { idOf } from '#contracts/paths.ts';
import type { PageOutcome, PageRequest } from '#web/api/pageModule.ts';

/** The number in a page's address; null where it can't be one. */
export const pageId = (segment: string | undefined): number | null => idOf(segment ?? '');

/** To the one true address where this isn't it: old names and bare numbers lead on, the query stays. */
export function canonicalOutcome({ pathname, search }: PageRequest, canonical: string): PageOutcome {
  if (pathname === canonical) return { status: 200 };
  const query = search.toString();
  return { redirect: query === '' ? canonical : `${canonical}?${query}` };
}
