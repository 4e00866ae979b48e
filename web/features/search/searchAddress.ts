import { facetNames, facetOf } from '@marquee/contracts/facets.ts';
import { paths } from '@marquee/contracts/paths.ts';

import type { SearchArg } from '#web/api/search.ts';
import type { HitKind } from '#web/api/searchHit.ts';

import { maxQueryLength } from './queryText.ts';

export const kinds = ['movie', 'tv', 'person'] as const satisfies readonly HitKind[];

/** The search in an address. */
export type SearchAddress = {
  query: string;
  /** Null for all kinds together. */
  kind: HitKind | null;
  /** Only what is spelled as typed. */
  exact: boolean;
  /** Filters and order as they are in the address. The server reads them, and reports invalid ones. */
  narrowing: string;
  page: number;
};

/** A query as it is looked up: one space between words, cut to a sensible length. */
export function tidyQuery(text: string): string {
  const tidy = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return Array.from(tidy).slice(0, maxQueryLength).join('').trim();
}

const narrowingNames: ReadonlySet<string> = new Set([...facetNames, 'sort']);

const narrowingOf = (search: URLSearchParams): string =>
  [...search]
    .filter(([name, value]) => narrowingNames.has(name) && value !== '')
    .map((piece) => piece.map((text) => encodeURIComponent(text).replaceAll('%2C', ',')).join('='))
    .join('&');

/** Reads `?q=&type=&exact=1&page=` and filters. Invalid parts fall back to the first page of everything. */
export function readSearchAddress(search: URLSearchParams): SearchAddress {
  const page = Number(/^[1-9]\d{0,2}$/.exec(search.get('page') ?? '')?.[0] ?? 1);
  return {
    query: tidyQuery(search.get('q') ?? ''),
    kind: kinds.find((one) => one === search.get('type')) ?? null,
    exact: search.get('exact') === '1',
    narrowing: narrowingOf(search),
    page: page > 500 ? 1 : page,
  };
}

/** The shortest address of a search. */
export function searchHref({ query, kind, exact, narrowing, page = 1 }: Partial<SearchAddress>): string {
  if (!query) return paths.search();
  const pieces = [
    paths.search(query),
    kind && `type=${kind}`,
    exact && 'exact=1',
    narrowing,
    page > 1 && `page=${page}`,
  ];
  return pieces.filter(Boolean).join('&');
}

/** The filters that another kind has, too: those of films only or series only are dropped. */
export function narrowingFor(kind: HitKind | null, narrowing: string): string {
  const goesAlong = (piece: string) => {
    const name = facetNames.find((one) => piece.startsWith(`${one}=`));
    const only = name && facetOf(name).only;
    return only === undefined || only === kind || kind === 'person';
  };
  return narrowing.split('&').filter(goesAlong).join('&');
}

/** The request for an address. */
export const searchArg = ({ page, ...address }: SearchAddress): SearchArg => ({ ...address, from: page });
