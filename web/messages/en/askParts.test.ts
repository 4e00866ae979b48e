import type { Wish } from '@marquee/contracts/assistant/part.ts';
import { expect, it } from 'vitest';

import { changeWords } from './askChanges.ts';
import { partWords } from './askParts.ts';

const funny: Wish = { slot: 'theme', entry: 'funny', not: false };
const seventies: Wish = { slot: 'years', min: 1970, max: 1979, strict: true };
const without = (id: number): Wish => ({
  slot: 'without',
  media: 'movie',
  id,
  name: `Film ${id}`,
  year: 2000,
});

it('says what a sentence changed, and nothing where it changed nothing', () => {
  expect(changeWords({ added: [funny], removed: [seventies] })).toBe('Added: funny. Removed: the 1970s.');
  expect(changeWords({ added: [], removed: [seventies, funny] })).toBe('Removed: the 1970s, funny.');
  expect(changeWords({ added: [], removed: [] })).toBe('');
});

it('says which years are not wanted', () => {
  expect(partWords({ ...seventies, not: true })).toBe('not the 1970s');
});

it('counts the titles of an answer that is sent away, and names a few', () => {
  expect(changeWords({ added: [without(1)], removed: [] })).toBe('Added: not Film 1.');
  const all = [1, 2, 3, 4, 5, 6].map(without);
  expect(changeWords({ added: [funny, ...all], removed: [] })).toBe(
    'Added: funny, not the 6 titles shown before.',
  );
});
