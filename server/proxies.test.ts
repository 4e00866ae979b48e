import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';

import { afterEach, describe, expect, it } from 'vitest';

import { caddyMissing, startCaddy } from './testing/startCaddy.ts';
import { nginxMissing, startNginx } from './testing/startNginx.ts';

const servers: Server[] = [];
const atEnd: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of atEnd.splice(0).toReversed()) await end();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A replica that says it is well and answers everything else as set. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/readyz')) response.end('ready');
    else listener(request, response);
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
}

const unreachable = 'http://127.0.0.1:9';
const proxies = [
  { name: 'nginx', missing: nginxMissing, start: startNginx },
  { name: 'Caddy', missing: caddyMissing, start: startCaddy },
];

describe.for(proxies)('the set-up of $name that is shipped', ({ name, missing, start }) => {
  const inFront = async (...upstreams: [string, string]): Promise<string> => {
    const proxy = await start(upstreams);
    atEnd.push(proxy.close);
    return proxy.origin;
  };

  it.skipIf(missing)('streams each word of a conversation', async () => {
    const heard = Promise.withResolvers<void>();
    const talkative: RequestListener = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('event: query\n\n');
      // Held back, the first word would never come: the last waits for it.
      void heard.promise.then(() => response.end('event: done\n\n'));
    };
    const upstream = await serve(talkative);
    const origin = await inFront(upstream, upstream);
    const answer = await fetch(`${origin}/api/concierge`, { method: 'POST', body: '{}' });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('event: query\n\n');
    heard.resolve();
    expect((await reader?.read())?.value).toBe('event: done\n\n');
  });

  it.skipIf(missing)('passes on the host and the real sender, whatever is claimed', async () => {
    const upstream = await serve(({ headers }, response) => {
      response.end(JSON.stringify([headers.host, headers['x-forwarded-for'], headers['x-forwarded-proto']]));
    });
    const origin = await inFront(upstream, upstream);
    const invented = { 'x-forwarded-for': '203.0.113.99', 'x-forwarded-proto': 'https' };
    const answer = await fetch(origin, { headers: invented });
    expect(await answer.json()).toEqual([new URL(origin).host, '127.0.0.1', 'http']);
  });

  it.skipIf(missing)('leaves an answer’s form and its name as they are', async () => {
    const seen: unknown[] = [];
    const upstream = await serve(({ headers }, response) => {
      seen.push([headers['accept-encoding'], headers['if-none-match']]);
      response.writeHead(200, { etag: 'W/"one"', 'content-encoding': 'br', 'x-request-id': 'a1-1' });
      response.end(Buffer.from('CwKAaGVsbG8D', 'base64'));
    });
    const origin = await inFront(upstream, upstream);
    const headers = { 'accept-encoding': 'br, gzip', 'if-none-match': 'W/"zero"' };
    const answer = await fetch(origin, { headers });
    expect(await answer.text()).toBe('hello');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      etag: 'W/"one"',
      'content-encoding': 'br',
      'x-request-id': 'a1-1',
    });
    // nginx asks for what it keeps: whole, in one of three forms.
    expect(seen).toEqual([name === 'nginx' ? ['br', undefined] : ['br, gzip', 'W/"zero"']]);
  });

  it.skipIf(missing)(
    'asks the other replica where one is gone, and sends what writes only once',
    async () => {
      const asked: string[] = [];
      const breaking: RequestListener = ({ method, url, socket }) => {
        asked.push(`${method} ${url}`);
        socket.destroy();
      };
      const well: RequestListener = (_, response) => response.end('well');
      const origin = await inFront(await serve(breaking), await serve(well));
      const statusOf = async (path: string, method: string) => {
        const { status } = await fetch(origin + path, { method, ...(method === 'POST' && { body: '{}' }) });
        return status;
      };
      expect(await Promise.all([1, 2, 3, 4].map(() => statusOf('/movie/603', 'GET')))).toEqual([
        200, 200, 200, 200,
      ]);
      expect(asked).toContain('GET /movie/603');

      const alone = await inFront(await serve(breaking), unreachable);
      expect(
        (await fetch(`${alone}/identitytoolkit.googleapis.com/x`, { method: 'POST', body: '{}' })).status,
      ).toBe(502);
      expect(asked.filter((line) => line.startsWith('POST /identity'))).toHaveLength(1);
    },
  );

  it.skipIf(missing)('blocks the operator’s paths, and no long address', async () => {
    const upstream = await serve((_, response) => response.end('reached'));
    const origin = await inFront(upstream, upstream);
    expect((await fetch(`${origin}/readyz`)).status).toBe(404);
    expect(await (await fetch(`${origin}/?q=${'x'.repeat(7000)}`)).text()).toBe('reached');
  });
});

describe.skipIf(nginxMissing)('the set-up of nginx', () => {
  const inFront = async (...upstreams: [string, string]): Promise<string> => {
    const nginx = await startNginx(upstreams);
    atEnd.push(nginx.close);
    return nginx.origin;
  };

  it('finds a hashed file at whichever replica is of its build', async () => {
    const has: RequestListener = (_, response) => response.end('new build');
    const hasNot: RequestListener = (_, response) => response.writeHead(404).end();
    const origin = await inFront(await serve(hasNot), await serve(has));
    for (let turn = 0; turn < 4; turn += 1)
      expect(await (await fetch(`${origin}/static/js/page-new.js`)).text()).toBe('new build');
  });

  it('sends a library’s writes to the other replica as well, whole and past the disk', async () => {
    let broken = 0;
    const breaking: RequestListener = (request) => {
      broken += 1;
      request.resume().on('end', () => request.socket.destroy());
    };
    const well: RequestListener = (request, response) => void request.pipe(response);
    const origin = await inFront(await serve(breaking), await serve(well));
    const body = JSON.stringify({ changes: 'x'.repeat(30_000) });
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await fetch(`${origin}/api/library/changes`, { method: 'POST', body });
      expect(await answer.text()).toBe(body);
    }
    expect(broken).toBeGreaterThan(0);
  });

  it('keeps away what is too large', async () => {
    const upstream = await serve((_, response) => response.end('reached'));
    const origin = await inFront(upstream, upstream);
    const body = 'x'.repeat(64 * 1024 + 1);
    expect((await fetch(`${origin}/api/library/changes`, { method: 'POST', body })).status).toBe(413);
  });

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

  it('shows what it has where no Marquee is there', async () => {
    const seen: string[] = [];
    // Old at once.
    const upstream = await serve(counting(seen, () => 'public, max-age=0, s-maxage=1'));
    const origin = await inFront(upstream, upstream);
    const known = await read(`${origin}/movie/603`);
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
    await new Promise((old) => setTimeout(old, 2500));
    for (let turn = 0; turn < 4; turn += 1) {
      const answer = await read(`${origin}/movie/603`);
      expect([answer[0], answer[2]]).toEqual([200, known[2]]);
      expect(['STALE', 'UPDATING']).toContain(answer[1]);
    }
    expect((await read(`${origin}/movie/604`))[0]).toBe(502);
  });
});
