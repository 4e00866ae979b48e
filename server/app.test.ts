import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createApp } from './app.ts';
import { createAnswerCache } from './http/answerCache.ts';
import { testParts } from './http/testParts.ts';

const origin = 'http://127.0.0.1:3000';

const everyKind: Record<string, string> = {
  'a page': '/',
  'a missing page': '/nowhere',
  'a closed page': '/closed',
  'a failing page': '/broken',
  'a moved page': '/movie/603',
  data: '/3/movie/popular',
  'missing data': '/3/movie/abc',
  'an unknown path of the protocol': '/3/nothing/at/all',
  'failing data': '/3/broken',
  suggestions: '/api/suggest?q=heat',
  'an unknown path of the API': '/api/nothing',
  'a picture': '/t/p/w342/m1-poster.svg',
  'a script': '/static/js/main-1.js',
  'a missing script': '/static/js/main-0.js',
  'the sitemap': '/sitemap.xml',
  'the robots file': '/robots.txt',
  health: '/healthz',
  readiness: '/readyz',
  'a long address': `/search?q=${'x'.repeat(9000)}`,
};

function ask(path: string, init: RequestInit = {}, publicUrl?: string) {
  return createApp(testParts({}, publicUrl)).fetch(new Request(origin + path, init));
}

const assets = ['a picture', 'a script'];

describe('headers', () => {
  it.each(assets)('of %s are those that it needs', async (kind) => {
    const path = everyKind[kind] ?? '';
    const { headers } = await ask(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': kind === 'a picture' ? 'cross-origin' : 'same-origin',
    });
    for (const name of ['permissions-policy', 'referrer-policy', 'x-frame-options', 'x-request-id'])
      expect(headers.has(name)).toBe(false);
  });

  for (const [kind, path] of Object.entries(everyKind).filter(([kind]) => !assets.includes(kind))) {
    it(`are on ${kind}`, async () => {
      const { headers } = await ask(path);
      expect(headers.get('content-security-policy')).toContain(`default-src 'none'`);
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get('cross-origin-resource-policy')).toBe(
        path.startsWith('/3') ? 'cross-origin' : 'same-origin',
      );
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('x-request-id')).toMatch(/^[\da-f]{8}-\w+$/);
      expect(headers.get('strict-transport-security')).toBeNull();
    });
  }

  it('insist on https only where people come by https', async () => {
    const plain = await ask('/');
    const secure = await ask('/', {}, 'https://films.example');
    expect(plain.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
    expect(secure.headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  });

  it('give every caller an id of its own, also for a kept answer', async () => {
    const app = createApp(testParts());
    const first = await app.fetch(new Request(`${origin}/`));
    const second = await app.fetch(new Request(`${origin}/`));
    expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
  });
});

describe('statuses and errors', () => {
  const statuses: [string, number][] = [
    ['/', 200],
    ['/nowhere', 404],
    ['/closed', 503],
    ['/broken', 500],
    ['/3/movie/abc', 404],
    ['/3/nothing', 404],
    ['/3/broken', 500],
    ['/api/nothing', 404],
    ['/static/js/old.js', 404],
    ['/t/p/w342', 404],
    ['/%E0%A4%A', 404],
    [`/${'x'.repeat(9000)}`, 414],
  ];
  for (const [path, status] of statuses) {
    it(`${path.slice(0, 30)} is ${status}`, async () => {
      expect((await ask(path)).status).toBe(status);
    });
  }

  it('never reveal the cause of a failure', async () => {
    for (const path of ['/broken', '/3/broken'])
      expect(await (await ask(path)).text()).not.toContain('secret');
  });

  it('speak the protocol below /3', async () => {
    expect(await (await ask('/3/nothing')).json()).toEqual({
      success: false,
      status_code: 34,
      status_message: 'The resource you requested could not be found.',
    });
  });

  it('are problems with the request id below /api', async () => {
    const answer = await ask('/api/nothing');
    const id = answer.headers.get('x-request-id');
    expect(await answer.json()).toEqual({ code: 'not-found', message: expect.any(String), requestId: id });
  });

  it('are never HTML for a missing script', async () => {
    expect((await ask('/static/js/old.js')).headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it('refuse methods that change something', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
      const answer = await ask('/', { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });

  it('refuse large bodies', async () => {
    const headers = { 'content-length': '70000' };
    const answer = await ask('/3/movie/603/rating', { method: 'POST', body: 'x'.repeat(70_000), headers });
    expect(answer.status).toBe(413);
  });

  it('lead to the better address, once and for all', async () => {
    const answer = await ask('/movie/603');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/movie/603-the-matrix']);
  });

  it('never lead to another host', async () => {
    for (const location of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/a\r\nset-cookie: a=b',
    ]) {
      const app = createApp(testParts({ render: async () => ({ kind: 'redirect', location }) }));
      expect((await app.fetch(new Request(origin))).status).toBe(500);
    }
  });

  it('say when the server is not ready', async () => {
    const app = createApp(testParts({ phase: () => 'stopping' }));
    expect((await app.fetch(new Request(`${origin}/readyz`))).status).toBe(503);
    expect((await app.fetch(new Request(`${origin}/healthz`))).status).toBe(200);
  });
});

describe('kept answers', () => {
  it('are rendered once for all who ask at the same time', async () => {
    let count = 0;
    const parts = testParts();
    const app = createApp({
      ...parts,
      render: async (request) => {
        count += 1;
        return parts.render(request);
      },
    });
    await Promise.all(Array.from({ length: 20 }, () => app.fetch(new Request(origin))));
    await app.fetch(new Request(origin, { headers: { 'accept-encoding': 'br' } }));
    expect(count).toBe(1);
  });

  it('are rendered again after a minute', async () => {
    let count = 0;
    let time = 0;
    const parts = testParts();
    const now = () => new Date(time);
    const app = createApp({
      ...parts,
      answers: createAnswerCache({ maxBytes: 1_000_000, maxAgeMilliseconds: 60_000, now }),
      render: async (request) => {
        count += 1;
        return parts.render(request);
      },
    });
    for (time of [0, 59_000, 61_000]) await app.fetch(new Request(origin));
    expect(count).toBe(2);
  });

  it('come compressed, with an ETag that stays the same', async () => {
    const app = createApp(testParts());
    const answers = [];
    for (const encoding of ['br', 'gzip', 'identity', 'br;q=0, gzip']) {
      answers.push(
        await app.fetch(
          new Request(`${origin}/3/movie/popular`, { headers: { 'accept-encoding': encoding } }),
        ),
      );
    }
    expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual([
      'br',
      'gzip',
      null,
      'gzip',
    ]);
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    expect(answers.map(({ headers }) => headers.get('vary'))).toEqual(Array(4).fill('Accept-Encoding'));
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(
      Array(4).fill('public, max-age=300'),
    );
  });

  it('are 304 without a body for a client that has them', async () => {
    const app = createApp(testParts());
    for (const path of ['/', '/3/movie/popular']) {
      const etag = (await app.fetch(new Request(origin + path))).headers.get('etag') ?? '';
      const headers = { 'if-none-match': `"other", ${etag}` };
      const answer = await app.fetch(new Request(origin + path, { headers }));
      expect([answer.status, await answer.text()]).toEqual([304, '']);
    }
  });

  it('to HEAD have the length and no body', async () => {
    const answer = await ask('/3/movie/popular', { method: 'HEAD' });
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(1000);
    expect(await answer.text()).toBe('');
  });

  it('are no failures', async () => {
    let isDown = true;
    const parts = testParts();
    const render: typeof parts.render = (request) =>
      isDown ? Promise.reject(new Error('down')) : parts.render(request);
    const app = createApp({ ...parts, render });
    expect((await app.fetch(new Request(origin))).status).toBe(500);
    isDown = false;
    expect((await app.fetch(new Request(origin))).status).toBe(200);
  });
});

describe('whatever is asked', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '..',
      '%2e%2e',
      '%5c',
      '%00',
      '//',
      '\\',
      '3',
      'api',
      't',
      'p',
      'static',
      'movie',
      '%ff',
      '__proto__',
    ),
    fc.string({ unit: 'binary', maxLength: 12 }),
  );
  const address = fc
    .tuple(fc.array(piece, { maxLength: 6 }), fc.array(fc.tuple(piece, piece), { maxLength: 4 }))
    .map(([path, query]) => `/${path.join('/')}?${query.map((pair) => pair.join('=')).join('&')}`)
    .filter((text) => URL.canParse(origin + text));
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'MKCOL');

  it('the answer is one of ours and no failure', async () => {
    const app = createApp(testParts());
    await fc.assert(
      fc.asyncProperty(address, method, async (path, method) => {
        const known = /^\/(?:3\/)?broken|^\/closed/;
        const answer = await app.fetch(new Request(origin + path, { method }));
        expect(known.test(path) || answer.status < 500).toBe(true);
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      }),
      { numRuns: 1000 },
    );
  });
});
