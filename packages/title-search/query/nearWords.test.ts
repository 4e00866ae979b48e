import { editDistance } from '@marquee/text';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createTreeBuilder } from '#index/wordTree.ts';

import { createNearWords, mostNodes } from './nearWords.ts';
import { noWork } from './work.ts';

/** A tree in which each word's rank is its place in the list. */
function treeOf(words: readonly string[]) {
  const builder = createTreeBuilder();
  const ranks = new Map(words.map((word, index) => [word, index + 1]));
  for (const [word, rank] of [...ranks].sort(([a], [b]) => (a < b ? -1 : 1))) builder.add(word, rank);
  return builder.finish();
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 7 });
const vocabulary = fc.uniqueArray(word, { minLength: 1, maxLength: 40 });

describe('near words', () => {
  it('are those that the distance says, with their slips', () => {
    fc.assert(
      fc.property(vocabulary, word, fc.constantFrom(1 as const, 2 as const), (words, typed, slips) => {
        const { near } = createNearWords(treeOf(words), noWork());
        const expected = words
          .map((one) => ({ word: one, slips: editDistance(typed, one, slips) }))
          .filter((one) => one.slips <= slips);
        const found = near(typed, { slips }).map((one) => ({ word: one.word, slips: one.slips }));
        const order = (a: { word: string }, b: { word: string }) => (a.word < b.word ? -1 : 1);
        expect(found.sort(order)).toEqual(expected.sort(order));
      }),
    );
  });

  it('that are begun lead to every word that goes on from one', () => {
    fc.assert(
      fc.property(vocabulary, word, (words, typed) => {
        const { near } = createNearWords(treeOf(words), noWork());
        const begun = near(typed, { slips: 1, begun: true });
        for (const one of words) {
          const within = editDistance(typed, one, 1, true) <= 1;
          expect(begun.some((beginning) => one.startsWith(beginning.word))).toBe(within);
        }
      }),
    );
  });

  it('leave out what is worse than asked for', () => {
    const { near } = createNearWords(treeOf(['star', 'stare', 'start']), noWork());
    expect(near('starr', { slips: 1, upTo: 2 }).map((one) => one.word)).toEqual(['star', 'stare']);
  });

  it('can be kept to the same first letter, or the first two swapped', () => {
    const { near } = createNearWords(treeOf(['night', 'knight', 'inght', 'might']), noWork());
    expect(near('night', { slips: 1, sameStart: true }).map((one) => one.word)).toEqual(['inght', 'night']);
  });

  it('of all words of a query look at so many nodes together, and no more', () => {
    const words = Array.from({ length: 30_000 }, (_, index) => index.toString(36).padStart(6, 'x'));
    const work = noWork();
    const { begin, near } = createNearWords(treeOf(words), work);
    begin();
    for (let round = 0; round < 100; round += 1) near('xxxaaa', { slips: 2 });
    expect(work.nodes).toBeLessThanOrEqual(mostNodes);
    begin();
    expect(near('xxx1ab', { slips: 1 }).length).toBeGreaterThan(0);
  });
});
