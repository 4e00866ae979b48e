import {
  type Choice,
  type ChoiceName,
  facetNames,
  type Filters,
  isRange,
  type Sort,
  sorts,
} from '@marquee/contracts/facets.ts';
import { type Ignored, readFilters } from '@marquee/contracts/filterAddress.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

export const pageSize = 20;
const lastPage = 500;
const mostIgnored = 20;
const longestNamed = 40;

/** What an address asks for. */
export type AskedFilters = { filters: Filters; sort: Sort; ignored: Ignored[] };

type Known = {
  knows: (name: ChoiceName, value: string) => boolean;
  /** The default order. */
  sort: Sort;
};

/** 1 to 500; null for an invalid page. */
export function readPageNumber(search: URLSearchParams): number | null {
  const text = search.get('page') ?? '1';
  const page = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return page >= 1 && page <= lastPage ? page : null;
}

/** Removes values that no title can have: they are mistakes, not a wish for an empty result. */
function withoutUnknown(filters: Filters, knows: Known['knows'], ignored: Ignored[]): Filters {
  const kept: Filters = {};
  for (const name of facetNames) {
    if (isRange(name)) {
      const range = filters[name];
      if (range) kept[name] = range;
      continue;
    }
    const keep = (value: string) => {
      const known = knows(name, value);
      if (!known) ignored.push({ name, value });
      return known;
    };
    const choice: Choice = {
      in: filters[name]?.in.filter(keep) ?? [],
      out: filters[name]?.out.filter(keep) ?? [],
    };
    if (choice.in.length + choice.out.length > 0) kept[name] = choice;
  }
  return kept;
}

function readSort(search: URLSearchParams, usual: Sort, ignored: Ignored[]): Sort {
  const asked = search.get('sort') ?? '';
  const sort = sorts.find((name) => name === asked && (name !== 'match' || usual === 'match'));
  if (sort === undefined && asked !== '') ignored.push({ name: 'sort', value: asked.slice(0, longestNamed) });
  return sort ?? usual;
}

/** Reads an address. Invalid pieces are left out and reported; never throws. */
export function readAsked(search: URLSearchParams, media: MediaType | null, known: Known): AskedFilters {
  const { filters, ignored } = readFilters(search, media);
  const kept = withoutUnknown(filters, known.knows, ignored);
  const sort = readSort(search, known.sort, ignored);
  return { filters: kept, sort, ignored: ignored.slice(0, mostIgnored) };
}

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
  const known: Known = { knows, sort: 'match' };
  const all = readAsked(search, null, known);
  // An unknown type is reported among what wasn't understood, and all kinds are shown.
  const isUnknown = type === null && text !== '';
  const common = isUnknown
    ? { ...all, ignored: [...all.ignored, { name: 'type', value: text.slice(0, longestNamed) }] }
    : all;
  const asked = type === 'movie' || type === 'tv' ? readAsked(search, type, known) : common;
  return { exact: isExact(search), type, asked, common };
}
