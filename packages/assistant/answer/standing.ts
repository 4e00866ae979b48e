import type { Part } from '@marquee/contracts/assistant/part.ts';
import { partKey } from '@marquee/contracts/assistant/partKey.ts';

/** A stemmed word for the text search, and the keys of the parts that it was said with. */
export type SaidWord = { stem: string; of: readonly string[] };

/** The question of a conversation after a turn. */
export type Standing = {
  /** In the order in which they were said. */
  parts: readonly Part[];
  words: readonly SaidWord[];
  /** Keys of titles that were said to be seen: they stay out of new questions, too. */
  seen: readonly string[];
  /** The sentences that ask for it. */
  told: readonly { say: string; turn: number }[];
  /** Key of the part whose title was the whole sentence: it's the first pick of its own answer. */
  named: string | null;
};

export const storyKey = partKey({ slot: 'story' });

export const nothingAsked: Standing = { parts: [], words: [], seen: [], told: [], named: null };

/** Words of no part, and those of parts that are still asked for: "funny" goes with its part. */
export function standingWords({ parts, words }: Standing): readonly string[] {
  const keys = new Set(parts.map(({ key }) => key));
  return words.filter(({ of }) => of.length === 0 || of.some((key) => keys.has(key))).map(({ stem }) => stem);
}

export const isAsking = (standing: Standing): boolean =>
  standing.parts.length > 0 || standingWords(standing).length > 0;

/** "Surprise me": nothing is asked but that it isn't what was shown before. */
export const leavesChoice = (standing: Standing): boolean =>
  standing.told.length + standingWords(standing).length === 0 &&
  standing.parts.every(({ wish }) => wish.slot === 'without' || wish.slot === 'taste');

/** Whether two ask for the same, in any sentence. */
export function areSame(one: Standing, other: Standing): boolean {
  return meaningOf(one) === meaningOf(other);
}

const meaningOf = (standing: Standing): string =>
  JSON.stringify([standing.parts.map(({ wish }) => wish), [...new Set(standingWords(standing))]]);
