import { createTitleNumbers } from '@marquee/contracts/library/titleNumbers.ts';
import type { Ask } from '@marquee/titles';
import { expect, test } from 'vitest';

import { createMovedLinks } from './createMovedLinks.ts';

const numbers = createTitleNumbers([
  ['movie', 694, 9694],
  ['movie', 100_000_007, 42],
  ['movie', 77, 200_000_077],
  ['tv', 1396, 81396],
]);
const names = new Map([
  ['movie/694', 'The Shining'],
  ['movie/100000007', 'Little Known'],
  ['movie/77', 'Lost'],
  ['movie/603', 'The Matrix'],
  ['tv/1396', 'Breaking Bad'],
  ['person/5555', 'Ann Lee'],
  ['collection/6666', 'Star Wars Collection'],
]);
const ownName = (kind: string, id: number) => names.get(`${kind}/${id}`);
const ask = (async (path: string) => ({
  ok: true,
  body: {
    results:
      path === 'search/person'
        ? [
            { id: 1, name: 'Ann Leeds' },
            { id: 2, name: 'ann lee' },
          ]
        : [{ id: 10, name: 'Star Wars Collection' }],
  },
})) as Ask;

const live = createMovedLinks({ numbers, ownName, ask });
const embedded = createMovedLinks({ numbers, ownName, ask: null });

test('links of the catalogue lead to the same thing at TMDB', async () => {
  expect(await live('/movie/694-the-shining')).toBe('/movie/9694-the-shining');
  expect(await live('/tv/1396-breaking-bad/season/2')).toBe('/tv/81396-breaking-bad/season/2');
  expect(await live('/movie/100000007')).toBe('/movie/42');
  expect(await live('/movie/77-lost')).toBe('/movie/200000077-lost');
  expect(await live('/person/5555-ann-lee')).toBe('/person/2-ann-lee');
  expect(await live('/collection/6666-star-wars-collection')).toBe('/collection/10-star-wars-collection');
});

test.each([
  // TMDB's own film of that number.
  '/movie/694-the-ferry',
  '/movie/694',
  '/movie/603-the-matrix',
  '/movie/9694-the-shining',
  '/movie/200000077-lost',
  '/person/5555-somebody-else',
  '/person/5555',
  '/person/1',
  '/search',
  '/movie/0',
  '/movie/x',
  '/movie/99999999999999999999',
  '/movie/694%2F..-the-shining',
])('%s stays as it is', async (path) => {
  expect(await live(path)).toBeNull();
});

test('where TMDB does not answer for a person, the link stays', async () => {
  const silent = createMovedLinks({ numbers, ownName, ask: async () => ({ ok: false, status: 503 }) });
  expect(await silent('/person/5555-ann-lee')).toBeNull();
});

test("links to TMDB's numbers lead back to the catalogue's", async () => {
  expect(await embedded('/movie/9694-the-shining')).toBe('/movie/694-the-shining');
  expect(await embedded('/movie/42-little-known')).toBe('/movie/100000007-little-known');
  expect(await embedded('/movie/200000077-lost')).toBe('/movie/77-lost');
  expect(await embedded('/movie/694-the-shining')).toBeNull();
  expect(await embedded('/movie/550-unknown')).toBeNull();
  expect(await embedded('/person/2-ann-lee')).toBeNull();
});
