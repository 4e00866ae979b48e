import { libraryKey, markNames } from '@marquee/contracts/library/libraryKey.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { keyOfStored, storedKey } from './storedKey.ts';

const title = fc.record({
  media: fc.constantFrom('movie' as const, 'tv' as const),
  id: fc.integer({ min: 1, max: 999_999_999_999_999 }),
});
const key = fc.oneof(
  fc.tuple(title, fc.constantFrom(...markNames)).map(([one, name]) => libraryKey.mark(one, name)),
  fc.tuple(fc.uuid(), title).map(([list, one]) => libraryKey.item(list, one)),
  fc.uuid().map(libraryKey.list),
  fc.uuid().map(libraryKey.savedSet),
  fc.constantFrom('hideSeen' as const, 'recentSearches' as const).map(libraryKey.setting),
);

test('every key is read as it was stored', () => {
  fc.assert(
    fc.property(key, (one) => {
      expect(keyOfStored(storedKey(one))).toBe(one);
    }),
  );
});

test('marks are short', () => {
  expect(storedKey('mark/movie/603/seen')).toBe('m603s');
  expect(storedKey('mark/tv/1396/watchlist')).toBe('t1396w');
});
