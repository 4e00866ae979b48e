import { expect, it } from 'vitest';

import { plural } from './plural.ts';

it.each([
  [0, 'seasons'],
  [1, 'season'],
  [2, 'seasons'],
  [1.5, 'seasons'],
])('says %d %s', (count, word) => {
  expect(plural(count, { one: 'season', other: 'seasons' })).toBe(word);
});
