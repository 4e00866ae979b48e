import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createPictureStore } from './pictureStore.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const key = (number: number) => number.toString(16).padStart(64, '0');
const body = (size: number, fill = 7) => Buffer.alloc(size, fill);

async function bytesOnDisk(): Promise<number> {
  const sizes = await Promise.all(
    (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

describe('the picture store', () => {
  it('gives back what was put, also after a restart', async () => {
    await createPictureStore(folder, 10_000).put(key(1), body(100));
    expect(await createPictureStore(folder, 10_000).get(key(1))).toEqual(body(100));
  });

  it('knows nothing of what was never put', async () => {
    expect(await createPictureStore(folder, 10_000).get(key(1))).toBeNull();
  });

  it('never keeps more than its bytes, and drops what it has kept longest', async () => {
    const store = createPictureStore(folder, 1000);
    for (let i = 0; i < 20; i++) await store.put(key(i), body(200));
    expect(await bytesOnDisk()).toBeLessThanOrEqual(1000);
    expect(await store.get(key(0))).toBeNull();
    expect(await store.get(key(19))).toEqual(body(200));
  });

  it('counts what an earlier run left', async () => {
    const first = createPictureStore(folder, 10_000);
    for (let i = 0; i < 8; i++) await first.put(key(i), body(200));
    await createPictureStore(folder, 1000).put(key(99), body(200));
    expect(await bytesOnDisk()).toBeLessThanOrEqual(1000);
  });

  it.each([
    ['cut short', (file: string) => truncate(file, 60)],
    ['emptied', (file: string) => writeFile(file, '')],
    ['changed', async (file: string) => writeFile(file, (await readFile(file)).fill(1, 40, 50))],
  ])('ignores a file that was %s, and takes a new one in its place', async (_, spoil) => {
    const store = createPictureStore(folder, 10_000);
    await store.put(key(1), body(100));
    await spoil(join(folder, `${key(1)}.pic`));
    expect(await store.get(key(1))).toBeNull();
    await store.put(key(1), body(100));
    expect(await store.get(key(1))).toEqual(body(100));
  });

  it('sweeps away what a stopped writer left', async () => {
    await writeFile(join(folder, `${key(1)}.pic.half.tmp`), 'half');
    await createPictureStore(folder, 10_000).put(key(2), body(10));
    expect(await readdir(folder)).toEqual([`${key(2)}.pic`]);
  });

  it('is only a cache: a folder that cannot be made loses nothing', async () => {
    await writeFile(join(folder, 'file'), '');
    const store = createPictureStore(join(folder, 'file', 'below'), 1000);
    await store.put(key(1), body(10));
    expect(await store.get(key(1))).toBeNull();
  });
});
