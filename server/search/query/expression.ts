import type { SearchKind } from '#server/search/entry.ts';
import { nameBegun, nameToken, whole, wordBegun, wordToken } from '#server/search/index/tokens.ts';

/** The word as it stands, or what begins so where it is still being typed. */
export type Term = { word: string; begun: boolean };

export const termsOf = (words: readonly string[]): Term[] =>
  words.map((word, index) => ({ word, begun: index === words.length - 1 }));

/**
 * The terms without those that others imply: a word said twice, and a beginning of another one's. Such terms change
 * nothing of what matches, but "the" and "t" stand in most entries, and each would be gone through.
 */
export const withoutImplied = (terms: readonly Term[]): Term[] =>
  terms.filter(
    (term, index) =>
      !terms.some((other, at) => {
        if (at === index || other.begun) return false;
        return term.begun ? other.word.startsWith(term.word) : other.word === term.word && at < index;
      }),
  );

export const oneOf = (parts: readonly string[]): string => `(${parts.join(' OR ')})`;
export const allOf = (parts: readonly string[]): string => parts.join(' AND ');

/** One of these whole names. */
export const wholeNames = (kind: SearchKind, names: readonly (readonly string[])[]): string =>
  oneOf(names.map((words) => whole(nameToken(kind, words.join(' ')))));

/** A name that begins in one of these ways. */
export const begunNames = (kind: SearchKind, names: readonly (readonly string[])[]): string =>
  oneOf(names.map((words) => nameBegun(kind, words.join(' '))));

/** All words in any place. */
export const everyTerm = (kind: SearchKind, terms: readonly Term[]): string =>
  allOf(terms.map((term) => termIn(kind, term)));

/** For each word one of its choices, in any place. */
export const oneOfEach = (kind: SearchKind, choices: readonly (readonly Term[])[]): string =>
  allOf(choices.map((choice) => oneOf(choice.map((term) => termIn(kind, term)))));

const termIn = (kind: SearchKind, term: Term) =>
  term.begun ? wordBegun(kind, term.word) : whole(wordToken(kind, term.word));
