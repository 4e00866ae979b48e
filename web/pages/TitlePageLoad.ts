import { idOf } from '@marquee/contracts/paths.ts';

import type { PageOutcome, PageRequest } from '#web/api/pageModule.ts';

/** The number in a page's address; null where it can't be one. */
export const pageId = (segment: string | undefined): number | null => idOf(segment ?? '');

/** To the one true address where this isn't it: old names and bare numbers lead on, the query stays. */
export function canonicalOutcome({ pathname, search }: PageRequest, canonical: string): PageOutcome {
  if (pathname === canonical) return { status: 200 };
  const query = search.toString();
  return { redirect: query === '' ? canonical : `${canonical}?${query}` };
}

/** An address without a number of ours: IMDb's leads to the title that has it. */
export async function outcomeWithoutId(request: PageRequest): Promise<PageOutcome> {
  const imdb = request.params['id'] ?? '';
  if (!/^tt\d{7,10}$/.test(imdb)) return { status: 404 };
  const { outcomeOfImdb } = await import('./TitlePageImdb.ts');
  return outcomeOfImdb(request, imdb);
}
