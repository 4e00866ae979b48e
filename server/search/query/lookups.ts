import type { SearchKind } from '#server/search/entry.ts';
import { firstYearToken, initialsToken, whole, wordToken, yearToken } from '#server/search/index/tokens.ts';

import { allOf, begunNames, everyTerm, oneOf, oneOfEach, type Term, wholeNames } from './expression.ts';
import type { Postings } from './postings.ts';

/** What an answer is kept to. */
export type Bounds = {
  limit: number;
  /** The worst rank that is of interest. */
  upTo: number;
  /** Entries whose years include this one. */
  year?: number | undefined;
  /** Entries whose years begin with this one. */
  firstYear?: number | undefined;
};
type Names = readonly (readonly string[])[];
/** For each place the terms that may stand for its word. */
type Way = readonly (readonly Term[])[];

/** What is asked of the index, each answer in the order of ranks. */
export type Lookups = ReturnType<typeof createLookups>;

export function createLookups(postings: Postings) {
  const within = (kind: SearchKind, expression: string, { year, firstYear }: Bounds) =>
    allOf([
      expression,
      ...(year === undefined ? [] : [whole(yearToken(kind, year))]),
      ...(firstYear === undefined ? [] : [whole(firstYearToken(kind, firstYear))]),
    ]);
  const inNames = (kind: SearchKind, expression: string, bounds: Bounds) =>
    postings.names(within(kind, expression, bounds), bounds.limit, bounds.upTo);

  /** Where all words are common, matches are so many that the best ones are enough: up to here. */
  const reachOf = (kind: SearchKind, way: Way) => {
    const settled = way.filter((terms) => !terms.some(({ begun }) => begun));
    const reaches = settled.map((terms) =>
      Math.min(...terms.map(({ word }) => postings.reachOf(wordToken(kind, word)))),
    );
    return way.length === 1 || reaches.length === 0 ? postings.size : Math.max(...reaches);
  };

  return {
    whole: (kind: SearchKind, names: Names, bounds: Bounds) =>
      names.length === 0 ? [] : inNames(kind, wholeNames(kind, names), bounds),

    begun: (kind: SearchKind, names: Names, bounds: Bounds) =>
      names.length === 0 ? [] : inNames(kind, begunNames(kind, names), bounds),

    initials: (kind: SearchKind, initials: string, bounds: Bounds) =>
      inNames(kind, whole(initialsToken(kind, initials)), bounds),

    /** All terms in any place. */
    every: (kind: SearchKind, terms: readonly Term[], bounds: Bounds) => {
      if (terms.length === 0) return [];
      const reach = reachOf(
        kind,
        terms.map((term) => [term]),
      );
      const expression = within(kind, everyTerm(kind, terms), bounds);
      return postings.words(expression, bounds.limit, Math.min(reach, bounds.upTo));
    },

    /** One of the terms for each word, in any of the ways. */
    anyWay: (kind: SearchKind, ways: readonly Way[], bounds: Bounds) => {
      if (ways.length === 0) return [];
      const reach = Math.min(...ways.map((way) => reachOf(kind, way)));
      const expression = oneOf(ways.map((way) => `(${oneOfEach(kind, way)})`));
      return postings.words(within(kind, expression, bounds), bounds.limit, Math.min(reach, bounds.upTo));
    },

    /** All of the year in `bounds`. */
    ofYear: (kind: SearchKind, bounds: Bounds) =>
      bounds.year === undefined
        ? []
        : postings.words(whole(yearToken(kind, bounds.year)), bounds.limit, bounds.upTo),
  };
}
