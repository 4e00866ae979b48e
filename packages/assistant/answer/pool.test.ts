import type { Wish } from '@marquee/contracts/assistant/part.ts';
import { partKey } from '@marquee/contracts/assistant/partKey.ts';
import { expect, test } from 'vitest';

import type { Rank } from '../ranking.ts';
import { pickPoolOf } from './pool.ts';
import { title } from './testing/title.ts';

/** Finds titles with these scores. */
const ranking =
  (scores: readonly number[]): Rank =>
  () => ({
    ranked: scores.map((score, place) => ({ title: title({ id: place + 1 }), score })),
    loosened: [],
    total: scores.length,
    leftOut: [],
  });

const shown = (scores: readonly number[], count: number, wishes: readonly Wish[] = []) => {
  const parts = wishes.map((wish) => ({ key: partKey(wish), wish, span: null, turn: 0 }));
  const pooling = {
    rank: ranking(scores),
    titles: new Map(),
    seen: new Set<never>(),
    liked: [],
    count,
    day: 0,
  };
  return pickPoolOf(
    { parts, words: [], seen: [], told: [{ say: 'any', turn: 0 }], named: null },
    pooling,
  ).shown.map(({ id }) => id);
};

test('a short answer ends where the rest fits far less well, though not before the fifth', () => {
  expect(shown([10, 9, 9, 8, 8, 7, 6], 6)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(shown([10, 9, 9, 8, 8, 3, 2], 6)).toEqual([1, 2, 3, 4, 5]);
  expect(shown([10, 1, 1, 1, 1, 1], 6)).toEqual([1, 2, 3, 4, 5]);
});

test('a long answer, or one in an order that was asked for, goes on', () => {
  const falling = [10, 9, 9, 8, 8, 3, 2, 1, 1, 1];
  expect(shown(falling, 10)).toHaveLength(10);
  expect(shown(falling, 6, [{ slot: 'order', by: 'newest' }])).toHaveLength(6);
});

test('with nothing found nothing is shown', () => {
  expect(shown([], 6)).toEqual([]);
});
