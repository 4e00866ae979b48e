import { editDistance } from '@marquee/text';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createTrieBuilder } from '#index/trie.ts';

import { createNearWords, mostNodes } from './nearWords.ts';
import { noWork } from './postings.ts';

/** A trie in which each word's rank is its place in the list. */
function trieOf(words: readonly string[]) {
  const builder = createTrieBuilder();
  const ranks = new Map(words.map((word, index) => [word, index + 1]));
  for (const [word, rank] of [...ranks].sort(([a], [b]) => (a < b ? -1 : 1))) builder.add(word, rank);
  return builder.finish();
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 7 });
const vocabulary = fc.uniqueArray(word, { minLength: 1, maxLength: 40 });

describe('near words', () => {
  it('are those within the distance, with their edits', () => {
    fc.assert(
      fc.property(vocabulary, word, fc.constantFrom(1 as const, 2 as const), (words, typed, edits) => {
        const { near } = createNearWords(trieOf(words), noWork());
        const expected = words
          .map((one) => ({ word: one, edits: editDistance(typed, one, edits) }))
          .filter((one) => one.edits <= edits);
        const found = near(typed, { edits }).map((one) => ({ word: one.word, edits: one.edits }));
        const order = (a: { word: string }, b: { word: string }) => (a.word < b.word ? -1 : 1);
        expect(found.sort(order)).toEqual(expected.sort(order));
      }),
    );
  });

  it('of an incomplete word include every completion', () => {
    fc.assert(
      fc.property(vocabulary, word, (words, typed) => {
        const { near } = createNearWords(trieOf(words), noWork());
        const begun = near(typed, { edits: 1, begun: true });
        for (const one of words) {
          const within = editDistance(typed, one, 1, true) <= 1;
          expect(begun.some((beginning) => one.startsWith(beginning.word))).toBe(within);
        }
      }),
    );
  });

  it('leave out ranks below the limit', () => {
    const { near } = createNearWords(trieOf(['star', 'stare', 'start']), noWork());
    expect(near('starr', { edits: 1, upTo: 2 }).map((one) => one.word)).toEqual(['star', 'stare']);
  });

  it('can be restricted to the same first letter, or the first two swapped', () => {
    const { near } = createNearWords(trieOf(['night', 'knight', 'inght', 'might']), noWork());
    expect(near('night', { edits: 1, sameStart: true }).map((one) => one.word)).toEqual(['inght', 'night']);
  });

  it('of all words of a query visit a limited number of nodes together', () => {
    const words = Array.from({ length: 30_000 }, (_, index) => index.toString(36).padStart(6, 'x'));
    const work = noWork();
    const { begin, near } = createNearWords(trieOf(words), work);
    begin();
    for (let round = 0; round < 100; round += 1) near('xxxaaa', { edits: 2 });
    expect(work.nodes).toBeLessThanOrEqual(mostNodes);
    begin();
    expect(near('xxx1ab', { edits: 1 }).length).toBeGreaterThan(0);
  });
});
