/** The word itself, or what begins so where it is still being typed. */
export type Term = { word: string; begun: boolean };

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
export type QueryPart = { expression: string; entries: number };

export const oneOf = (expressions: readonly string[]): string => `(${expressions.join(' OR ')})`;

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
