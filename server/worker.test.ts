import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Application } from './openApplication.ts';
import { openTestApplication } from './testing/openTestApplication.ts';

const origin = 'http://127.0.0.1:3000';
const now = () => new Date();
let here: Application;
let apart: Application;

beforeAll(async () => {
  [here, apart] = await Promise.all([openTestApplication({ now }), openTestApplication({ now, workers: 1 })]);
}, 60_000);
afterAll(() => Promise.all([here.close(), apart.close()]));

const question: RequestInit = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ turns: [{ say: 'a quiet western from the fifties' }] }),
};
const noQuestion: RequestInit = { ...question, body: '{"turns":' };

it.each<[path: string, init?: RequestInit]>([
  ['/'],
  ['/movie/603-the-matrix'],
  ['/movie/603'],
  ['/movie/99999999'],
  ['/search?q=matrix'],
  ['/ai?q=a+quiet+western'],
  ['/signin'],
  ['/list/AAAAAAAAAAAAAAAAAAAAAA'],
  ['/3/movie/603?append_to_response=credits,images,similar'],
  ['/3/movie/0'],
  ['/3/configuration'],
  ['/api/search?q=ali'],
  ['/api/suggest?q=matr'],
  ['/api/discover/movie?genre=18'],
  ['/api/discover/movie?genre=x&page=0'],
  ['/api/likeness/movie/603'],
  ['/api/concierge'],
  ['/api/concierge', question],
  ['/api/concierge', noQuestion],
  [
    '/api/match',
    {
      ...question,
      body: JSON.stringify({ rows: [{ title: 'Heat', year: 1995, imdb: null, tmdb: null, media: null }] }),
    },
  ],
  ['/api/nothing'],
])('%s is the same from a worker as from the server itself', async (path, init) => {
  const [own, other] = await Promise.all(
    [here, apart].map(async (application) => {
      const answer = await application.fetch(new Request(origin + path, init));
      const { 'x-request-id': _, ...headers } = Object.fromEntries(answer.headers);
      const text = (await answer.text()).replaceAll(/"requestId":"[^"]*"/g, '');
      return { status: answer.status, headers, text };
    }),
  );
  expect(other).toEqual(own);
  expect(other?.text.length).toBeGreaterThanOrEqual(other?.status === 301 ? 0 : 1);
});
