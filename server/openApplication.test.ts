import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Application } from './openApplication.ts';
import { openTestApplication } from './testing/openTestApplication.ts';

const origin = 'http://127.0.0.1:3000';
let application: Application;

beforeAll(async () => {
  application = await openTestApplication();
}, 60_000);

afterAll(() => application.close());

const ask = (path: string, init?: RequestInit) => application.fetch(new Request(origin + path, init));

describe('the whole application', () => {
  const page = /<div id="root">.*<script type="application\/json" id="state">/s;

  for (const path of ['/', '/top_rated', '/series', '/search?q=matrix', '/about', '/ai', '/signin']) {
    it(`${path} is a page with its data inside, complete without a script`, async () => {
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(html).toMatch(page);
      expect(html).toMatch(/<title>[^<]*Marquee[^<]*<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]+"/);
      expect(html.match(/<link rel="canonical"/g)).toHaveLength(1);
      expect(html).toMatch(/<h1[ >]/);
    });
  }

  it.each([
    '/no/such/page',
    '/movie/0',
    '/movie/abc',
    '/movie/99999999999999999999',
    '/movie/603/more',
    '/tv/1399/season/999',
    '/tv/1399/season/x',
    '/person/99999999',
    '/collection/7',
    '/top_rated?page=0',
    '/top_rated?page=501',
    '/top_rated?page=x',
    '/%E0%A4%A',
  ])('%s is a designed page with a 4xx', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    const html = await answer.text();
    expect(html).toMatch(/<h1[ >]/);
    expect(html).toMatch(/<a [^>]*href="\/"/);
  });

  it.each(['/', '/movie/603-the-matrix', '/search?q=heat', '/ai?q=a+funny+film', '/discover/movie'])(
    '%s is the same for everyone, and shared caches may keep it',
    async (path) => {
      const guest = await ask(path);
      expect(Object.fromEntries(guest.headers)).toMatchObject({
        'cache-control': 'public, max-age=0, s-maxage=600, stale-if-error=86400',
        'cdn-cache-control': 'max-age=600, stale-while-revalidate=600, stale-if-error=86400',
        vary: 'Accept-Encoding',
      });
      const html = await guest.text();
      const others: Record<string, string> = {
        cookie: 'session=one; theme=light',
        authorization: 'Bearer one',
        'accept-language': 'de',
        'user-agent': 'a phone',
        'save-data': 'on',
      };
      const marked = `${path}${path.includes('?') ? '&' : '?'}fbclid=1`;
      // Another host, so that it is rendered and no kept answer.
      const another = await application.fetch(
        new Request(`http://localhost:3000${marked}`, { headers: others }),
      );
      expect((await another.text()).replaceAll('http://localhost:3000', origin)).toBe(html);
      expect(another.headers.has('set-cookie')).toBe(false);
    },
  );

  it.each([
    '/account',
    '/account/action?mode=resetPassword&oobCode=1',
    '/signin',
    '/watchlist',
    '/lists',
    '/import',
  ])('%s is kept by no shared cache', async (path) => {
    const { headers } = await ask(path);
    expect([headers.get('cache-control'), headers.get('cdn-cache-control')]).toEqual([
      'private, no-cache',
      null,
    ]);
  });

  it('an unchanged page has the same tag, so that it is not loaded twice', async () => {
    const first = await ask('/?from=here');
    const second = await ask('/?from=there');
    expect(first.headers.get('etag')).toBe(second.headers.get('etag'));
  });

  it('a film has one true address', async () => {
    const moved = await ask('/movie/603');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/movie/603-the-matrix']);
    expect((await ask('/movie/603-the-matrix')).status).toBe(200);
  });

  it.each([
    ['/Now_Playing', '/now_playing'],
    ['/TOP_RATED?page=2&x=%41', '/top_rated?page=2&x=%41'],
    ['/%6eow_playing', '/now_playing'],
    ['/series/', '/series'],
    ['//series//top_rated', '/series/top_rated'],
    ['/SEEN', '/seen'],
    ['/Discover/TV?genre=18', '/discover/tv?genre=18'],
    ['///', '/'],
    ['//movie/603', '/movie/603'],
    ['/movie/tt0133093', '/movie/603-the-matrix'],
    ['/tv/tt0133093?x=1', '/movie/603-the-matrix?x=1'],
    ['/movie/603-something-else', '/movie/603-the-matrix'],
  ])('%s is another spelling of %s', async (path, canonical) => {
    const moved = await ask(path);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, canonical]);
  });

  it('the pictures are said to be where the caller came from', async () => {
    const text = await (await ask('/3/configuration')).text();
    const answer: { images: { secure_base_url: string } } = JSON.parse(text);
    expect(answer.images.secure_base_url).toBe(`${origin}/t/p/`);
    const { headers } = await application.fetch(new Request('http://films.home/3/configuration'));
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('every address of the sitemap that we try is a page', async () => {
    const paths = [...(await (await ask('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    );
    expect(paths.length).toBeGreaterThan(5000);
    for (let index = 0; index < paths.length; index += Math.ceil(paths.length / 40)) {
      const path = paths[index] ?? '';
      expect([path, (await ask(path)).status]).toEqual([path, 200]);
    }
  }, 60_000);

  const odd = fc.oneof(
    fc.constantFrom(
      '603',
      '0',
      '-1',
      '1399',
      '99999999999999999999',
      'x',
      '%ff',
      '%00',
      '..%2f',
      '603-',
      'NaN',
      '1e3',
    ),
    fc.string({ unit: 'binary', maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed())),
    fc.string({ maxLength: 12 }),
  );
  const place = fc.constantFrom(
    '/movie/',
    '/tv/',
    '/tv/1399/season/',
    '/person/',
    '/collection/',
    '/search?q=',
    '/search?type=movie&q=',
    '/top_rated?page=',
    '/series?page=',
    '/',
    '/3/movie/',
    '/3/tv/1399/season/',
    '/3/search/multi?query=',
    '/3/discover/movie?with_genres=',
    '/3/movie/603?append_to_response=',
    '/api/suggest?q=',
    '/api/likeness/movie/',
    '/t/p/w342/',
    '/static/',
  );

  it.each(['//example.com', '/%0A', '/movie/603%0Ax', '/%E2%80%A8'])(
    '%s is no page of ours',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  for (const { numRuns, tags } of [
    { numRuns: 60, tags: [] },
    { numRuns: 400, tags: ['full'] },
  ])
    it(`nothing of ${numRuns} odd addresses makes it fail`, { tags }, async () => {
      await fc.assert(
        fc.asyncProperty(place, odd, async (before, after) => {
          fc.pre(URL.canParse(origin + before + after));
          const answer = await ask(before + after);
          expect(answer.status).toBeLessThan(500);
          expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
        }),
        { numRuns },
      );
    });
});
