import { expect, test } from 'vitest';

import { entryOf } from '../../../packages/title-search/importing/testing/sampleEmbedded.ts';
import { liveEmbedded, wordsOfEmbedded } from './liveEmbedded.ts';

const embedded = {
  fingerprint: 'f',
  entries: () => [
    entryOf({ kind: 'movie', id: 694, name: 'The Shining' }),
    entryOf({ kind: 'movie', id: 603, name: 'The Matrix' }),
    entryOf({ kind: 'movie', id: 70, name: 'Not at TMDB' }),
    entryOf({ kind: 'tv', id: 71, name: 'Not looked for' }),
    entryOf({ kind: 'person', id: 1_500_000_000, name: 'Tom Hanks' }),
  ],
};
const live = new Map<number, number | null>([
  [694, 5555],
  [603, 603],
  [70, null],
]);

test('a title is found under TMDB’s number, or not at all where that isn’t known', () => {
  const { entries } = liveEmbedded(embedded, ({ media, id }) => {
    const found = live.get(id);
    return found === undefined || found === null ? found : { media, id: found };
  });
  expect([...entries()].map(({ kind, id, name }) => [kind, id, name])).toEqual([
    ['movie', 5555, 'The Shining'],
    ['movie', 603, 'The Matrix'],
  ]);
});

test('to spell by, all words are there, and no number that TMDB could have', () => {
  const { entries } = wordsOfEmbedded(embedded, ({ id }) => (id > 100_000_000 ? id : id + 100_000_000));
  const all = [...entries()];
  expect(all).toHaveLength(5);
  expect(Math.min(...all.map(({ id }) => id))).toBeGreaterThan(100_000_000);
});
