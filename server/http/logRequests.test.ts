import { once } from 'node:events';
import { connect } from 'node:net';

import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';

import { createApp } from '#server/app.ts';
import { createLog } from '#server/log.ts';

import type { AnsweredRequest } from './answered.ts';
import { createServer } from './createServer.ts';
import { createHashAddress } from './hashAddress.ts';
import { createListener } from './listener.ts';
import { createLogRequests } from './logRequests.ts';
import { createSenderAddress, readProxies } from './senderAddress.ts';
import { testParts } from './testParts.ts';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

type Line = { level: number; msg: string } & Record<string, unknown>;

/** A server with a log of its own, behind a proxy that says who asks. */
async function start(level = 'info') {
  const lines: string[] = [];
  const log = createLog(level, { write: (line) => lines.push(line) > 0 });
  const note = createLogRequests(log, () => new Date());
  const lists = new Hono<{ Bindings: { id?: string } }>()
    .get('/old', (c) => c.json({}, 200, { 'cache-control': 'no-store', 'x-marquee-source': 'stale' }))
    .get('/lists/:share', (c) =>
      c.req.param('share') === 'broken'
        ? Promise.reject(new Error('no such thing'))
        : c.json({}, 200, { 'cache-control': 'private, no-cache' }),
    );
  const parts = testParts({ api: [lists], log, note });
  const server = createServer(
    createListener({
      ...parts,
      fetch: createApp(parts).fetch,
      isStopping: () => false,
      senderAddress: createSenderAddress(readProxies('127.0.0.1')),
    }),
    [],
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close());
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;

  /** Sends a request as it is. */
  const send = async (path: string, headers: readonly string[] = [], body = '', method = 'GET') => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    const head = [`${method} ${path} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers];
    socket.resume().write([...head, '', body].join('\r\n'));
    await once(socket, 'close');
  };
  return { send, lines, told: () => lines.map((line): Line => JSON.parse(line)) };
}

describe('the line of a request', () => {
  it('has its id, its pattern and how it was answered', async () => {
    const { send, told } = await start();
    await send('/3/movie/popular', ['Accept-Encoding: br']);
    await send('/3/movie/popular?api_key=tulip', ['Accept-Encoding: br']);
    await send('/3/movie/27205');
    await send('/');
    await send('/movie/603');
    await send('/api/old');
    await send('/nowhere/at/all', ['Accept: application/json'], '', 'DELETE');
    expect(
      told().map(({ level, msg, method, route, status, cache }) => [
        level,
        msg,
        method,
        route,
        status,
        cache,
      ]),
    ).toEqual([
      [30, 'request', 'GET', '/3/movie/popular', 200, 'miss'],
      [30, 'request', 'GET', '/3/movie/popular', 200, 'hit'],
      [30, 'request', 'GET', '/3/movie/:id', 404, 'none'],
      [30, 'request', 'GET', '/', 200, 'miss'],
      [30, 'request', 'GET', 'redirect', 301, 'none'],
      [30, 'request', 'GET', '/api/old', 200, 'stale'],
      [30, 'request', 'DELETE', 'none', 405, 'none'],
    ]);
    for (const line of told())
      expect(line).toMatchObject({
        id: expect.stringMatching(/^[\da-f]{8}-\w+$/),
        milliseconds: expect.any(Number),
        address: expect.stringMatching(/^[\w-]{12}$/),
      });
  });

  it('is left out of the usual log for health checks, scripts and pictures', async () => {
    const { send, told } = await start();
    const often = ['/healthz', '/readyz', '/static/js/main-1.js', '/t/p/w342/m1-poster.svg'];
    for (const path of often) await send(path);
    expect(told()).toEqual([]);
    const { send: sendAgain, told: toldAll } = await start('debug');
    for (const path of often) await sendAgain(path);
    expect(toldAll().map(({ level, route }) => [level, route])).toEqual([
      [20, '/healthz'],
      [20, '/readyz'],
      [20, '/static/*'],
      [20, '/t/p/:size/:file'],
    ]);
  });

  it('has nothing personal, whatever the request says', async () => {
    const { send, lines } = await start('debug');
    const secrets = [
      'tulip',
      'ada@films.example',
      '203.0.113.9',
      '2001:db8',
      'Lovelace',
      'hunter2',
      '\u001B',
    ];
    const from = [
      'X-Forwarded-For: 203.0.113.9',
      'Authorization: Bearer tulip',
      'Cookie: session=tulip',
      'Referer: http://x/search?q=Lovelace',
      'User-Agent: Lovelace [31m',
      'X-Request-Id: tulip',
      'Traceparent: tulip',
    ];
    for (const path of [
      '/search?q=Lovelace',
      '/ai?q=Lovelace&x=tulip',
      '/api/lists/tulip?mail=ada@films.example',
      '/list/tulip',
      '/ada@films.example/tulip',
      '/%1B[31mtulip',
      '/account/action?mode=resetPassword&oobCode=tulip',
      '/3/search/movie?query=Lovelace&api_key=tulip',
      '/static/tulip.js',
      '/t/p/tulip/tulip.svg',
      `/${'tulip/'.repeat(2000)}`,
      '/broken?tulip',
    ]) {
      await send(path, from);
      await send(path, [...from, 'X-Forwarded-For: 2001:db8::1']);
    }
    await send('/api/lists/broken', from);
    await send(
      '/api/concierge',
      ['Content-Type: application/json', 'Content-Length: 7', ...from],
      'hunter2',
      'POST',
    );
    expect(lines.length).toBeGreaterThan(24);
    for (const secret of secrets) expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  });

  it('warns of slow requests, also where others have no line', () => {
    const lines: string[] = [];
    const note = createLogRequests(
      createLog('warn', { write: (line) => lines.push(line) > 0 }),
      () => new Date(),
    );
    const quick: AnsweredRequest = {
      id: '1',
      method: 'GET',
      route: '/',
      status: 200,
      milliseconds: 999,
      cache: 'miss',
      address: '',
    };
    note?.(quick);
    note?.({ ...quick, milliseconds: 1000.04 });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, msg: 'slow request', milliseconds: 1000 },
    ]);
  });

  it('is nobody’s business where the log is silent', () => {
    expect(createLogRequests(createLog('error', process.stdout), () => new Date())).toBeNull();
  });
});

describe('addresses', () => {
  it('look the same for a day, and different from one process and day to the next', () => {
    let time = Date.parse('2026-11-21T23:59:00Z');
    const hash = createHashAddress(() => new Date(time));
    const [first, other] = ['203.0.113.9', '203.0.113.10'].map(hash);
    expect(first).not.toBe(other);
    expect(hash('203.0.113.9')).toBe(first);
    expect(createHashAddress(() => new Date(time))('203.0.113.9')).not.toBe(first);
    time += 60_000;
    expect(hash('203.0.113.9')).not.toBe(first);
  });
});
