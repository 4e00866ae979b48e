import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Application } from './openApplication.ts';
import { openTestApplication } from './testing/openTestApplication.ts';

const origin = 'http://127.0.0.1:3000';
const now = () => new Date();
let here: Application;
let apart: Application;
/** The same where a language model is set up that nobody reaches. */
let assistedHere: Application;
let assistedApart: Application;
const settings = { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'none' };

beforeAll(async () => {
  [here, apart, assistedHere, assistedApart] = await Promise.all([
    openTestApplication({ now }),
    openTestApplication({ now, workers: 1 }),
    openTestApplication({ now, settings }),
    openTestApplication({ now, settings, workers: 1 }),
  ]);
}, 60_000);
afterAll(() => Promise.all([here, apart, assistedHere, assistedApart].map(({ close }) => close())));

async function answerOf(application: Application, path: string, init?: RequestInit) {
  const answer = await application.fetch(new Request(origin + path, init));
  const { 'x-request-id': _, ...headers } = Object.fromEntries(answer.headers);
  const text = (await answer.text()).replaceAll(/"requestId":"[^"]*"/g, '');
  return { status: answer.status, headers, text };
}

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
    [here, apart].map((application) => answerOf(application, path, init)),
  );
  expect(other).toEqual(own);
  expect(other?.text.length).toBeGreaterThanOrEqual(other?.status === 301 ? 0 : 1);
});

const wholeQuestion: RequestInit = {
  ...question,
  headers: { 'content-type': 'application/json', accept: 'application/json' },
};
it.each<[string, string, RequestInit?]>([
  ['a question', '/api/concierge', question],
  ['a question that is answered at once', '/api/concierge', wholeQuestion],
  ['a page with an answer on it', '/ai?q=a+quiet+western'],
])(
  '%s is the same where the server adds a language model to what a worker answered',
  async (_, path, init) => {
    const [own, other] = await Promise.all(
      [assistedHere, assistedApart].map((application) => answerOf(application, path, init)),
    );
    expect(other).toEqual(own);
    expect(other?.status).toBe(200);
    expect(other?.text).toContain('pick');
  },
);

it('nothing of a page stays when it is answered', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  for (let page = 1; page <= 20; page += 1)
    expect((await here.fetch(new Request(`${origin}/top_popular?page=${page}`))).status).toBe(200);
  // A timer of its query cache would hold each.
  expect(timers() - before).toBeLessThan(10);
});
