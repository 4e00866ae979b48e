import { expect, test } from 'vitest';

import { createKeyNumbers, sameKeys } from './keyNumbers.ts';
import { createTitleNumbers } from './titleNumbers.ts';

const list = '3f2a1b40-8c5d-4e6f-9a7b-0c1d2e3f4a5b';
const keys = createKeyNumbers(createTitleNumbers([['movie', 10, 20]]));

test('keys that name a title are shown and kept under its numbers', () => {
  expect(keys.shown('mark/movie/10/seen')).toBe('mark/movie/20/seen');
  expect(keys.shown(`item/${list}/movie/10`)).toBe(`item/${list}/movie/20`);
  expect(keys.kept('mark/movie/20/seen')).toBe('mark/movie/10/seen');
  const others = ['mark/tv/10/seen', `list/${list}`, `set/${list}`, 'setting/hideSeen', 'mark/movie/10', 'x'];
  expect(others.map(keys.shown)).toEqual(others);
  expect(others.map(keys.kept)).toEqual(others);
});

test('what was kept before it was known that a title moved is found, too', () => {
  const both = ['mark/movie/10/seen', 'mark/movie/20/seen'];
  expect(keys.allKept('mark/movie/20/seen')).toEqual(expect.arrayContaining(both));
  const [aside = '', ...more] = keys.allKept('mark/movie/10/seen');
  expect(more).toEqual([]);
  expect(aside).toBe(keys.kept('mark/movie/10/seen'));
  expect(keys.allKept('mark/movie/11/seen')).toContain('mark/movie/11/seen');
  // The title stopped being a moved one.
  expect(createKeyNumbers(createTitleNumbers([])).allKept('mark/movie/10/seen')).toEqual([
    'mark/movie/10/seen',
    aside,
  ]);
});

test('where the embedded catalogue answers, keys are what they are', () => {
  expect([sameKeys.shown('mark/movie/10/seen'), sameKeys.kept('x')]).toEqual(['mark/movie/10/seen', 'x']);
  expect(sameKeys.allKept('mark/movie/10/seen')).toEqual(['mark/movie/10/seen']);
});
