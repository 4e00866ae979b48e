import { expect, test } from 'vitest';

import { partKey } from './partKey.ts';

test('says what a part means, and turns with "not"', () => {
  expect(partKey({ slot: 'years', min: 1990, max: 1999, strict: true })).toBe('years/1990/1999');
  expect(partKey({ slot: 'years', min: null, max: 1999, strict: false })).toBe('years//1999');
  expect(partKey({ slot: 'genre', genre: 'Science Fiction', not: true })).toBe('not-genre/Science Fiction');
  expect(
    partKey({
      slot: 'like',
      media: 'movie',
      id: 603,
      name: 'The Matrix',
      year: 1999,
      aspect: null,
      not: false,
    }),
  ).toBe('like/movie/603');
});
