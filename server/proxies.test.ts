import type { RequestListener } from 'node:http';

import { afterEach, describe, expect, it } from 'vitest';

import { createStandIns } from './testing/standIns.ts';
import { caddyMissing, startCaddy } from './testing/startCaddy.ts';
import { nginxMissing, startNginx } from './testing/startNginx.ts';

const { start: serve, end } = createStandIns();
const atEnd: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of atEnd.splice(0).toReversed()) await close();
  end();
});

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
});
