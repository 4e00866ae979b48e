import { idOf } from '@marquee/contracts/paths.ts';

import type { PageOutcome, PageRequest } from '#web/api/pageModule.ts';

/** The number in a page's address; null where it can't be one. */
export const pageId = (segment: string | undefined): number | null => idOf(segment ?? '');

/** Redirects to the canonical address where this isn't it: old names and bare numbers work, the query stays. */
export function canonicalOutcome({ pathname, search }: PageRequest, canonical: string): PageOutcome {
  if (pathname === canonical) return { status: 200 };
  const query = search.toString();
  return { redirect: query === '' ? canonical : `${canonical}?${query}` };
}

/** An address of a number alone: it leads on as soon as the name is known, and the rest is loaded there. */
export const isBareNumber = ({ params }: PageRequest): boolean => /^\d+$/.test(params['id'] ?? '');

/** An address without a number of ours: an IMDb number redirects to its title. */
export async function outcomeWithoutId(request: PageRequest): Promise<PageOutcome> {
  const imdb = request.params['id'] ?? '';
  if (!/^tt\d{7,10}$/.test(imdb)) return { status: 404 };
  const { outcomeOfImdb } = await import('./TitlePageImdb.ts');
  return outcomeOfImdb(request, imdb);
}
