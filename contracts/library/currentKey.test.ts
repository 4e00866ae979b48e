import renumbered from '@marquee/content/catalogue/ids/renumbered.json' with { type: 'json' };
import { expect, test } from 'vitest';

import { largestTmdbId } from '#tmdb/largestId.ts';

import { currentKey, currentTitle } from './currentKey.ts';

const list = '3f2a1b40-8c5d-4e6f-9a7b-0c1d2e3f4a5b';
const { earlier = 0 } = renumbered.find(({ media, id }) => media === 'movie' && id === 536_869) ?? {};

test('keys with an earlier number get today’s', () => {
  expect(currentKey(`mark/movie/${earlier}/seen`)).toBe('mark/movie/536869/seen');
  expect(currentKey(`item/${list}/movie/${earlier}`)).toBe(`item/${list}/movie/536869`);
  expect(currentTitle({ media: 'movie', id: 1_000_000_000_603 })).toEqual({ media: 'movie', id: 603 });
});

test('all others stay', () => {
  for (const key of [
    'mark/movie/603/seen',
    `mark/tv/${earlier}/seen`,
    'mark/movie/1999999999/seen',
    `list/${list}`,
    `set/${list}`,
    'setting/hideSeen',
    'x',
  ])
    expect(currentKey(key)).toBe(key);
});

test('earlier numbers are of our own making, today’s are TMDB’s, and none comes twice', () => {
  expect(renumbered.filter((one) => one.earlier <= largestTmdbId || one.id > largestTmdbId)).toEqual([]);
  expect(new Set(renumbered.map((one) => `${one.media}/${one.earlier}`)).size).toBe(renumbered.length);
  expect(new Set(renumbered.map((one) => `${one.media}/${one.id}`)).size).toBe(renumbered.length);
});
