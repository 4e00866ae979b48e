import { once } from 'node:events';
import { connect } from 'node:net';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createServer } from './http/createServer.ts';
import { listen } from './http/listen.ts';
import { isAsset } from './http/secureAnswers.ts';
import { createSecurityHeaders } from './http/securityHeaders.ts';
import type { Application } from './openApplication.ts';
import { type OddRequest, oddRequests } from './testing/oddRequests.ts';
import { openTestApplication } from './testing/openTestApplication.ts';

const origin = 'http://127.0.0.1:3000';
const seed = 20_261_122;
let application: Application;

beforeAll(async () => {
  application = await openTestApplication();
}, 60_000);
afterAll(() => application.close());

/** What is wrong with the answer; null where all is well. */
function faultOf(url: string, answer: Response): string | null {
  const { status, headers } = answer;
  if (status >= 500) return `status ${status}`;
  if (!headers.has('x-request-id') && !isAsset(new URL(url), answer)) return 'no id';
  if (headers.get('x-content-type-options') !== 'nosniff') return 'no security headers';
  const location = headers.get('location');
  return location === null || /^\/(?![/\\])/.test(location) ? null : `leads to ${location}`;
}

/** A redirect ends somewhere, after one step or two. */
async function faultBehind(answer: Response, hops: number): Promise<string | null> {
  const location = answer.headers.get('location');
  if (answer.status !== 301 || location === null) return null;
  if (hops === 0) return `leads on to ${location}`;
  const next = await application.fetch(new Request(origin + location), { address: '203.0.113.7' });
  await next.arrayBuffer();
  return faultOf(origin + location, next) ?? faultBehind(next, hops - 1);
}

async function tried({ method, target, headers, body }: OddRequest, at: number) {
  const request = new Request(origin + target, { method, headers, body });
  const answer = await application.fetch(request, { address: `10.0.${at >> 8}.${at & 255}` });
  await answer.arrayBuffer();
  const fault = faultOf(origin + target, answer) ?? (method === 'GET' ? await faultBehind(answer, 2) : null);
  return { status: answer.status, fault };
}

for (const { count, statuses, tags } of [
  { count: 700, statuses: [200, 301, 400, 404, 405, 413], tags: [] },
  { count: 5100, statuses: [200, 301, 302, 304, 400, 404, 405, 413], tags: ['full'] },
])
  it(`${count} odd requests are answered, and none fails`, { tags }, async () => {
    const faults: unknown[] = [];
    const seen = new Set<number>();
    const asked = oddRequests(count, seed).filter(({ target }) => URL.canParse(origin + target));
    expect(asked.length).toBeGreaterThanOrEqual(count * 0.98);
    for (const [at, request] of asked.entries()) {
      const { status, fault } = await tried(request, at);
      seen.add(status);
      if (fault !== null) faults.push([fault, request]);
    }
    expect(faults).toEqual([]);
    expect([...seen]).toEqual(expect.arrayContaining(statuses));
  });

const first = ['GET', 'HEAD', 'POST', 'TRACE', 'CONNECT', 'BREW', 'get', 'OPTIONS'];
const hosts = [
  'Host: 127.0.0.1\r\n',
  'Host: a\r\nHost: b\r\n',
  '',
  'Host: evil.example\r\n',
  'Host: a b\r\n',
];
const places = ['', '', '', 'http://films.example', 'ftp://films.example', '*', '//'];
const pick = <Value>(values: readonly Value[], at: number) => values[at % values.length];

/** The same as raw bytes, which no library has normalised. */
function bytesOf({ target, headers, body }: OddRequest, at: number): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const line = `${pick(first, at)} ${pick(places, at >> 1)}${target} HTTP/1.${pick([1, 1, 0], at)}`;
  const length = body === null ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`;
  return `${line}\r\n${pick(hosts, at >> 2)}${lines.join('')}${length}connection: close\r\n\r\n${body ?? ''}`;
}

for (const { count, tags } of [
  { count: 100, tags: [] },
  { count: 400, tags: ['full'] },
])
  it(`so are ${count} that come as bytes`, { tags }, async () => {
    const { plain } = createSecurityHeaders({ secure: false });
    const server = createServer(application.listener, plain);
    const listening = await listen(server, { host: '127.0.0.1', port: 0 });
    if (!listening.ok) throw new Error(listening.problem);
    const faults: unknown[] = [];
    for (const [at, request] of oddRequests(count, seed + 1).entries()) {
      const bytes = bytesOf(request, at);
      const socket = connect(listening.port, '127.0.0.1');
      let said = '';
      socket.on('data', (data) => (said += data.toString('latin1')));
      socket.on('error', () => {});
      socket.write(bytes);
      await once(socket, 'close');
      // An answer may be lost on the way where the rest of a refused body is still coming.
      if (!/^HTTP\/1\.1 [1-4]\d\d /.test(said) && !(said === '' && bytes.length > 60_000))
        faults.push([said, bytes]);
    }
    server.close();
    expect(faults).toEqual([]);
  });
