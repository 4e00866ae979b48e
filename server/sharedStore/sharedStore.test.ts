import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { type Fault, faults } from '#server/titles/tmdb/testing/fault.ts';

import { openBucket } from './bucket.ts';
import { createSharedStore } from './sharedStore.ts';
import { type Objects, startObjects } from './testing/startObjects.ts';

let server: Objects;
let folder = '';
let time = 0;
const said: string[] = [];

beforeEach(async () => {
  said.length = 0;
  time = Date.parse('2026-11-23T08:00:00Z');
  folder = mkdtempSync(join(tmpdir(), 'marquee-store-'));
  server = await startObjects();
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = (patience = 20_000) =>
  createSharedStore({
    bucket: openBucket(server.settings),
    now: () => new Date(time),
    log: pino({}, { write: (line) => void said.push(JSON.parse(line).msg) }),
    limits: { read: patience, write: patience, whole: patience, readsAtOnce: 3, waiting: 5 },
  });

const bytes = Buffer.from('a picture');
const keep = (key: string, body: Buffer = bytes, sha256 = hash('sha256', body)) =>
  server.kept.set(key, { body, sha256 });
const { signal } = new AbortController();

it.each(Object.entries(faults) as [string, Fault][])(
  'with %s nothing comes, nothing is thrown, and little is waited for',
  async (_, fault) => {
    keep('a');
    const store = open(150);
    server.fail(fault);
    for (let count = 0; count < 8; count += 1) expect(await store.read('a')).toBeNull();
    await store.write('b', bytes);
    expect(await store.download('a', join(folder, 'file'), signal)).toBe(false);
    expect(said.filter((line) => line.includes('fails')).length).toBeLessThanOrEqual(1);
    server.fail(null);
    const later = () => {
      time += 60_000;
      return store.read('a');
    };
    await expect.poll(later, { timeout: 20_000 }).toEqual(bytes);
    expect(store.figures().isOpen).toBe(false);
  },
);

it('leaves a store alone that fails, says so once, and says when it is back', async () => {
  keep('a');
  const store = open();
  server.fail({ kind: 'status', status: 500 });
  for (let count = 0; count < 50; count += 1) await store.read('a');
  expect(server.asked).toHaveLength(4);
  expect(store.figures()).toMatchObject({ calls: { failed: 4, refused: 46 }, isOpen: true });
  time += 2001;
  await store.read('a');
  expect(server.asked).toHaveLength(5);
  time += 60_000;
  server.fail(null);
  expect(await store.read('a')).toEqual(bytes);
  expect(said).toEqual([
    'the shared store fails: this server goes on by itself',
    'the shared store is used again',
  ]);
});

it.each<[string, () => void]>([
  ['has changed', () => keep('a', Buffer.from('a pictvre'), hash('sha256', bytes))],
  ['was cut short', () => keep('a', bytes.subarray(0, 4), hash('sha256', bytes))],
  ['somebody else has put there', () => keep('a', bytes, 'undefined')],
  ['is larger than anything we write', () => keep('a', Buffer.alloc(17 * 1024 * 1024))],
])('what %s counts as absent, and the rest is still asked for', async (_, spoil) => {
  keep('b');
  spoil();
  const store = open();
  for (let count = 0; count < 8; count += 1) expect(await store.read('a')).toBeNull();
  expect(await store.read('b')).toEqual(bytes);
  await store.write('a', bytes);
  expect(await store.read('a')).toEqual(bytes);
});

it('asks once for what several wait for, and for few things at once', async () => {
  keep('a');
  const store = open();
  server.fail({ kind: 'latency', ms: 20 });
  const same = await Promise.all(Array.from({ length: 20 }, () => store.read('a')));
  expect(same.every((one) => one?.equals(bytes))).toBe(true);
  expect(server.asked).toHaveLength(1);
  const reading = Promise.all(Array.from({ length: 20 }, (_, index) => store.read(`other${index}`)));
  expect(store.figures().calls).toMatchObject({ running: 3, waiting: 5 });
  await reading;
  expect(server.asked).toHaveLength(9);
  expect(store.figures().calls).toMatchObject({ refused: 12, running: 0, waiting: 0 });
});
