import { paths } from '#contracts/paths.ts';

import { maxQueryLength } from './maxQueryLength.ts';

export const kinds = ['movie', 'tv', 'person'] as const;
export type Kind = (typeof kinds)[number];

/** What an address of the search page asks for. */
export type SearchAddress = { query: string; kind: Kind | null; page: number };

/** A query as it is looked up: one space between words, cut to a sensible length. */
export function tidyQuery(text: string): string {
  const tidy = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return Array.from(tidy).slice(0, maxQueryLength).join('').trim();
}

/** Reads `?q=&type=&page=`. Whatever makes no sense falls back to the first page of everything. */
export function readSearchAddress(search: URLSearchParams): SearchAddress {
  const kind = kinds.find((one) => one === search.get('type')) ?? null;
  const page = Number(/^[1-9]\d{0,2}$/.exec(search.get('page') ?? '')?.[0] ?? 1);
  return {
    query: tidyQuery(search.get('q') ?? ''),
    kind,
    page: kind === null || page > 500 ? 1 : page,
  };
}

/** The address of a search, as short as it can be said. */
export function searchHref({ query, kind = null, page = 1 }: Partial<SearchAddress>): string {
  if (!query) return paths.search();
  return [
    paths.search(query),
    ...(kind === null ? [] : [`type=${kind}`]),
    ...(kind === null || page === 1 ? [] : [`page=${page}`]),
  ].join('&');
}
