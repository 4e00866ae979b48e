import type { SearchKind } from '#entry.ts';
import {
  firstYearToken,
  initialsToken,
  nameBegun,
  nameBegunMarks,
  nameToken,
  whole,
  wordBegun,
  wordBegunMark,
  wordToken,
  yearToken,
} from '#index/tokens.ts';

import type { Postings } from './postings.ts';

/** The word itself, or what begins so where it is still being typed. */
type Term = { word: string; begun: boolean };

export const termsOf = (words: readonly string[]): Term[] =>
  words.map((word, index) => ({ word, begun: index === words.length - 1 }));

/**
 * The terms without those that others imply: a word said twice, and a beginning of another one's. Such terms change
 * nothing of what matches, but "the" and "t" are in most entries, and each list would be read.
 */
export const withoutImplied = (terms: readonly Term[]): Term[] =>
  terms.filter(
    (term, index) =>
      !terms.some((other, at) => {
        if (at === index || other.begun) return false;
        return term.begun ? other.word.startsWith(term.word) : other.word === term.word && at < index;
      }),
  );

/** An expression, and about how many entries it matches. */
type QueryPart = { expression: string; entries: number };

const oneOf = (expressions: readonly string[]): string => {
  const [only = nothing, ...others] = expressions;
  return others.length === 0 ? only : `(${expressions.join(' OR ')})`;
};

/** Matches nothing, and keeps SQLite from looking for the parts of an inner AND one by one beside the outer ones. */
const nothing = '"0"';

/**
 * All parts, each looked for only where those before it match, the rarest first: otherwise the list of a common word is
 * read between any two matches of the others, as pages of entries that aren't asked for.
 */
export function allOf(parts: readonly QueryPart[]): string {
  const [rarest, ...others] = parts
    .toSorted((a, b) => a.entries - b.entries)
    .map(({ expression }) => expression);
  return others.reduce(
    (inner, expression, index) => `${index === 0 ? inner : `(${inner} OR ${nothing})`} AND ${expression}`,
    rarest ?? nothing,
  );
}

/** What an answer is restricted to. */
export type Bounds = {
  limit: number;
  /** The worst rank that is of interest. */
  upTo: number;
  /** Entries whose years include this one. */
  year?: number | undefined;
  /** Entries whose years begin with this one. */
  firstYear?: number | undefined;
};
/** For each place the terms that its word may mean. */
type Way = readonly (readonly Term[])[];

/** Queries of the index, each answer in the order of ranks. */
export type Lookups = ReturnType<typeof createLookups>;

export function createLookups(postings: Postings) {
  const { bloomFilter } = postings;

  const yearsOf = (kind: SearchKind, { year, firstYear }: Bounds): QueryPart[] =>
    [
      ...(year === undefined ? [] : [yearToken(kind, year)]),
      ...(firstYear === undefined ? [] : [firstYearToken(kind, firstYear)]),
    ].map(partOf);
  const partOf = (token: string): QueryPart => ({
    expression: whole(token),
    entries: postings.entriesOf(token),
  });

  /** Names are rare: their matches are filtered by year. */
  function inNames(kind: SearchKind, expressions: readonly string[], bounds: Bounds): number[] {
    if (expressions.length === 0) return [];
    const parts = [{ expression: oneOf(expressions), entries: 0 }, ...yearsOf(kind, bounds)];
    return postings.names(allOf(parts), bounds.limit, bounds.upTo);
  }

  const tokenOf = (kind: SearchKind, { word, begun }: Term) =>
    begun ? wordBegunMark(kind, word) : wordToken(kind, word);
  /** Whether a name of one of the kinds may begin so, as far as its last space. */
  const mayBegin = (kinds: readonly SearchKind[], name: string) =>
    nameBegunMarks(kinds, name)?.some(bloomFilter.mayHave) ?? true;

  function partOfTerms(kind: SearchKind, terms: readonly Term[]): QueryPart {
    const expressions = terms.map(({ word, begun }) =>
      begun ? wordBegun(kind, word) : whole(wordToken(kind, word)),
    );
    const entries = terms
      .map((term) => postings.entriesOf(tokenOf(kind, term)))
      .reduce((sum, one) => sum + one, 0);
    return { expression: oneOf([...new Set(expressions)]), entries };
  }

  /** Where all words are common there are so many matches that the best ones are enough: up to this rank. */
  const reachOf = (kind: SearchKind, way: Way) => {
    const settled = way.filter((terms) => !terms.some(({ begun }) => begun));
    const reaches = settled.map((terms) =>
      Math.min(...terms.map(({ word }) => postings.reachOf(wordToken(kind, word)))),
    );
    return way.length === 1 || reaches.length === 0 ? postings.size : Math.max(...reaches);
  };

  /** One of the terms for each word, in any of the ways. */
  function anyWay(kind: SearchKind, ways: readonly Way[], bounds: Bounds): number[] {
    const possible = ways
      .map((way) => way.map((terms) => terms.filter((term) => bloomFilter.mayHave(tokenOf(kind, term)))))
      .filter((way) => way.length > 0 && way.every((terms) => terms.length > 0));
    if (possible.length === 0) return [];
    const reach = Math.min(...possible.map((way) => reachOf(kind, way)));
    const years = yearsOf(kind, bounds);
    const each = possible.map((way) => allOf([...way.map((terms) => partOfTerms(kind, terms)), ...years]));
    return postings.words(oneOf(each), bounds.limit, Math.min(reach, bounds.upTo));
  }

  return {
    whole: (kind: SearchKind, names: readonly string[], bounds: Bounds) => {
      const tokens = names.map((name) => nameToken(kind, name));
      return inNames(kind, tokens.filter(bloomFilter.mayHave).map(whole), bounds);
    },

    begun: (kind: SearchKind, names: readonly string[], bounds: Bounds) => {
      const possible = names.filter((name) => mayBegin([kind], name));
      return inNames(
        kind,
        possible.map((name) => nameBegun(kind, name)),
        bounds,
      );
    },

    initials: (kind: SearchKind, initials: string, bounds: Bounds) => {
      const token = initialsToken(kind, initials);
      return inNames(kind, [token].filter(bloomFilter.mayHave).map(whole), bounds);
    },

    mayBegin,

    /** All terms in any place. */
    every: (kind: SearchKind, terms: readonly Term[], bounds: Bounds) =>
      anyWay(kind, [terms.map((term) => [term])], bounds),

    anyWay,

    /** All of the year in `bounds`. */
    ofYear: (kind: SearchKind, bounds: Bounds) =>
      bounds.year === undefined
        ? []
        : postings.words(whole(yearToken(kind, bounds.year)), bounds.limit, bounds.upTo),
  };
}
