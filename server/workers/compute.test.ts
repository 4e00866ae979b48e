import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { Problem } from '@marquee/contracts/problem.ts';
import { TmdbError } from '@marquee/contracts/tmdb/common.ts';
import { beforeEach, describe, expect, it } from 'vitest';

import { createApp } from '#server/app.ts';
import type { Fetch } from '#server/http/fetch.ts';
import { testParts } from '#server/http/testParts.ts';
import { createComputingLimits } from '#server/limits/computingLimits.ts';
import { createFairQueue } from '#server/limits/fairQueue.ts';

const origin = 'http://127.0.0.1:3000';
const one = '192.0.2.1';
const another = '198.51.100.7';

type Begun = { path: string; answer: (response?: Response) => void; fail: (error: Error) => void };

/** Workers that answer only when the test says so. */
let begun: Begun[] = [];
let fetch: Fetch;

const workers = {
  fetch: async ({ request }: { request: Request }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const { pathname, search } = new URL(request.url);
    const said = request.body ? JSON.stringify(await request.json()) : '';
    begun.push({
      path: pathname + search + said,
      answer: (response = Response.json({ pathname })) => resolve(response),
      fail: reject,
    });
    return promise;
  },
  close: async () => {},
};

const pageOf = (text: string) =>
  new Response(`<h1>${text}</h1>`, { headers: { 'content-type': 'text/html', 'cache-control': 'no-cache' } });

const ask = (path: string, address = one, init?: RequestInit) =>
  fetch(new Request(origin + path, init), { address });
const question = (say: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ turns: [{ say }] }),
});
const turns = async () => {
  for (let count = 0; count < 10; count += 1) await nextTurn();
};
const paths = () => begun.map(({ path }) => path);

async function answerAll(): Promise<void> {
  for (let index = 0; index < begun.length; index += 1) {
    begun[index]?.answer();
    await turns();
  }
}

beforeEach(() => {
  begun = [];
  const now = () => new Date('2026-11-21T12:00:00Z');
  fetch = createApp(
    testParts({
      computing: {
        limits: createComputingLimits({ now }),
        queue: createFairQueue({ atOnce: 1, mostWaiting: 63, now }),
        workers,
        serverOnly: [],
      },
    }),
  ).fetch;
});

describe('64 questions of one address under way', () => {
  const asked: Promise<Response>[] = [];
  beforeEach(async () => {
    const popular = ask('/3/movie/popular');
    await turns();
    begun[0]?.answer();
    await popular;
    begun = [];
    for (let count = 0; count < 64; count += 1)
      asked.push(ask('/api/concierge', one, question(`film ${count}`)));
    await turns();
  });

  it('delay no cached answer of another: it is here before the first question is answered', async () => {
    const answer = await ask('/3/movie/popular', another);
    expect(await answer.json()).toEqual({ pathname: '/3/movie/popular' });
    expect(begun).toHaveLength(1);
  });

  it('delay a question of another by one, and other work as well', async () => {
    void ask('/api/concierge', another, question('a quiet western'));
    void ask('/movie/603-the-matrix', another);
    void ask('/api/search?q=heat', another);
    await turns();
    await answerAll();
    const places = ['quiet western', '/movie/603', '/api/search'].map((part) =>
      paths().findIndex((path) => path.includes(part)),
    );
    expect(Math.max(...places)).toBeLessThan(6);
    expect(begun.length).toBeGreaterThan(60);
  });

  it('leave no room for a 65th of the same address, which learns when to try again', async () => {
    const refused = await ask('/api/concierge', one, question('one more'));
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([503, 2]);
    expect(Problem.parse(await refused.json())).toMatchObject({ code: 'unavailable' });
    void ask('/api/concierge', another, question('a quiet western'));
    await turns();
    // The last of the address that has most waiting gives way.
    expect((await asked.at(-1))?.status).toBe(503);
    await answerAll();
    expect(paths().some((path) => path.includes('quiet western'))).toBe(true);
  });

  it('are never begun once their asker has left', async () => {
    begun = [];
    const left = new AbortController();
    const abandoned = ask('/api/concierge', another, { ...question('never mind'), signal: left.signal });
    await turns();
    left.abort();
    await abandoned;
    await turns();
    await answerAll();
    expect(paths().some((path) => path.includes('never mind'))).toBe(false);
  });
});

describe('a full line', () => {
  beforeEach(async () => {
    for (let count = 0; count < 64; count += 1) {
      void ask(`/movie/${count + 1}`);
      void ask(`/3/movie/${count + 1}`);
    }
    await turns();
  });

  it('has a page that tries again by itself', async () => {
    const answer = await ask('/movie/900');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain('<meta http-equiv="refresh" content="5">');
    expect(html).toContain('<h1>A lot is going on here</h1>');
  });

  it.each(['br', 'gzip'])('has the same page for everybody, in %s', async (encoding) => {
    const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync;
    const plain = await (await ask('/movie/900')).text();
    for (const path of ['/movie/901', '/movie/902']) {
      const answer = await ask(path, one, { headers: { 'accept-encoding': encoding } });
      expect([answer.status, answer.headers.get('content-encoding')]).toEqual([503, encoding]);
      expect(unpack(await answer.arrayBuffer()).toString()).toBe(plain);
    }
  });

  it('answers in the protocol, too', async () => {
    const answer = await ask('/3/movie/900');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(TmdbError.parse(await answer.json()).status_code).toBe(46);
  });
});

describe('a page that several wait for', () => {
  it('is begun as long as one of them stays', async () => {
    void ask('/first');
    await turns();
    const left = new AbortController();
    void ask('/movie/603', one, { signal: left.signal });
    const stays = ask('/movie/603', another);
    await turns();
    left.abort();
    await turns();
    begun[0]?.answer();
    await turns();
    expect(paths()).toEqual(['/first', '/movie/603']);
    begun[1]?.answer(pageOf('The Matrix'));
    expect(await (await stays).text()).toContain('The Matrix');
  });

  it('is not begun when all have left, and is for who comes later', async () => {
    void ask('/first');
    await turns();
    const left = new AbortController();
    for (const address of [one, another]) void ask('/movie/603', address, { signal: left.signal });
    await turns();
    left.abort();
    await turns();
    begun[0]?.answer();
    await turns();
    expect(paths()).toEqual(['/first']);
    void ask('/movie/603');
    await turns();
    expect(paths()).toEqual(['/first', '/movie/603']);
  });
});

it('a worker that fails is a failure of that request alone', async () => {
  const failing = ask('/api/search?q=heat');
  const page = ask('/about');
  await turns();
  begun[0]?.fail(new Error('A worker ended (SIGKILL).'));
  expect((await failing).status).toBe(500);
  expect(Problem.parse(await (await failing).json()).code).toBe('internal');
  await turns();
  begun[1]?.answer(pageOf('About'));
  expect((await page).status).toBe(200);
});

it('an address that never stops is told to wait; others go on', async () => {
  let refused: Response | undefined;
  for (let count = 0; !refused && count < 5000; count += 1) {
    const left = new AbortController();
    const answer = ask(`/movie/${count}`, one, { signal: left.signal });
    await nextTurn();
    left.abort();
    begun.at(-1)?.answer();
    if ((await answer).status === 429) refused = await answer;
  }
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  const other = ask('/about', another);
  await turns();
  begun.at(-1)?.answer(pageOf('About'));
  expect((await other).status).toBe(200);
});
