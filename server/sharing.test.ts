import { paths } from '@marquee/contracts/paths.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Application } from './openApplication.ts';
import { openTestApplication } from './testing/openTestApplication.ts';

const origin = 'http://127.0.0.1:3000';
let application: Application;
beforeAll(async () => {
  application = await openTestApplication();
});
afterAll(() => application.close());

const get = (address: string) => application.fetch(new Request(new URL(address, origin)));
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

/** The attributes of every tag of a document's head that has the given name; redirects are followed. */
async function headTags(path: string, name: 'meta' | 'link') {
  const answer = await get(path);
  const html = await (await get(answer.headers.get('location') ?? path)).text();
  const tags = html.slice(0, html.indexOf('</head>')).match(new RegExp(`<${name} [^>]*>`, 'g')) ?? [];
  return tags.map((tag) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    ),
  );
}

/** Width and height from the first frame header of a JPEG. */
function jpegSize(file: Buffer): [width: number, height: number] {
  let at = 2;
  while (at < file.length) {
    const marker = file.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2) return [file.readUInt16BE(at + 7), file.readUInt16BE(at + 5)];
    at += 2 + file.readUInt16BE(at + 2);
  }
  throw new Error('This JPEG has no frame.');
}

const pngSize = (file: Buffer) => `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;

const shared: readonly (readonly [name: string, path: string])[] = [
  ['the home page', paths.home],
  ['a list', paths.topRated],
  ['a film', '/movie/603'],
  ['a series', '/tv/1399'],
  ['a season', '/tv/1399/season/1'],
  ['a missing page', '/movie/999999999'],
];

test.each(shared)('a link to %s shows a picture that chats can load', async (_, path) => {
  const tags = await headTags(path, 'meta');
  const content = (property: string) => tags.find((tag) => tag['property'] === property)?.['content'] ?? '';
  const address = content('og:image');
  expect(address.startsWith(`${origin}/`)).toBe(true);
  expect(content('og:image:type')).toBe('image/jpeg');
  expect(content('og:image:alt')).toBe(content('og:title'));
  const answer = await get(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  const body = await bytesOf(answer);
  expect(body.length).toBeLessThan(300_000);
  expect(jpegSize(body)).toEqual([1200, 630]);
  expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630']);
});

test('a link to a member of the cast and to a collection shows a card of its own', async () => {
  const film = (await (await get('/3/movie/603?append_to_response=credits')).json()) as {
    credits: { cast: { id: number }[] };
    belongs_to_collection: { id: number } | null;
  };
  const [player] = film.credits.cast;
  const found = [`/person/${player?.id}`, `/collection/${film.belongs_to_collection?.id}`];
  for (const path of found) {
    const tags = await headTags(path, 'meta');
    const address = tags.find((tag) => tag['property'] === 'og:image')?.['content'] ?? '';
    expect(address).toMatch(/\/t\/p\/original\/[pc]\d+-share\.\w{8}\.jpg$/);
    const answer = await get(address);
    expect(jpegSize(await bytesOf(answer))).toEqual([1200, 630]);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  }
});

test('every icon that a page or the manifest names is there, in its type and size', async () => {
  const links = await headTags('/about', 'link');
  const named = (rel: string) =>
    links.filter((link) => link['rel'] === rel).map((link) => link['href'] ?? '');
  expect(named('icon')).toEqual(['/favicon.ico', '/favicon.svg']);
  expect(named('apple-touch-icon')).toEqual(['/apple-touch-icon.png']);
  const manifest = await get(named('manifest')[0] ?? '');
  expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
  const {
    icons,
    shortcuts,
    start_url: start,
  } = (await manifest.json()) as {
    icons: { src: string; type: string; sizes: string }[];
    shortcuts: { url: string }[];
    start_url: string;
  };
  for (const { src, type, sizes } of [
    { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
    { src: '/favicon.ico', type: 'image/x-icon', sizes: 'any' },
    ...icons,
  ]) {
    const answer = await get(src);
    expect([src, answer.status]).toEqual([src, 200]);
    expect([src, answer.headers.get('content-type')]).toEqual([src, type]);
    expect([src, type === 'image/png' ? pngSize(await bytesOf(answer)) : 'any']).toEqual([src, sizes]);
  }
  for (const url of [start, ...shortcuts.map((shortcut) => shortcut.url)])
    expect([url, (await get(url)).status]).toEqual([url, 200]);
});

test('the avatars on offer are there', async () => {
  const { avatars } = (await (await get('/api/avatars')).json()) as { avatars: { url: string }[] };
  expect(avatars.length).toBeGreaterThanOrEqual(24);
  for (const { url } of avatars.filter((_, index) => index % 9 === 0)) {
    const answer = await get(url);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cache-control')).toContain('immutable');
  }
  const unknown = await get('/avatars/nobody-red.svg');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ code: 'not-found' });
});
