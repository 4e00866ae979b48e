import { expect, test } from 'vitest';

import { collectionId, keywordId, networkId, ownTitleId, personId } from './ids.ts';

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
