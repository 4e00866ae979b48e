import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type FakeTmdb, startFakeTmdb } from '#server/titles/tmdb/testing/fakeTmdb.ts';
import type { Fault } from '#server/titles/tmdb/testing/fault.ts';
import { browse } from '#web/api/browse.ts';
import { search } from '#web/api/search.ts';
import { suggest } from '#web/api/suggest.ts';
import { movies } from '#web/api/titleLists.ts';
import { createStore } from '#web/app/store.ts';
import { createStaticFetch } from '#web/static/createStaticFetch.ts';

// The queries of the build without a server, over HTTP.
let tmdb: FakeTmdb;

beforeAll(async () => {
  tmdb = await startFakeTmdb({ rows: 'sample' });
});

afterAll(() => tmdb.close());

/** A fresh app with an empty cache. Also returns its waits between tries. */
function openApp(token = tmdb.token) {
  const waits: number[] = [];
  const store = createStore({
    origin: 'http://app.invalid',
    fetch: createStaticFetch({
      site: { content: 'tmdb', pictures: '', server: false },
      tmdb: { base: tmdb.url, token },
      identity: { provider: 'firebase', apiKey: '', projectId: '', authDomain: '', appId: '' },
      ai: null,
    }),
    sleep: async (milliseconds) => void waits.push(milliseconds),
    random: () => 0.5,
  });
  const discover = { media: 'movie', pieces: ['genre=18'], start: 1 } as const;
  const found = { query: 'matrix', kind: null, exact: false, narrowing: '', from: 1 };
  const questions = {
    list: () => store.dispatch(movies.endpoints.movieList.initiate({ list: 'popular', start: 1 })),
    search: () => store.dispatch(search.endpoints.search.initiate(found)),
    suggestions: () => store.dispatch(suggest.endpoints.suggestions.initiate({ query: 'matrix' })),
    discover: () => store.dispatch(browse.endpoints.discoverPage.initiate(discover)),
  };
  return { questions, waits };
}

type Question = keyof ReturnType<typeof openApp>['questions'];

async function failureOf(question: Question, fault: Fault | null, token?: string) {
  const { questions, waits } = openApp(token);
  tmdb.reset();
  tmdb.fail(fault);
  const { error } = await questions[question]();
  const calls = tmdb.calls.filter(({ path }) => path.startsWith('/3/')).length;
  return { error, calls, waits };
}

/** How many parts an answer is made of. */
const parts = { list: 1, search: 3, suggestions: 1, discover: 1 } as const satisfies Record<Question, number>;

for (const question of ['list', 'search', 'suggestions', 'discover'] as const) {
  // A search makes most requests; the others are left to the full run.
  const tags = question === 'search' ? [] : ['full'];
  describe(`${question}, without a server`, { tags }, () => {
    for (const status of [401, 404, 500] as const) {
      test(`reports a ${status} without another try`, async () => {
        const { error, calls } = await failureOf(question, { kind: 'status', status });
        expect(error).toMatchObject({ status });
        expect(calls).toBe(parts[question]);
      });
    }

    test('retries after a 429, and waits as long as TMDB asks', async () => {
      const { error, calls, waits } = await failureOf(question, {
        kind: 'status',
        status: 429,
        retryAfter: 1,
      });
      expect(error).toMatchObject({ status: 429, waitSeconds: expect.any(Number) });
      expect(waits).toEqual([1000, 1000]);
      expect(calls).toBe(parts[question] + 2);
    });

    test('reports how long to wait where that is long', async () => {
      const { error, calls, waits } = await failureOf(question, {
        kind: 'status',
        status: 429,
        retryAfter: 20,
      });
      expect(error).toMatchObject({ status: 429, waitSeconds: 22.5 });
      expect({ calls, waits }).toEqual({ calls: parts[question], waits: [] });
    });

    test('reports an unreachable service after two more tries', async () => {
      const { error, waits } = await failureOf(question, { kind: 'refused' });
      expect(error).toMatchObject({ status: 'FETCH_ERROR' });
      expect(waits).toEqual([400, 800]);
    });

    test('asks for one part at a time while connections break', async () => {
      const { error, calls } = await failureOf(question, { kind: 'reset' });
      expect(error).toMatchObject({ status: 'FETCH_ERROR' });
      expect(calls).toBe(parts[question] + 2);
    });

    test('reports an unreadable answer', async () => {
      const { error, calls } = await failureOf(question, { kind: 'garbage-json' });
      expect(error).toMatchObject({ status: 'PARSING_ERROR' });
      expect(calls).toBe(parts[question]);
    });

    test('recovers when TMDB does', async () => {
      const { questions } = openApp();
      tmdb.reset();
      tmdb.fail({ kind: 'status', status: 503 });
      expect(await questions[question]()).toMatchObject({ error: { status: 503 } });
      tmdb.fail(null);
      expect(await questions[question]()).toMatchObject({ isSuccess: true });
    });
  });
}

test('a search whose answer is no list can’t be read either', async () => {
  expect(await failureOf('search', { kind: 'wrong-types' })).toMatchObject({
    error: { status: 'PARSING_ERROR' },
    calls: 3,
  });
});
