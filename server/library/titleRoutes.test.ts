import { Titles } from '@marquee/contracts/library/libraryAnswer.ts';
import { Problem } from '@marquee/contracts/problem.ts';
import { expect, test } from 'vitest';

import { findTitle, libraryApp, noStorage } from './testing/libraryApp.ts';

const now = () => new Date(1_795_000_000_000);

/** Status and code of a refusal, which must not be cached. */
async function refusalOf(answer: Response) {
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return [answer.status, Problem.parse(await answer.json()).code];
}

test('out-of-date titles say so, and must not be cached', async () => {
  const headers = { 'cache-control': 'no-store', 'x-marquee-source': 'embedded', 'x-marquee-cause': 'dns' };
  const ask = libraryApp(noStorage('full'), now, headers);
  const answer = await ask('/titles?keys=movie-1');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-marquee-source')).toBe('embedded');
});

test('titles are given by their keys, in the order asked', async () => {
  const ask = libraryApp(noStorage('full'), now);
  const answer = await ask('/titles?keys=tv-2,movie-603,movie-901,movie-2');
  expect(Titles.parse(await answer.json()).results).toEqual([
    findTitle('tv', 2),
    findTitle('movie', 603),
    findTitle('movie', 2),
  ]);
  const hundred = Array.from({ length: 100 }, (_, id) => `movie-${id + 1}`);
  expect((await ask(`/titles?keys=${hundred.join(',')}`)).status).toBe(200);
  for (const keys of [
    '',
    'movie',
    'movie-0',
    'movie-1,',
    'film-1',
    'movie-1e3',
    [...hundred, 'tv-1'].join(','),
  ])
    expect(await refusalOf(await ask(`/titles?keys=${keys}`))).toEqual([400, 'bad-request']);
  expect(await refusalOf(await ask('/titles'))).toEqual([400, 'bad-request']);
});
