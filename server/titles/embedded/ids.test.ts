import { expect, test } from 'vitest';

import { collectionId, episodeId, keywordId, networkId, ownTitleId, personId } from './ids.ts';

test('no number of our own making can be one of TMDB’s, and all fit 32 bits with a sign', () => {
  const names = Array.from({ length: 2000 }, (_, n) => `Name ${n}`);
  const all = names.flatMap((name) => [
    personId(name),
    collectionId(name),
    keywordId(name),
    networkId(name),
    ownTitleId('movie', name, 1999),
  ]);
  expect(Math.min(...all)).toBeGreaterThan(100_000_000);
  expect(Math.max(...all)).toBeLessThan(2 ** 31);
  // Of ten thousand some were drawn again.
  expect(new Set(all).size).toBe(all.length);
});

test('the episodes of a season follow each other, and those of 4,000 seasons never meet', () => {
  const seasons = Array.from({ length: 4000 }, (_, n) => episodeId(1000 + (n >> 2), n % 4, 1));
  expect(episodeId(1000, 0, 25)).toBe((seasons[0] ?? 0) + 24);
  const inOrder = seasons.toSorted((one, other) => one - other);
  const apart = inOrder.slice(1).map((first, index) => first - (inOrder[index] ?? 0));
  expect(Math.min(...apart)).toBeGreaterThan(25);
  expect(Math.min(...seasons)).toBeGreaterThan(100_000_000);
  expect(episodeId(31132, 7, 30)).not.toBe(episodeId(9401906, 3, 5));
});
