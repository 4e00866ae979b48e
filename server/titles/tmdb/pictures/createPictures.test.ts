import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { createPictureStore, type PictureStore } from '#server/pictures/pictureStore.ts';

import { createPictures, type pictureLimits } from './createPictures.ts';
import { createPictureHost, hostLimits } from './pictureHost.ts';
import { jpeg, startHost } from './testing/startHost.ts';

const day = 24 * 3600_000;
const picture = { size: 'w342', file: 'abcdefgh.jpg' };

let host: Awaited<ReturnType<typeof startHost>>;
let folder: string;
let time: number;
const opened: { close: () => Promise<void> }[] = [];

beforeEach(async () => {
  host = await startHost();
  folder = await mkdtemp(join(tmpdir(), 'marquee-pictures-'));
  time = Date.parse('2026-11-22T12:00:00Z');
});

afterEach(async () => {
  await host.close();
  for (const pictures of opened.splice(0)) await pictures.close();
  await rm(folder, { recursive: true, force: true });
});

const now = () => new Date(time);

function open(
  given: {
    limits?: Partial<typeof pictureLimits>;
    store?: PictureStore;
    host?: Partial<typeof hostLimits>;
  } = {},
) {
  const pictures = createPictures({
    host: createPictureHost({ TMDB_IMAGE_BASE_URL: host.base }, { ...hostLimits, ...given.host }),
    store: given.store ?? createPictureStore({ folder: join(folder, 'v1'), maxBytes: 1e6, now }),
    now,
    ...(given.limits && { limits: given.limits }),
  });
  opened.push(pictures);
  return pictures;
}

/** As after the process ended. */
async function reopened(pictures: { close: () => Promise<void> }) {
  await pictures.close();
  return open();
}

it('fetches a picture once for all who wait for it', async () => {
  const pictures = open();
  const found = await Promise.all(Array.from({ length: 50 }, () => pictures.find(picture)));
  expect(found.every(({ status }) => status === 'found')).toBe(true);
  expect(found[0]).toMatchObject({ type: 'image/jpeg', bytes: jpeg() });
  expect(host.asked).toEqual(['/t/p/w342/abcdefgh.jpg']);
});

it('fetches it once, too, where one of them looks into the store until the picture is here', async () => {
  let looks = 0;
  const store: PictureStore = {
    get: async () => {
      looks += 1;
      if (looks > 1) await first;
      return null;
    },
    put: async () => {},
  };
  const pictures = open({ store });
  const first: Promise<unknown> = pictures.find(picture);
  const second = pictures.find(picture);
  await Promise.all([first, second]);
  expect(host.asked).toHaveLength(1);
});

it('keeps it over a restart, and while the host is down', async () => {
  const first = open();
  await first.find(picture);
  const later = await reopened(first);
  await host.close();
  expect(await later.find(picture)).toMatchObject({ status: 'found', bytes: jpeg() });
});

it('fetches it again after a month without letting a visitor wait', async () => {
  const first = open();
  await first.find(picture);
  const later = await reopened(first);
  time += 31 * day;
  host.answer((_, response) => response.end(jpeg(100)));
  expect(await later.find(picture)).toMatchObject({ bytes: jpeg() });
  await expect.poll(() => later.find(picture)).toMatchObject({ bytes: jpeg(100) });
});

it('serves it for half a year while the host is down, and not a day longer', async () => {
  const first = open();
  await first.find(picture);
  const later = await reopened(first);
  host.answer((_, response) => response.writeHead(503).end());
  time += 179 * day;
  expect(await later.find(picture)).toMatchObject({ status: 'found' });
  time += 2 * day;
  expect(await later.find(picture)).toEqual({ status: 'unavailable' });
});

it('caches for a while that there is no such picture', async () => {
  host.answer((_, response) => response.writeHead(404).end('nothing'));
  const pictures = open();
  expect(await pictures.find(picture)).toEqual({ status: 'missing' });
  expect(await pictures.find(picture)).toEqual({ status: 'missing' });
  expect(host.asked).toHaveLength(1);
  time += 11 * 60_000;
  host.answer();
  expect(await pictures.find(picture)).toMatchObject({ status: 'found' });
});

it.each<[string, Parameters<typeof host.answer>[0]]>([
  ['a page', (_, response) => response.end('<!doctype html><script>alert(1)</script>')],
  [
    'a drawing under the type of a photograph',
    (_, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<svg onload="x"/>'),
  ],
  ['a redirect', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
  ['more than eight megabytes', (_, response) => response.end(jpeg(hostLimits.bytes + 1))],
  [
    'as much without saying so',
    (_, response) => {
      response.write(jpeg());
      response.end(Buffer.alloc(hostLimits.bytes));
    },
  ],
  [
    'half of it',
    (_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write(jpeg(50), () => response.destroy());
    },
  ],
  [
    'something packed',
    (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(jpeg())),
  ],
  ['a torn connection', (request) => request.socket.destroy()],
  ['an error', (_, response) => response.writeHead(500).end()],
  ['a wish for patience', (_, response) => response.writeHead(429).end()],
])('rejects %s as no picture, and stores nothing of it', async (_, answer) => {
  host.answer(answer);
  const pictures = open();
  expect(await pictures.find(picture)).toEqual({ status: 'unavailable' });
  host.answer();
  expect(await pictures.find(picture)).toMatchObject({ status: 'found', bytes: jpeg() });
});

it('gives up on a host that says nothing, and on one that never ends', async () => {
  const pictures = open({ host: { firstByte: 50, whole: 100 } });
  host.answer(() => {});
  expect(await pictures.find(picture)).toEqual({ status: 'unavailable' });
  host.answer((_, response) => void response.write(jpeg()));
  expect(await pictures.find(picture)).toEqual({ status: 'unavailable' });
});

it('leaves a host alone that fails again and again, and asks it again soon', async () => {
  host.answer((_, response) => response.writeHead(500).end());
  const pictures = open();
  for (let count = 0; count < 20; count += 1)
    await pictures.find({ size: 'w342', file: `abcdefgh${count}.jpg` });
  expect(host.asked).toHaveLength(5);
  host.answer();
  time += 5001;
  expect(await pictures.find(picture)).toMatchObject({ status: 'found' });
});

it('asks for few at once, and lets only so many wait', async () => {
  let most = 0;
  let underWay = 0;
  host.answer((_, response) => {
    underWay += 1;
    most = Math.max(most, underWay);
    setTimeout(() => {
      underWay -= 1;
      response.end(jpeg());
    }, 5);
  });
  const pictures = open({ limits: { atOnce: 3, waiting: 10 } });
  const files = Array.from({ length: 30 }, (_, index) => ({ size: 'w92', file: `abcdefgh${index}.jpg` }));
  const found = await Promise.all(files.map(pictures.find));
  expect(found.filter(({ status }) => status === 'found')).toHaveLength(13);
  expect(most).toBe(3);
  expect(await pictures.find(picture)).toMatchObject({ status: 'found' });
});

it('answers where the disk is full or broken', async () => {
  const broken: PictureStore = { get: async () => null, put: async () => {} };
  const pictures = open({ store: broken });
  expect(await pictures.find(picture)).toMatchObject({ status: 'found' });
  expect(await pictures.find(picture)).toMatchObject({ status: 'found' });
});

it('asks for a picture and says nothing about who wants it', async () => {
  const told: string[] = [];
  host.answer((request, response) => {
    told.push(...Object.keys(request.headers));
    response.end(jpeg());
  });
  await open().find(picture);
  expect(told.toSorted()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
});
