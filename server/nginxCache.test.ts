import { once } from 'node:events';
import { type IncomingMessage, request, type RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';

import { afterEach, describe, expect, it } from 'vitest';

import { createStandIns } from './testing/standIns.ts';
import { nginxMissing, startNginx } from './testing/startNginx.ts';

const { start: serve, end } = createStandIns();
const atEnd: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of atEnd.splice(0).toReversed()) await close();
  end();
});

describe.skipIf(nginxMissing)('the cache of nginx, as it is shipped', () => {
  const inFront = async (...upstreams: [string, string]): Promise<string> => {
    const nginx = await startNginx(upstreams);
    atEnd.push(nginx.close);
    return nginx.origin;
  };

  const page = 'public, max-age=0, s-maxage=600, stale-if-error=86400';
  const counting = (seen: (string | undefined)[], cacheControl: () => string): RequestListener => {
    return ({ url, headers }, response) => {
      seen.push(url);
      const coding = headers['accept-encoding'];
      response.writeHead(200, {
        'cache-control': cacheControl(),
        'cdn-cache-control': 'max-age=600',
        vary: 'Accept-Encoding',
        ...(coding !== undefined && { 'content-encoding': coding }),
      });
      response.end(gzipSync(`${url} ${seen.length}`));
    };
  };
  const read = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip', ...headers } });
    return [answer.status, answer.headers.get('x-cache'), await answer.text()];
  };

  const readAlone = async (url: string) => {
    const call = request(url, { agent: false, headers: { 'accept-encoding': 'gzip' } }).end();
    const [answer]: IncomingMessage[] = await once(call, 'response');
    if (!answer) throw new Error('No answer.');
    return [answer.headers['x-cache'], gunzipSync(await buffer(answer)).toString()];
  };

  it('keeps pages, whatever is appended to their addresses and whatever else browsers accept', async () => {
    const seen: string[] = [];
    const upstream = await serve(counting(seen, () => page));
    const origin = await inFront(upstream, upstream);
    const [, , first] = await read(`${origin}/movie/603`);
    for (const [path, accepted] of [
      ['/movie/603?utm_source=mail', 'gzip, deflate'],
      ['/movie/603?fbclid=1&z', 'deflate, gzip, zstd'],
      ['/movie/603?', 'gzip;q=0.9'],
    ] as const)
      expect(await read(origin + path, { 'accept-encoding': accepted })).toEqual([200, 'HIT', first]);
    expect(seen).toEqual(['/movie/603']);
    const answer = await fetch(`${origin}/movie/603`);
    expect(answer.headers.get('cdn-cache-control')).toBeNull();
  });

  it.each([
    ['/discover/movie', '?genre=18&sort=score', '?utm_source=a&genre=18&gclid=b&sort=score&msclkid=c'],
    ['/3/movie/603', '?language=de', '?api_key=a&language=de&callback=b'],
    [
      '/3/discover/tv',
      '?with_genres=18&vote_average.gte=7',
      '?z&with_genres=18&vote_averageXgte=1&vote_average.gte=7',
    ],
    ['/api/suggest', '?q=heat', '?page=2&q=heat&&='],
    ['/t/p/w342/a.svg', '', '?v=1'],
    ['/movie/603', '', `?${'a=1&'.repeat(1900)}`],
  ])('keeps %s%s once, whatever unknown is added', async (path, known, marked) => {
    const seen: string[] = [];
    const upstream = await serve(counting(seen, () => page));
    const origin = await inFront(upstream, upstream);
    await read(origin + path + known);
    for (const more of [marked, `${known || '?'}&z=1`, `${known || '?'}&z=2`])
      expect((await read(origin + path + more))[1]).toBe('HIT');
    expect(seen).toEqual([path + known]);
  });

  it('keeps apart what means something else, however it is written', async () => {
    const seen: string[] = [];
    const upstream = await serve(counting(seen, () => page));
    const origin = await inFront(upstream, upstream);
    const different = [
      '/search',
      '/search?q=heat',
      '/search?%71=heat',
      '/search?z=1&page=2',
      '/search?more',
      '/discover/movie?genre=18',
      '/discover/movie',
      '/3/discover/movie?with_genres=18&vote_average.gte=7',
      '/3/discover/movie?with_genres=18',
      '/api/discover/movie?genre=18',
      '/list/a%2Fb',
      '/list/a/b',
    ];
    for (const path of different) await read(origin + path);
    expect(seen).toEqual(different);
    await read(`${origin}/search?q=heat`, { 'accept-encoding': 'gzip;q=0, identity' });
    expect(seen).toHaveLength(different.length + 1);
  });

  it('keeps nothing that is for one person', async () => {
    const seen: string[] = [];
    let cacheControl = 'private, no-cache';
    const upstream = await serve(counting(seen, () => cacheControl));
    const origin = await inFront(upstream, upstream);
    for (const path of ['/account', '/account', '/api/library', '/api/library']) await read(origin + path);
    expect(seen).toHaveLength(4);
    cacheControl = 'public, max-age=300';
    const authorization = { authorization: 'Bearer one' };
    for (let turn = 0; turn < 2; turn += 1) await read(`${origin}/3/movie/603`, authorization);
    expect(seen).toHaveLength(6);
    for (let turn = 0; turn < 2; turn += 1) await read(`${origin}/3/movie/603`);
    expect(seen).toHaveLength(7);
    expect((await read(`${origin}/3/movie/603`, authorization))[2]).toBe('/3/movie/603 8');
  });

  const becomeOld = () => new Promise((old) => setTimeout(old, 2500));

  it('shows what is old while it is brought anew, however long that takes', async () => {
    const seen: string[] = [];
    const later = Promise.withResolvers<void>();
    const quick = counting(seen, () => 'public, max-age=0, s-maxage=1');
    const upstream = await serve((request, response) => {
      if (seen.length === 0) quick(request, response);
      else void later.promise.then(() => quick(request, response));
    });
    const origin = await inFront(upstream, upstream);
    const [, first] = await readAlone(`${origin}/movie/603`);
    await becomeOld();
    // One connection each: on its own nginx first ends what it fetches.
    for (let turn = 0; turn < 4; turn += 1)
      expect(await readAlone(`${origin}/movie/603`)).toEqual([turn === 0 ? 'STALE' : 'UPDATING', first]);
    later.resolve();
    await expect.poll(async () => (await readAlone(`${origin}/movie/603`))[1]).toBe('/movie/603 2');
    expect(seen).toHaveLength(2);
  });

  it.each([500, 503])('shows what is old in place of a %i', async (status) => {
    let isWell = true;
    const upstream = await serve((_, response) => {
      const caching = isWell ? 'public, max-age=0, s-maxage=1' : 'no-store';
      response.writeHead(isWell ? 200 : status, { 'cache-control': caching }).end('the film');
    });
    const origin = await inFront(upstream, upstream);
    await read(`${origin}/movie/603`);
    isWell = false;
    await becomeOld();
    for (let turn = 0; turn < 3; turn += 1) expect((await read(`${origin}/movie/603`))[0]).toBe(200);
    expect((await read(`${origin}/movie/604`))[0]).toBe(status);
  });

  it('shows what it has where no Marquee is there', async () => {
    const seen: string[] = [];
    // Old at once.
    const upstream = await serve(counting(seen, () => 'public, max-age=0, s-maxage=1'));
    const origin = await inFront(upstream, upstream);
    const known = await read(`${origin}/movie/603`);
    end();
    await becomeOld();
    for (let turn = 0; turn < 4; turn += 1) {
      const answer = await read(`${origin}/movie/603`);
      expect([answer[0], answer[2]]).toEqual([200, known[2]]);
      expect(['STALE', 'UPDATING']).toContain(answer[1]);
    }
    expect((await read(`${origin}/movie/604`))[0]).toBe(502);
  });
});
