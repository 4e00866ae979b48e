import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';

import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';

import { createApp } from '#server/app.ts';
import { createLog } from '#server/log.ts';

import { createCloseServer } from './closeServer.ts';
import { createServer } from './createServer.ts';
import { listen } from './listen.ts';
import { createListener } from './listener.ts';
import { createLogRequests } from './logRequests.ts';
import { createSenderAddress } from './senderAddress.ts';
import { testParts } from './testParts.ts';

type Close = ReturnType<typeof createCloseServer>;

const open: Close[] = [];

async function start(given: Parameters<typeof testParts>[0] = {}) {
  const parts = testParts(given);
  const app = createApp(parts);
  const listener = createListener({
    fetch: app.fetch,
    answers: parts.answers,
    nextRequestId: parts.nextRequestId,
    note: parts.note,
    refuse: parts.refuse,
    security: parts.security,
    isStopping: () => parts.phase() === 'stopping',
    senderAddress: createSenderAddress(null),
  });
  const server = createServer(listener, parts.security.plain);
  const close = createCloseServer(server);
  open.push(close);
  const listening = await listen(server, { host: '127.0.0.1', port: 0 });
  if (!listening.ok) throw new Error(listening.problem);
  return { server, close, port: listening.port };
}

/** Sends bytes as they are and returns all that comes back until the other side closes. */
async function send(port: number, bytes: string | Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString('latin1');
}

const closing = 'Connection: close\r\n\r\n';
const host = 'Host: 127.0.0.1\r\n';

afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close(100)));
});

describe('requests that no client should send', () => {
  const malformed: Record<string, [bytes: string | Buffer, status: RegExp]> = {
    'no HTTP at all': ['hello\r\n\r\n', /^400/],
    'no host': ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', /^400/],
    'two hosts': [`GET / HTTP/1.1\r\n${host}host: other.example\r\n${closing}`, /^400/],
    'the same host twice': [`GET / HTTP/1.1\r\n${host}${host}${closing}`, /^400/],
    'a whole address without a host': [`GET http://a.example/ HTTP/1.1\r\n${closing}`, /^400/],
    'a whole address with a credential': [`GET http://a@b.example/ HTTP/1.1\r\n${host}${closing}`, /^400/],
    'a whole address of another protocol': [`GET ftp://a.example/ HTTP/1.1\r\n${host}${closing}`, /^400/],
    'a host with a path': [`GET / HTTP/1.1\r\nHost: a/b\r\n${closing}`, /^400/],
    'a host with a credential': [`GET / HTTP/1.1\r\nHost: a@b\r\n${closing}`, /^400/],
    'broken UTF-8': [
      Buffer.from(`GET /search?q=\xff\xfe HTTP/1.1\r\n${host}${closing}`, 'latin1'),
      /^(400|404)/,
    ],
    'broken UTF-8, encoded': [`GET /%ff%fe?q=%c3%28 HTTP/1.1\r\n${host}${closing}`, /^404/],
    'a null byte': [`GET /%00 HTTP/1.1\r\n${host}${closing}`, /^404/],
    'a way out of the folder': [`GET /static/../../package.json HTTP/1.1\r\n${host}${closing}`, /^404/],
    'an encoded way out': [`GET /static/%2e%2e/%2e%2e/package.json HTTP/1.1\r\n${host}${closing}`, /^404/],
    'a backslash way out': [`GET /static/..\\..\\package.json HTTP/1.1\r\n${host}${closing}`, /^400/],
    'a foreign address': [`GET http://evil.example/ HTTP/1.1\r\n${host}${closing}`, /^200/],
    'two lengths': [
      `POST /3/x HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n${closing}x`,
      /^400/,
    ],
    'a length and chunks': [
      `POST /3/x HTTP/1.1\r\n${host}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      /^400/,
    ],
    'chunks under a disguise': [
      `POST /3/x HTTP/1.1\r\n${host}Transfer-Encoding: xchunked\r\nConnection: close\r\n\r\n0\r\n\r\n`,
      /^400/,
    ],
    'a space before the colon': [`GET / HTTP/1.1\r\n${host}X-A : b\r\n${closing}`, /^400/],
    'a header over two lines': [`GET / HTTP/1.1\r\n${host}X-A: b\r\n c\r\n${closing}`, /^(200|400)/],
    'huge headers': [`GET / HTTP/1.1\r\n${host}X-A: ${'a'.repeat(20_000)}\r\n${closing}`, /^431/],
    'a long address': [`GET /search?q=${'a'.repeat(10_000)} HTTP/1.1\r\n${host}${closing}`, /^414/],
    'an unknown method': [`BREW / HTTP/1.1\r\n${host}${closing}`, /^400/],
    'a method that echoes': [`TRACE / HTTP/1.1\r\n${host}${closing}`, /^405/],
    'a tunnel': [`CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`, /^405/],
    'another protocol': [
      `GET / HTTP/1.1\r\n${host}Connection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`,
      /^200/,
    ],
    'a large body': [`POST /3/x HTTP/1.1\r\n${host}Content-Length: 99999999\r\n${closing}`, /^413/],
  };

  for (const [name, [bytes, status]] of Object.entries(malformed)) {
    it(`${name}: an answer of ours with every header, and the server lives on`, async () => {
      const { port } = await start();
      const answer = await send(port, bytes);
      expect(answer.slice('HTTP/1.1 '.length)).toMatch(status);
      const lower = answer.toLowerCase();
      expect(lower).toContain('x-content-type-options: nosniff');
      expect(lower).toContain(`content-security-policy: default-src 'none'`);
      expect(lower).not.toContain('marquee",\n'); // a piece of package.json
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    });
  }

  it('HTTP/1.0 needs no host', async () => {
    const { port } = await start();
    expect(await send(port, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /);
    expect(await send(port, 'GET /nowhere HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 404 /);
  });

  it.each([
    'http://127.0.0.1/3/movie/popular',
    'HTTP://127.0.0.1/3/movie/popular?api_key=x',
    '/3/movie/popular',
  ])('%s is a request target', async (target) => {
    const { port } = await start();
    const answer = await send(port, `GET ${target} HTTP/1.1\r\nHost: other.example\r\n${closing}`);
    expect(answer).toMatch(/^HTTP\/1.1 200 [^]*"results"/);
  });

  it('a whole address without a path is the home page', async () => {
    const { port } = await start();
    expect(await send(port, `GET http://127.0.0.1 HTTP/1.1\r\n${host}${closing}`)).toMatch(/^HTTP\/1.1 200 /);
    const answer = await send(port, `GET http://127.0.0.1?q=x HTTP/1.1\r\n${host}${closing}`);
    expect(answer).toMatch(/^HTTP\/1.1 (?:200|404) /);
  });

  it('a foreign address in the request line never gets into the answers of our own', async () => {
    const { port } = await start();
    const request = (target: string) => send(port, `GET ${target} HTTP/1.1\r\n${host}${closing}`);
    for (let count = 0; count < 3; count += 1) await request('http://evil.example/');
    expect(await request('/')).not.toContain('evil.example');
  });
});

describe('an upload that its sender breaks off', () => {
  it.each(['Transfer-Encoding: chunked\r\n\r\n5\r\n{"tur', 'Content-Length: 500\r\n\r\n{"tur'])(
    'is no failure of ours: %j',
    async (rest) => {
      const lines: { level: number; status?: number }[] = [];
      const write = (line: string) => lines.push(JSON.parse(line)) > 0;
      const routes = new Hono<{ Bindings: { id?: string } }>().post('/match', async (c) =>
        c.json(await c.req.json()),
      );
      const { server, port } = await start({
        api: [routes],
        note: createLogRequests(createLog('info', { write }), () => new Date()),
      });
      const socket = connect(port, '127.0.0.1');
      socket.write(`POST /api/match HTTP/1.1\r\n${host}Content-Type: application/json\r\n${rest}`);
      await once(server, 'request');
      socket.destroy();
      await expect.poll(() => lines.length).toBe(1);
      expect(lines).toMatchObject([{ level: 30, route: '/api/match', status: 400 }]);
    },
  );
});

describe('kept answers on the wire', () => {
  it('are the same whether they were kept or not', async () => {
    const { port } = await start();
    const ask = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/3/movie/popular`, {
        headers: { 'accept-encoding': 'br' },
      });
      // What is asked for again and again is packed more tightly meanwhile.
      const {
        'x-request-id': id,
        date,
        'content-length': _,
        ...headers
      } = Object.fromEntries(answer.headers);
      expect([id, date]).not.toContain(undefined);
      return { status: answer.status, headers, text: await answer.text() };
    };
    const first = await ask();
    expect(first.headers['content-encoding']).toBe('br');
    for (let count = 0; count < 3; count += 1) expect(await ask()).toEqual(first);
  });

  it('are 304 and HEAD without a body', async () => {
    const { port } = await start();
    const url = `http://127.0.0.1:${port}/3/movie/popular`;
    const etag = (await fetch(url)).headers.get('etag') ?? '';
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100);
  });
});

describe('closing', () => {
  it('lets a request that is under way finish, and accepts no new ones', async () => {
    const parts = testParts();
    const { promise: slow, resolve: finish } = Promise.withResolvers<void>();
    const { server, close, port } = await start({
      render: async (request) => {
        await slow;
        return parts.render(request);
      },
    });
    const answer = fetch(`http://127.0.0.1:${port}/`);
    await once(server, 'request');
    const closed = close(5000);
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed');
    finish();
    expect((await answer).status).toBe(200);
    expect(await closed).toBe(true);
  });

  it('does not wait for idle connections', async () => {
    const { server, close, port } = await start();
    const silent = connect(port, '127.0.0.1');
    await once(server, 'connection');
    expect(await close(5000)).toBe(true);
    silent.destroy();
  });

  it('cuts off what does not finish in time', async () => {
    const { server, close, port } = await start({ render: () => new Promise(() => {}) });
    const ended = once(httpRequest(`http://127.0.0.1:${port}/`).end(), 'error');
    await once(server, 'request');
    expect(await close(50)).toBe(false);
    await ended;
  });
});

describe('a port that is taken', () => {
  it('is reported in words', async () => {
    const { port } = await start();
    const second = createServer(() => {}, []);
    expect(await listen(second, { host: '127.0.0.1', port })).toEqual({
      ok: false,
      problem: `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`,
    });
  });
});
