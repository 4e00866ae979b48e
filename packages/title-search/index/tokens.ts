import type { SearchKind } from '#entry.ts';

/**
 * Contents of the full-text tables. The first letter says the kind, so that one table serves all of them and each
 * kind has short lists of its own. Words are normalised: they contain no operator of FTS5.
 */
const letterOf: Record<SearchKind, string> = {
  movie: 'm',
  tv: 't',
  person: 'p',
  collection: 'c',
  keyword: 'k',
};
const longestName = 60;
/** Prefixes up to this length have tokens of their own, so that none is looked for among very many tokens. */
const nameLetters = 6;
export const wordLetters = 4;
const underscore = '_'.charCodeAt(0);
const [sievedFrom, sievedStep] = [6, 3];

/** In `words`. */
export const wordToken = (kind: SearchKind, word: string) => `${letterOf[kind]}${word}`;

/** In `names`: a whole name in one token, so that its beginning is the beginning of the token. */
export const nameToken = (kind: SearchKind, name: string) => `${letterOf[kind]}${inOneWord(name)}`;

/** In `names`, apart from the names themselves. */
export const initialsToken = (kind: SearchKind, initials: string) => `i${letterOf[kind]}${initials}`;

/** In both tables: a year that a filter accepts. */
export const yearToken = (kind: SearchKind, year: number) => `y${letterOf[kind]}${year}`;
export const firstYearToken = (kind: SearchKind, year: number) => `f${letterOf[kind]}${year}`;

/** All tokens of the word's short beginnings. */
export const wordBeginnings = (kind: SearchKind, word: string) =>
  beginnings(word, wordLetters).map((part) => `b${letterOf[kind]}${part}`);
export const nameBeginnings = (kind: SearchKind, name: string) =>
  beginnings(inOneWord(name), nameLetters).map((part) => `b${letterOf[kind]}${part}`);

/**
 * Expressions for a token itself, and for what begins as the word or the name does. Tokens hold letters, marks
 * and numbers alone, so quotes keep every one of them from being read as an operator.
 */
export const whole = (token: string) => `"${token}"`;
export const wordBegun = (kind: SearchKind, word: string) => begun(kind, word, wordLetters);
export const nameBegun = (kind: SearchKind, name: string) => begun(kind, inOneWord(name), nameLetters);

const begun = (kind: SearchKind, text: string, letters: number) =>
  text.length > letters ? `"${letterOf[kind]}${text}" *` : `"b${letterOf[kind]}${text}"`;

/**
 * Where beginnings end that the bloomFilter knows of a token: of a name behind each of its words, of a word behind each third
 * letter.
 */
export const nameEnds = (code: number) => code === underscore;
export const wordEnds = (_: number, length: number) => length >= sievedFrom && length % sievedStep === 0;

/** What the bloomFilter is asked before a word or a name that begins so is looked for; null where it can't answer. */
export const wordBegunMark = (kind: SearchKind, word: string) =>
  word.length > wordLetters
    ? `${letterOf[kind]}${word.slice(0, word.length - ((word.length + 1) % sievedStep))}`
    : `b${letterOf[kind]}${word}`;
export function nameBegunMarks(kinds: readonly SearchKind[], name: string): string[] | null {
  const text = inOneWord(name);
  if (text.length <= nameLetters) return kinds.map((kind) => `b${letterOf[kind]}${text}`);
  const end = text.lastIndexOf('_') + 1;
  const begun = text.slice(0, end);
  return end === 0 ? null : kinds.map((kind) => letterOf[kind] + begun);
}

const inOneWord = (name: string) => name.slice(0, longestName).replaceAll(' ', '_');

function beginnings(text: string, letters: number): string[] {
  const parts: string[] = [];
  for (let length = Math.min(letters, text.length); length > 0; length -= 1)
    parts.push(text.slice(0, length));
  return parts;
}
