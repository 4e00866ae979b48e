import { words as wordsOf } from '@marquee/text';

import type { LexiconEntry } from './entries.ts';
import { stemOf } from './stemOf.ts';

/** A node of the index: the children by stem, and the entry of the phrase that ends here. */
type Place = { next: Map<string, Place>; entry: LexiconEntry | null };

export type Phrases = {
  /** The entry of the longest phrase that starts with this word. `words` are normalised, not stemmed. */
  longestAt: (words: readonly string[], at: number) => { entry: LexiconEntry; length: number } | null;
  entry: (id: string) => LexiconEntry | undefined;
};

// People leave them out and put them in: "based on (a) true story".
const articles = new Set(['a', 'an', 'the']);

/** Index of all phrases over stemmed words. Articles within a phrase may be there or not. */
export function createPhrases(entries: readonly LexiconEntry[]): Phrases {
  const root: Place = { next: new Map(), entry: null };
  for (const entry of entries) {
    for (const phrase of entry.phrases) {
      for (const path of pathsOf(phrase)) placeOf(root, path).entry ??= entry;
    }
  }
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return {
    longestAt: (words, at) => longestAt(root, words, at),
    entry: (id) => byId.get(id),
  };
}

/** The stems of a phrase; with a hyphen also as one word: "feel-good" is said "feelgood", too. */
export function pathsOf(phrase: string): string[][] {
  const spellings = phrase.includes('-') ? [phrase, phrase.replaceAll('-', '')] : [phrase];
  return spellings.map((spelling) =>
    wordsOf(spelling)
      .filter((word) => !articles.has(word))
      .map(stemOf),
  );
}

function placeOf(root: Place, path: readonly string[]): Place {
  let place = root;
  for (const stem of path) {
    const next = place.next.get(stem) ?? { next: new Map(), entry: null };
    place.next.set(stem, next);
    place = next;
  }
  return place;
}

function longestAt(root: Place, words: readonly string[], at: number): ReturnType<Phrases['longestAt']> {
  let place = root;
  let longest: ReturnType<Phrases['longestAt']> = null;
  for (let index = at; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (articles.has(word)) {
      if (place === root) return null;
      continue;
    }
    const next = place.next.get(stemOf(word));
    if (next === undefined) return longest;
    place = next;
    if (place.entry !== null) longest = { entry: place.entry, length: index + 1 - at };
  }
  return longest;
}
