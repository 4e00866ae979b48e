import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';

/** What of a title can hold the words of somebody who tells of it. */
export const descriptionFields = ['names', 'people', 'subjects', 'overview', 'plot', 'scenes'] as const;
export type DescriptionField = (typeof descriptionFields)[number];

export type Described = TitleId & {
  /** BM25; comparable within one search. */
  score: number;
};

/**
 * Finds titles by all that is known of them, the best first. What it searches may tell an end, so it says which titles
 * match and never by what.
 */
export type FindByDescription = (words: readonly string[]) => readonly Described[];
