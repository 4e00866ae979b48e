import { describe, expect, it } from 'vitest';

import { createTreeBuilder } from '#index/wordTree.ts';

import { wordsBeginning } from './wordsBeginning.ts';

const ranks = { star: 5, stare: 9, stark: 2, start: 7, starting: 1, stop: 3 };
const builder = createTreeBuilder();
for (const [word, rank] of Object.entries(ranks)) builder.add(word, rank);
const tree = builder.finish();

describe('words that begin so', () => {
  it('come with the best-known first', () => {
    expect(wordsBeginning(tree, 'star', 9)).toEqual(['starting', 'stark', 'star', 'start', 'stare']);
  });

  it('are no more than asked for, and none where no word goes so', () => {
    expect(wordsBeginning(tree, 'sta', 2)).toEqual(['starting', 'stark']);
    expect(wordsBeginning(tree, 'stay', 2)).toEqual([]);
  });
});
