import { describe, expect, it } from 'vitest';

import { createTrieBuilder } from '#index/trie.ts';

import { wordsWithPrefix } from './corrections.ts';

const ranks = { star: 5, stare: 9, stark: 2, start: 7, starting: 1, stop: 3 };
const builder = createTrieBuilder();
for (const [word, rank] of Object.entries(ranks)) builder.add(word, rank);
const trie = builder.finish();

describe('words that begin so', () => {
  it('come with the best-known first', () => {
    expect(wordsWithPrefix(trie, 'star', 9)).toEqual(['starting', 'stark', 'star', 'start', 'stare']);
  });

  it('are no more than asked for, and none where no word goes so', () => {
    expect(wordsWithPrefix(trie, 'sta', 2)).toEqual(['starting', 'stark']);
    expect(wordsWithPrefix(trie, 'stay', 2)).toEqual([]);
  });
});
