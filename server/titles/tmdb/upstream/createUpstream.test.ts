import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import {
  type AddressInfo,
  connect,
  createServer as createTcpServer,
  type Server,
  type Socket,
} from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { defaultLimits } from '#server/titles/tmdb/limits.ts';
import { createTestCertificates } from '#server/titles/tmdb/testing/testCertificate.ts';
import type { TmdbEnvironment } from '#server/titles/tmdb/tmdbSettings.ts';

import { createUpstream, type Upstream } from './createUpstream.ts';

const limits = { ...defaultLimits, connect: 400, firstByte: 500, whole: 700 };
const time = Date.parse('2026-11-22T12:00:00Z');

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

type Listening = Pick<Server, 'listen' | 'address' | 'close'> & NodeJS.EventEmitter;
async function portOf(server: Listening): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void;
const plain = async (handle: Handle) => `http://127.0.0.1:${await portOf(createHttpServer(handle))}`;

function ask(base: string, settings: Partial<TmdbEnvironment> = {}): Upstream {
  const upstream = createUpstream(
    { ...settings, TMDB_TOKEN: 'a.b.c', TMDB_BASE_URL: base },
    limits,
    () => new Date(time),
  );
  ends.unshift(upstream.close);
  return upstream;
}
const answering =
  (status: number, headers: Record<string, string> = {}, body: string | Buffer = '{}'): Handle =>
  (_, response) =>
    response.writeHead(status, headers).end(body);
const failure = async (handle: Handle) => ask(await plain(handle)).get('/3/movie/603', null);

describe('a call', () => {
  test('sends the token, and nothing about the visitor', async () => {
    let seen: IncomingMessage | undefined;
    const base = await plain((request, response) => {
      seen = request;
      response.end('{}');
    });
    await ask(`${base}/mirror`).get('/3/search/movie?query=%2F..%2F', 'W/"7"');
    expect([seen?.method, seen?.url]).toEqual(['GET', '/mirror/3/search/movie?query=%2F..%2F']);
    expect(seen?.headers).toEqual({
      accept: 'application/json',
      'accept-encoding': 'gzip, br',
      authorization: 'Bearer a.b.c',
      connection: 'keep-alive',
      host: new URL(base).host,
      'if-none-match': 'W/"7"',
      'user-agent': 'Marquee',
    });
  });

  test.each([
    ['as it is', undefined, (body: Buffer) => body],
    ['packed by gzip', 'gzip', gzipSync],
    ['packed by Brotli', 'br', brotliCompressSync],
  ])('returns the body %s, byte by byte', async (_, encoding, packed) => {
    const body = Buffer.from('{"title": "“Ünïcode” 🎬" }\n');
    const headers = { etag: '"7"', age: '5', 'cache-control': 'max-age=60' };
    const reply = await failure(
      answering(200, { ...headers, ...(encoding && { 'content-encoding': encoding }) }, packed(body)),
    );
    expect(reply).toEqual({
      ok: true,
      status: 200,
      body,
      etag: '"7"',
      age: '5',
      cacheControl: 'max-age=60',
    });
  });

  test('uses its connection again', async () => {
    let connections = 0;
    const server = createHttpServer(answering(200)).on('connection', () => (connections += 1));
    const upstream = ask(`http://127.0.0.1:${await portOf(server)}`);
    for (let index = 0; index < 3; index += 1) await upstream.get('/3/configuration', null);
    expect(connections).toBe(1);
  });

  test('is made once more where a connection that was kept had just been closed', async () => {
    let calls = 0;
    const base = await plain((request, response) => {
      calls += 1;
      if (calls === 2) request.socket.resetAndDestroy();
      else response.end('{}');
    });
    const upstream = ask(base);
    await upstream.get('/3/configuration', null);
    expect(await upstream.get('/3/movie/603', null)).toMatchObject({ ok: true, status: 200 });
    expect(calls).toBe(3);
  });

  test('is not made again where the connection was new', async () => {
    let calls = 0;
    const reply = await failure((request) => {
      calls += 1;
      request.socket.resetAndDestroy();
    });
    expect(reply).toMatchObject({ ok: false, hop: 'tcp' });
    expect(calls).toBe(1);
  });
});

describe('failures name their stage', () => {
  test('dns: the name is unknown', async () => {
    const reply = await ask('http://tmdb.invalid').get('/3/movie/603', null);
    expect(reply).toMatchObject({ ok: false, hop: 'dns' });
  });

  test('tcp: the connection is refused', async () => {
    const server = createHttpServer();
    const port = await portOf(server);
    server.close();
    await once(server, 'close');
    expect(await ask(`http://127.0.0.1:${port}`).get('/3/x', null)).toMatchObject({ hop: 'tcp' });
  });

  test('tls: the peer doesn’t speak it', async () => {
    const port = await portOf(createTcpServer((socket) => socket.write('SSH-2.0-OpenSSH_9.2\r\n')));
    expect(await ask(`https://127.0.0.1:${port}`).get('/3/x', null)).toMatchObject({ hop: 'tls' });
  });

  test('tls: the peer says nothing', async () => {
    const port = await portOf(createTcpServer(() => {}));
    expect(await ask(`https://127.0.0.1:${port}`).get('/3/x', null)).toMatchObject({ hop: 'tls' });
  });

  test.each([
    ['nothing comes', () => {}],
    ['what comes never ends', (_: unknown, response: ServerResponse) => void response.write('{"a":')],
  ] as [string, Handle][])('time-out: %s', async (_, handle) => {
    expect(await failure(handle)).toMatchObject({ ok: false, hop: 'time-out' });
  });

  test.each([
    [401, 'token'],
    [403, 'token'],
    [429, 'quota'],
    [500, 'upstream'],
    [504, 'upstream'],
    [301, 'answer'],
    [302, 'answer'],
    [204, 'answer'],
    [206, 'answer'],
    [407, 'answer'],
  ])('status %i: %s', async (status, hop) => {
    expect(await failure(answering(status, { location: 'http://169.254.169.254/' }, ''))).toEqual({
      ok: false,
      hop,
    });
  });

  test.each([
    ['is cut off', answering(200, { 'content-length': '100' }, '{"half":'), 'time-out'],
    [
      'is broken off',
      (_: unknown, response: ServerResponse) =>
        response.writeHead(200, { 'content-length': '100' }).write('{', () => response.destroy()),
      'tcp',
    ],
    ['is too long', answering(200, {}, Buffer.alloc(limits.largestBody + 1, ' ')), 'answer'],
    [
      'is too long unpacked',
      answering(200, { 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(limits.largestBody + 1))),
      'answer',
    ],
    ['is packed wrongly', answering(200, { 'content-encoding': 'gzip' }, 'not gzip'), 'answer'],
    ['has an encoding that was not asked for', answering(200, { 'content-encoding': 'zstd' }, 'x'), 'answer'],
  ] as [string, Handle, string][])('a body that %s', async (_, handle, hop) => {
    expect(await failure(handle)).toMatchObject({ ok: false, hop });
  });

  test('answer: it isn’t HTTP', async () => {
    const port = await portOf(createTcpServer((socket) => socket.end('220 mail.example ESMTP\r\n')));
    expect(await ask(`http://127.0.0.1:${port}`).get('/3/x', null)).toMatchObject({ hop: 'answer' });
  });
});

test.each([
  ['5', 5000],
  ['0', 0],
  [new Date(time + 90_000).toUTCString(), 90_000],
  [new Date(time - 90_000).toUTCString(), 0],
  ['999999999', 3600_000],
])('Retry-After: %s', async (value, pause) => {
  expect(await failure(answering(429, { 'retry-after': value }))).toEqual({ ok: false, hop: 'quota', pause });
});

test('a Retry-After that says nothing is none', async () => {
  expect(await failure(answering(503, { 'retry-after': 'soon' }))).toEqual({ ok: false, hop: 'upstream' });
});

describe('by TLS', () => {
  const certificates = createTestCertificates();
  const before = getCACertificates('default');
  beforeAll(() => setDefaultCACertificates([...before, certificates.authority]));
  afterAll(() => setDefaultCACertificates(before));

  const secure = async (certificate = certificates.trusted) =>
    portOf(createHttpsServer(certificate, answering(200, {}, '{"id":603}')));

  test('is asked where its certificate is trusted', async () => {
    const reply = await ask(`https://127.0.0.1:${await secure()}`).get('/3/x', null);
    expect(reply).toMatchObject({ ok: true, body: Buffer.from('{"id":603}') });
  });

  test('is not asked where its certificate is untrusted', async () => {
    const port = await secure(certificates.untrusted);
    expect(await ask(`https://127.0.0.1:${port}`).get('/3/x', null)).toMatchObject({ hop: 'tls' });
  });

  /** An open proxy that records the targets. */
  const proxy = async (tunnels: string[], status = 200) => {
    const server = createHttpServer();
    server.on('connect', (request: IncomingMessage, socket: Socket) => {
      tunnels.push(`${request.url} ${request.headers['proxy-authorization'] ?? ''}`.trim());
      socket.on('error', () => {});
      if (status !== 200) {
        socket.end(`HTTP/1.1 ${status} No\r\n\r\n`);
        return;
      }
      const [host = '', port] = (request.url ?? '').split(':');
      const far = connect(Number(port), host, () => {
        socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
        far.pipe(socket).pipe(far);
      });
      far.on('error', () => socket.destroy());
    });
    return portOf(server);
  };

  test('goes through a proxy, which sees where and nothing else', async () => {
    const tunnels: string[] = [];
    const port = await secure();
    const upstream = ask(`https://127.0.0.1:${port}`, {
      HTTPS_PROXY: `http://ann:secret@127.0.0.1:${await proxy(tunnels)}`,
    });
    expect(await upstream.get('/3/movie/603', null)).toMatchObject({ ok: true, status: 200 });
    expect(await upstream.get('/3/movie/604', null)).toMatchObject({ ok: true, status: 200 });
    expect(tunnels).toEqual([`127.0.0.1:${port} Basic ${Buffer.from('ann:secret').toString('base64')}`]);
  });

  test('goes past the proxy where that is set', async () => {
    const tunnels: string[] = [];
    const upstream = ask(`https://127.0.0.1:${await secure()}`, {
      HTTPS_PROXY: `http://127.0.0.1:${await proxy(tunnels)}`,
      NO_PROXY: 'films.example,127.0.0.1',
    });
    expect(await upstream.get('/3/x', null)).toMatchObject({ ok: true });
    expect(tunnels).toEqual([]);
  });

  test('fails at tcp where the proxy refuses, is silent or not there', async () => {
    const base = `https://127.0.0.1:${await secure()}`;
    const silent = await portOf(createTcpServer(() => {}));
    const gone = createHttpServer();
    const goneAt = await portOf(gone);
    gone.close();
    for (const port of [await proxy([], 403), silent, goneAt]) {
      const upstream = ask(base, { HTTPS_PROXY: `http://127.0.0.1:${port}` });
      expect(await upstream.get('/3/x', null)).toMatchObject({ ok: false, hop: 'tcp' });
    }
  });
});
