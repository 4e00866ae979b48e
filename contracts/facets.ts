/** What films and series can be filtered by, and how a filter is written in a URL. Used by server and browser. */

import type { MediaType } from './paths.ts';

/**
 * `all`: every chosen value holds (a title has many genres). `any`: one of the chosen values holds (a title has one
 * language). `range`: a number from, to, or both.
 */
type FacetKind = 'all' | 'any' | 'range';

type Facet = {
  kind: FacetKind;
  /** The values are numbers of things with names: genres, keywords, people. Else they are words or codes. */
  numbered?: true;
  /** Too many values to list: they are found by typing (`GET /api/complete`). */
  completes?: true;
  /** Values can be excluded as well. */
  excludes?: true;
  /** Only for one medium. */
  only?: MediaType;
};

/** In the order in which they are shown. */
const facets = {
  genre: { kind: 'all', numbered: true, excludes: true },
  year: { kind: 'range' },
  score: { kind: 'range' },
  runtime: { kind: 'range' },
  language: { kind: 'any', excludes: true },
  country: { kind: 'any', excludes: true },
  certification: { kind: 'any', excludes: true },
  mood: { kind: 'all', excludes: true },
  keyword: { kind: 'all', numbered: true, completes: true, excludes: true },
  person: { kind: 'all', numbered: true, completes: true, excludes: true },
  actor: { kind: 'all', numbered: true, completes: true, excludes: true },
  maker: { kind: 'all', numbered: true, completes: true, excludes: true },
  writer: { kind: 'all', numbered: true, completes: true, excludes: true, only: 'movie' },
  fame: { kind: 'any' },
  source: { kind: 'any', excludes: true },
  part: { kind: 'any' },
  showing: { kind: 'any', only: 'movie' },
  network: { kind: 'any', numbered: true, excludes: true, only: 'tv' },
  status: { kind: 'any', excludes: true, only: 'tv' },
  // Not "type": that is what a search is asked for.
  form: { kind: 'any', excludes: true, only: 'tv' },
  seasons: { kind: 'range', only: 'tv' },
} as const satisfies Record<string, Facet>;

export type FacetName = keyof typeof facets;
export type RangeName = {
  [Name in FacetName]: (typeof facets)[Name]['kind'] extends 'range' ? Name : never;
}[FacetName];
export type ChoiceName = Exclude<FacetName, RangeName>;

/** Included and excluded values; none is in both lists. */
export type Choice = { in: readonly string[]; out: readonly string[] };
/** Both ends are inclusive. At least one of them is there. */
export type Range = { from: number | null; to: number | null };

export type Filters = Partial<Record<ChoiceName, Choice> & Record<RangeName, Range>>;

/** In the results of a search, the closest match comes first unless something else is asked; it has no place elsewhere. */
export const sorts = [
  'match',
  'popularity',
  'score',
  'newest',
  'oldest',
  'longest',
  'shortest',
  'name',
] as const;
export type Sort = (typeof sorts)[number];

export const facetOf = (name: FacetName): Facet => facets[name];

export const facetNames = Object.keys(facets) as readonly FacetName[];

export const isRange = (name: FacetName): name is RangeName => facetOf(name).kind === 'range';

/** The facets that a medium has; null for films and series together, which have what both have. */
export const facetsFor = (media: MediaType | null): readonly FacetName[] =>
  facetNames.filter((name) => {
    const { only } = facetOf(name);
    return only === undefined || only === media;
  });
