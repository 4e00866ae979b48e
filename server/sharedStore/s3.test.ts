import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openBucket } from './bucket.ts';
import { createSharedStore } from './sharedStore.ts';
import { storeSettingsOf } from './storeSettings.ts';
import { type S3, s3Missing, startS3 } from './testing/startS3.ts';

const missing = s3Missing === null ? '' : ` (skipped: ${s3Missing})`;
const { signal } = new AbortController();

describe.skipIf(s3Missing)(`a store on a real S3 server${missing}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-s3-'));
  let s3: S3;
  beforeAll(async () => {
    s3 = await startS3();
  }, 60_000);
  afterAll(async () => {
    await s3.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const open = (changed: Partial<S3['settings']> = {}) => {
    const causes: unknown[] = [];
    const log = pino({}, { write: (line) => void causes.push(JSON.parse(line).cause) });
    const settings = storeSettingsOf({ ...s3.settings, ...changed });
    if (!settings) throw new Error('The settings name no store.');
    const store = createSharedStore({
      bucket: openBucket(settings),
      now: () => new Date(),
      log,
      limits: { read: 20_000 },
    });
    return { store, causes };
  };

  it('gives one replica what another one has written, and forgets what is removed', async () => {
    const [{ store: one }, { store: two }] = [open(), open()];
    const bytes = Buffer.from('a picture');
    expect(await two.read('pictures/v1/ab')).toBeNull();
    await one.write('pictures/v1/ab', bytes);
    expect(await two.read('pictures/v1/ab')).toEqual(bytes);
    await one.write('pictures/v1/ab', Buffer.from('drawn again'));
    expect((await two.read('pictures/v1/ab'))?.toString()).toBe('drawn again');
    await two.remove('pictures/v1/ab');
    expect(await one.read('pictures/v1/ab')).toBeNull();
    expect(two.figures()).toMatchObject({ calls: { failed: 0, refused: 0 }, reads: { hits: 2, misses: 1 } });
  });

  it('hands large files over in pieces', async () => {
    const { store } = open();
    const [from, to] = [join(folder, 'from'), join(folder, 'to')];
    writeFileSync(from, Buffer.alloc(40 * 1024 * 1024, 'index'));
    expect(await store.upload('names/1/index.sqlite', from, signal)).toBe(true);
    expect(await store.download('names/1/index.sqlite', to, signal)).toBe(true);
    expect(readFileSync(to).equals(readFileSync(from))).toBe(true);
    expect(await store.download('names/1/none.sqlite', join(folder, 'none'), signal)).toBe(false);
    expect(readdirSync(folder).toSorted()).toEqual(['from', 'to']);
    // Not into memory, whatever the key says.
    expect(await store.read('names/1/index.sqlite')).toBeNull();
  });

  it.each<[string, Partial<S3['settings']>, string]>([
    ['a wrong secret', { AWS_SECRET_ACCESS_KEY: 'wrong' }, '403 SignatureDoesNotMatch'],
    ['an unknown key', { AWS_ACCESS_KEY_ID: 'AKIAUNKNOWN' }, '403 InvalidAccessKeyId'],
    ['a place that the key may not use', { SHARED_STORE: 's3://films/elsewhere' }, '403 AccessDenied'],
    ['nobody there', { AWS_ENDPOINT_URL: 'http://127.0.0.1:2' }, 'ECONNREFUSED'],
  ])('%s makes each server go on by itself, with one word about it', async (_, changed, cause) => {
    const { store, causes } = open(changed);
    for (let count = 0; count < 10; count += 1) {
      expect(await store.read(`pictures/v1/${count}`)).toBeNull();
      await store.write(`pictures/v1/${count}`, Buffer.from('x'));
    }
    expect(causes).toEqual([cause]);
    expect(store.figures()).toMatchObject({ calls: { done: 0, failed: 4, refused: 16 }, isOpen: true });
  });
});
