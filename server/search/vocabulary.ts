import type { DatabaseSync } from 'node:sqlite';

import { LRUCache } from 'lru-cache';

import { editDistance } from '#core/text/editDistance.ts';

export type NearWord = { word: string; distance: number };

/** Known words, the nearest first and then those of the most wanted entries. */
export type Vocabulary = {
  has: (word: string) => boolean;
  /** Words up to two slips from the typed one. */
  near: (typed: string) => readonly NearWord[];
  /** Words whose beginning is up to so many slips from the typed one, which has the same first letter. */
  begunNear: (typed: string, slips: number) => readonly NearWord[];
};

type Entry = { word: string; rank: number; letters: number };

/** Short words have too many neighbours for two slips to mean anything. */
function slipsAllowed(word: string): number {
  return word.length < 3 ? 0 : word.length < 5 ? 1 : 2;
}

/** A set of the word's letters in 32 bits. One slip changes at most two of them, which spares most comparisons. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) % 32);
  return letters;
}

function bits(set: number): number {
  let rest = set - ((set >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** All words of the index, read once into memory. */
export function readVocabulary(database: DatabaseSync): Vocabulary {
  const known = new Set<string>();
  const byLength: Entry[][] = [];
  for (const row of database.prepare('SELECT word, rank FROM search_word').iterate()) {
    const word = String(row['word']);
    known.add(word);
    (byLength[word.length] ??= []).push({ word, rank: Number(row['rank']), letters: lettersOf(word) });
  }

  function collect(
    [shortest, longest]: readonly [number, number],
    distanceTo: (entry: Entry) => number | null,
  ): NearWord[] {
    const found: (NearWord & { rank: number })[] = [];
    for (let length = Math.max(1, shortest); length <= longest; length += 1) {
      for (const entry of byLength[length] ?? []) {
        const distance = distanceTo(entry);
        if (distance !== null) found.push({ word: entry.word, distance, rank: entry.rank });
      }
    }
    found.sort((a, b) => a.distance - b.distance || a.rank - b.rank);
    return found.map(({ word, distance }) => ({ word, distance }));
  }

  const near = (typed: string): NearWord[] => {
    const limit = slipsAllowed(typed);
    const letters = lettersOf(typed);
    return collect([typed.length - limit, typed.length + limit], (entry) => {
      if (bits(letters ^ entry.letters) > 2 * limit) return null;
      const distance = editDistance(typed, entry.word, limit);
      return distance > limit ? null : distance;
    });
  };
  const begunNear = (typed: string, slips: number): NearWord[] => {
    const letters = lettersOf(typed);
    return collect([typed.length - slips, byLength.length - 1], (entry) => {
      if (entry.word.startsWith(typed)) return 0;
      // People hardly ever mistake the first letter; the known word may go on with any others.
      if (slips === 0 || entry.word[0] !== typed[0] || bits(letters & ~entry.letters) > slips) return null;
      const distance = editDistance(typed, entry.word, slips, true);
      return distance > slips ? null : distance;
    });
  };

  // Every keystroke asks for the same words again, and for each kind.
  const remembered = new LRUCache<string, NearWord[]>({ max: 500 });
  const remember = (key: string, compute: () => NearWord[]): NearWord[] => {
    const known = remembered.get(key) ?? compute();
    remembered.set(key, known);
    return known;
  };
  return {
    has: (word) => known.has(word),
    near: (typed) => remember(typed, () => near(typed)),
    begunNear: (typed, slips) => remember(`${typed} ${slips}`, () => begunNear(typed, slips)),
  };
}
