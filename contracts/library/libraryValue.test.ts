import { expect, test } from 'vitest';

import { libraryKey, readKey } from './libraryKey.ts';
import { Change } from './libraryValue.ts';

const list = '3f2a1b40-8c5d-4e6f-9a7b-0c1d2e3f4a5b';
const film = { media: 'movie', id: 603 } as const;
const at = 1_795_000_000_000;

test('a key says what it names', () => {
  expect(readKey(libraryKey.mark(film, 'seen'))).toEqual({ kind: 'mark', title: film, name: 'seen' });
  expect(readKey(libraryKey.item(list, film))).toEqual({ kind: 'item', list, title: film });
  expect(readKey(libraryKey.list(list))).toEqual({ kind: 'list', list });
  expect(readKey(libraryKey.setting('hideSeen'))).toEqual({ kind: 'setting', name: 'hideSeen' });
});

test.each([
  '',
  'mark',
  'mark/movie/0/seen',
  'mark/movie/603/liked',
  'list/1',
  'constructor/1',
  '__proto__/x',
  'mark/movie/603/seen/',
])('%j names nothing', (key) => {
  expect(readKey(key)).toBeNull();
});

test.each([
  [libraryKey.mark(film, 'rating'), 7],
  [libraryKey.mark(film, 'seen'), { on: '2026-11-20' }],
  [libraryKey.mark(film, 'seen'), { on: null }],
  [libraryKey.mark(film, 'watchlist'), null],
  [libraryKey.list(list), { name: 'For rainy days', about: '', share: null }],
])('%s takes %j', (key, value) => {
  expect(Change.parse({ key, value, at })).toEqual({ key, value, at });
});

test.each([
  [libraryKey.mark(film, 'rating'), 11],
  [libraryKey.mark(film, 'rating'), 3.5],
  [libraryKey.mark(film, 'seen'), { on: 'yesterday' }],
  [libraryKey.mark(film, 'hidden'), false],
  [libraryKey.list(list), { name: ' ', about: '', share: null }],
  [libraryKey.list(list), { name: '\u3164\u200b', about: '', share: null }],
  [libraryKey.list(list), { name: 'A\u202eB', about: '', share: null }],
  [libraryKey.list(list), { name: 'A'.repeat(101), about: '', share: null }],
  [libraryKey.list(list), { name: 'A', about: '', share: 'guessable' }],
  [libraryKey.item(list, film), { place: 'a', note: '', extra: 1 }],
])('%s refuses %j', (key, value) => {
  expect(Change.safeParse({ key, value, at }).success).toBe(false);
});

test('names and notes are stored without invisible characters', () => {
  const value = { name: ' Ra\u00adiny ', about: 'one\n\u200btwo', share: null };
  expect(Change.parse({ key: libraryKey.list(list), value, at }).value).toEqual({
    name: 'Rainy',
    about: 'one\ntwo',
    share: null,
  });
});
