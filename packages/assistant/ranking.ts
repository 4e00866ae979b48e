import type { Wish } from '@marquee/contracts/assistant/part.ts';

import type { TitleFacts, TitleKey } from './facts.ts';

/** What is looked for: the wishes of a whole conversation, and its words. */
export type Sought = {
  wishes: readonly Wish[];
  /** Stemmed words for the text search. */
  words: readonly string[];
  /** Whether a title's name was all that was said: it may mean all of its franchise. */
  isName?: boolean;
  /** The sentences themselves: they may tell of a title. */
  told?: readonly string[];
};

export type RankedTitle = {
  title: TitleFacts;
  score: number;
};

export type Ranking = {
  /** The best first, already varied. Every one meets all strict wishes, as far as they were not loosened. */
  ranked: readonly RankedTitle[];
  /** Strict wishes that were loosened so that there is enough, in the order in which they were. */
  loosened: readonly { from: Wish; to: Wish | null }[];
  /** How many titles meet all strict wishes as they were said. */
  total: number;
  /** Among the first ones, those that were left out because they are in `seen`. */
  leftOut: readonly TitleFacts[];
  /** Where a story is told: what was read into it, and how well other stories match beside the best one's 1. */
  told?: { misread: readonly Wish[]; matches: ReadonlyMap<TitleKey, number> };
};

/** Ranks the catalogue. The same wishes always give the same order. */
export type Rank = (sought: Sought, options: { count: number; seen: ReadonlySet<TitleKey> }) => Ranking;
