import type { MediaType } from '@marquee/contracts/paths.ts';

import { type AskedFilters, type Known, readAsked } from './readAsked.ts';

type SearchType = MediaType | 'person';

type Wanted = {
  exact: boolean;
  /** Null for all kinds together. */
  type: SearchType | null;
  asked: AskedFilters;
  /** The filters that both media support, as each medium counts them. */
  common: AskedFilters;
};

const types: readonly SearchType[] = ['movie', 'tv', 'person'];

/** Words that mean exactly what they say: nothing is corrected. */
export const isExact = (search: URLSearchParams): boolean =>
  ['1', 'true'].includes(search.get('exact') ?? '');

/** What the address of a search asks for beside its words. */
export function readSearch(search: URLSearchParams, knows: Known['knows']): Wanted {
  const text = search.get('type') ?? '';
  const type = types.find((name) => name === text) ?? null;
  // An unknown type is reported among what wasn't understood, and all kinds are shown.
  const parameters = ['q', 'exact', ...(type !== null || text === '' ? ['type'] : [])];
  const known: Known = { knows, parameters, sort: 'match' };
  const common = readAsked(search, null, known);
  const asked = type === 'movie' || type === 'tv' ? readAsked(search, type, known) : common;
  return { exact: isExact(search), type, asked, common };
}
