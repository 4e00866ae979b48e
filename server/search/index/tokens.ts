import type { SearchKind } from '#server/search/entry.ts';

/**
 * What stands in the full-text tables. The first letter says the kind, so that one table serves all of them and each
 * kind has short lists of its own. Words are normalised: they hold no sign that means anything to FTS5.
 */
const letterOf: Record<SearchKind, string> = {
  movie: 'm',
  tv: 't',
  person: 'p',
  collection: 'c',
  keyword: 'k',
};
const longestName = 60;

/** In `words`. */
export const wordToken = (kind: SearchKind, word: string) => `${letterOf[kind]}${word}`;

/** In `names`: a whole name in one token, so that its beginning is the beginning of the token. */
export const nameToken = (kind: SearchKind, words: string) =>
  `${letterOf[kind]}${words.slice(0, longestName).toWellFormed().replaceAll(' ', '_')}`;

/** In `names`, apart from the names themselves. */
export const initialsToken = (kind: SearchKind, initials: string) => `i${letterOf[kind]}${initials}`;

/** In both tables: a year that a filter accepts. */
export const yearToken = (kind: SearchKind, year: number) => `y${letterOf[kind]}${year}`;
export const firstYearToken = (kind: SearchKind, year: number) => `f${letterOf[kind]}${year}`;
