import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createPictureStore } from '#server/pictures/pictureStore.ts';

import { createPictures, type Pictures } from './createPictures.ts';
import { createPictureHost } from './pictureHost.ts';
import { createPictureRoutes } from './pictureRoutes.ts';
import { jpeg, startHost } from './testing/startHost.ts';

const now = () => new Date('2026-11-22T12:00:00Z');
const secret = 'nobody outside may read this';

let host: Awaited<ReturnType<typeof startHost>>;
let folder: string;
let pictures: Pictures;
let app: Hono;

beforeAll(async () => {
  host = await startHost();
  folder = await mkdtemp(join(tmpdir(), 'marquee-pictures-'));
  await writeFile(join(folder, 'secret.jpg'), secret);
  const store = createPictureStore({ folder: join(folder, 'pictures', 'v1'), maxBytes: 1e6, now });
  pictures = createPictures({
    host: createPictureHost({ TMDB_IMAGE_BASE_URL: host.base }),
    store,
    now,
  });
  const isOwn = (file: string) => /^m\d+-/.test(file);
  const own = new Hono().get('/:size/:file', (context) =>
    isOwn(context.req.param('file')) ? context.text('drawn') : context.text('no such file', 404),
  );
  app = new Hono()
    .route('/t/p', createPictureRoutes(pictures, isOwn))
    .route('/t/p', own)
    .notFound((context) => context.text('nothing', 404));
});

afterAll(async () => {
  await pictures.close();
  await host.close();
  await rm(folder, { recursive: true, force: true });
});

it('hands a picture on, to be kept for as long as the terms allow', async () => {
  const answer = await app.request('/t/p/w342/abcdefgh.jpg');
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(jpeg());
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=15552000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  const etag = answer.headers.get('etag') ?? '';
  const again = await app.request('/t/p/w342/abcdefgh.jpg', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

it('leaves our own pictures to those who draw them', async () => {
  for (const file of ['m603-poster.4fk2c90a.svg', 'm603-share.jpg'])
    expect(await (await app.request(`/t/p/w342/${file}`)).text()).toBe('drawn');
});

it('says whether there is no such picture or it can not be had now', async () => {
  host.answer((_, response) => response.writeHead(404).end());
  const missing = await app.request('/t/p/w342/missing00.jpg');
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'public, max-age=300']);
  host.answer((_, response) => response.writeHead(500).end());
  const later = await app.request('/t/p/w342/failing00.jpg');
  expect([later.status, later.headers.get('cache-control'), later.headers.get('retry-after')]).toEqual([
    503,
    'no-store',
    '5',
  ]);
  host.answer();
});

const sizes = [
  'w342',
  'original',
  '..',
  '%2e%2e',
  'w342/..',
  '%00',
  'W342',
  'http:',
  '@',
  '%5c..',
  'constructor',
];
const evil = [
  '.. ../ ..%2f %2e%2e %2e%2e%2f ..%5c %5c..%5c %252e%252e%252f ..%c0%af ..;/ ....// %2e%2e%5c \\..\\ %00 %0d%0a',
  '%0d%0aHost:%20evil.example %09 %20 %ff%fe //evil.example/ /\\evil.example/ %2f%2fevil.example%2f %u002e ~root/ *',
  'http://evil.example/ http:%2f%2fevil.example @evil.example/ %40evil.example :80@evil.example/ [::1]/ %5b::1%5d',
  '127.0.0.1:22/ 0x7f000001/ ?url=http://evil.example/ # %23 %3f file:///etc/passwd%00 /etc/passwd%00',
].flatMap((line) => line.split(' '));
const names = ['secret.jpg', 'abcdefgh.jpg', 'abcdefgh.svg', 'a.jpg', 'abcdefgh.jpg.svg', 'etc/passwd', ''];

/** Several hundred ways that led somewhere else elsewhere, as they are written on the wire. */
const payloads = [
  ...sizes.flatMap((size) => evil.map((trick) => `/t/p/${size}/${trick}secret.jpg`)),
  ...evil.flatMap((trick) => names.map((name) => `/t/p/w342/${trick}${name}`)),
  ...evil.flatMap((trick) => [
    `/t/p/${trick}/w342/abcdefgh.jpg`,
    `/t/p${trick}/w342/abcdefgh.jpg`,
    `${trick}t/p/w342/x.jpg`,
  ]),
  ...evil.map((trick) => `/t/p/w342/abcdefgh${trick}.jpg`),
];

function ask(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (bytes) => chunks.push(bytes));
    socket.on('end', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.on('error', reject);
    socket.end(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  });
}

it(`leads nowhere else, however it is asked: ${payloads.length} ways`, async () => {
  const server = createServer(
    getRequestListener((request) => app.fetch(request), { overrideGlobalObjects: false }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const connected = new Set<string>();
  const noteSocket = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    socket.on('connect', () => connected.add(`${socket.remoteAddress}:${socket.remotePort}`));
    socket.on('lookup', (_error, _address, _family, name: string) => connected.add(name));
  };
  subscribe('net.client.socket', noteSocket);
  host.asked.length = 0;
  const strange: string[] = [];
  for (const payload of payloads) {
    const answer = await ask(port, payload);
    const status = Number(answer.slice(9, 12));
    if (![200, 400, 404].includes(status) || answer.includes(secret)) strange.push(`${payload}: ${status}`);
  }
  unsubscribe('net.client.socket', noteSocket);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  expect(strange).toEqual([]);
  expect(host.asked.filter((path) => !/^\/t\/p\/(?:w342|original)\/[\w-]{8,64}\.jpg$/.test(path))).toEqual(
    [],
  );
  expect(
    [...connected].filter((to) => ![`127.0.0.1:${port}`, `127.0.0.1:${host.port}`].includes(to)),
  ).toEqual([]);
});
