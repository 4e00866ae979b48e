import * as disk from 'node:fs/promises';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createPictureStore, type Disk } from './pictureStore.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const key = (number: number) => number.toString(16).padStart(64, '0');
const now = () => new Date();
const open = (maxBytes: number, more: { maxFiles?: number; files?: Disk; onTrouble?: () => void } = {}) =>
  createPictureStore({ folder, maxBytes, now, ...more });
const body = (size: number, fill = 7) => Buffer.alloc(size, fill);

async function bytesOnDisk(): Promise<number> {
  const sizes = await Promise.all(
    (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

describe('the picture store', () => {
  it('gives back what was put, also after a restart', async () => {
    await open(10_000).put(key(1), body(100));
    expect(await open(10_000).get(key(1))).toEqual(body(100));
  });

  it('knows nothing of what was never put', async () => {
    expect(await open(10_000).get(key(1))).toBeNull();
  });

  it('never keeps more than its bytes, and drops what it has kept longest', async () => {
    const store = open(1000);
    for (let i = 0; i < 20; i++) await store.put(key(i), body(200));
    expect(await bytesOnDisk()).toBeLessThanOrEqual(1000);
    expect(await store.get(key(0))).toBeNull();
    expect(await store.get(key(19))).toEqual(body(200));
  });

  it('counts what an earlier run left', async () => {
    const first = open(10_000);
    for (let i = 0; i < 8; i++) await first.put(key(i), body(200));
    await open(1000).put(key(99), body(200));
    expect(await bytesOnDisk()).toBeLessThanOrEqual(1000);
  });

  it.each([
    ['cut short', (file: string) => truncate(file, 60)],
    ['emptied', (file: string) => writeFile(file, '')],
    ['changed', async (file: string) => writeFile(file, (await readFile(file)).fill(1, 40, 50))],
  ])('ignores a file that was %s, and stores a new one in its place', async (_, spoil) => {
    const store = open(10_000);
    await store.put(key(1), body(100));
    await spoil(join(folder, `${key(1)}.pic`));
    expect(await store.get(key(1))).toBeNull();
    await store.put(key(1), body(100));
    expect(await store.get(key(1))).toEqual(body(100));
  });

  it('drops first what was not used for longest, also after a restart', async () => {
    const first = open(1000);
    for (const number of [1, 2, 3, 4]) {
      await first.put(key(number), body(200));
      await sleep(5);
    }
    await first.get(key(1));
    await first.put(key(5), body(200));
    expect(await first.get(key(1))).not.toBeNull();
    expect(await first.get(key(2))).toBeNull();
    await sleep(20);

    const second = open(1000);
    await second.put(key(6), body(200));
    expect(await second.get(key(1))).not.toBeNull();
    expect(await second.get(key(3))).toBeNull();
  });

  it('never keeps more files than it may', async () => {
    const store = open(100_000, { maxFiles: 3 });
    for (let i = 0; i < 8; i++) await store.put(key(i), body(10));
    expect((await readdir(folder)).toSorted()).toEqual([5, 6, 7].map((number) => `${key(number)}.pic`));
  });

  it('sweeps away what a stopped writer left, and not what another process is writing', async () => {
    const [old, young] = [`${key(1)}.pic.half.tmp`, `${key(2)}.pic.half.tmp`];
    await writeFile(join(folder, old), 'half');
    await writeFile(join(folder, young), 'half');
    await utimes(join(folder, old), new Date(0), new Date(0));
    await open(10_000).put(key(3), body(10));
    expect((await readdir(folder)).toSorted()).toEqual([young, `${key(3)}.pic`].toSorted());
  });

  it('removes what earlier engines drew, and nothing else', async () => {
    for (const name of ['v3', 'v4', 'code']) {
      await mkdir(join(folder, name));
      await writeFile(join(folder, name, `${key(1)}.pic`), 'old');
    }
    await writeFile(join(folder, `${key(1)}.pic`), 'older');
    const store = createPictureStore({ folder: join(folder, 'v5'), maxBytes: 1000, now });
    await store.put(key(2), body(10));
    expect((await readdir(folder)).toSorted()).toEqual(['code', 'v5']);
  });

  it.each(['ENOSPC', 'EROFS', 'EACCES', 'EIO'])(
    'keeps nothing and says so once when the disk answers %s',
    async (code) => {
      const fault = () => Promise.reject(Object.assign(new Error(code), { code }));
      const onTrouble = vi.fn();
      const store = open(1000, { files: { ...disk, writeFile: fault, rename: fault }, onTrouble });
      await store.put(key(1), body(10));
      await store.put(key(2), body(10));
      expect(await store.get(key(1))).toBeNull();
      expect(onTrouble).toHaveBeenCalledTimes(1);
      expect(await readdir(folder)).toEqual([]);
    },
  );

  it('shows no half file when writing stops in the middle', async () => {
    const half: Disk['writeFile'] = async (file, data) => {
      await disk.writeFile(file, Buffer.isBuffer(data) ? data.subarray(0, 20) : data);
      throw new Error('power cut');
    };
    await open(1000, { files: { ...disk, writeFile: half, rm: () => Promise.resolve() } }).put(
      key(1),
      body(100),
    );
    expect(await open(1000).get(key(1))).toBeNull();
    expect((await readdir(folder)).filter((name) => name.endsWith('.pic'))).toEqual([]);
  });

  it('is only a cache: a folder that cannot be made loses nothing', async () => {
    await writeFile(join(folder, 'file'), '');
    const onTrouble = vi.fn();
    const store = createPictureStore({
      folder: join(folder, 'file', 'below'),
      maxBytes: 1000,
      now,
      onTrouble,
    });
    await store.put(key(1), body(10));
    expect(await store.get(key(1))).toBeNull();
    expect(onTrouble).toHaveBeenCalledTimes(1);
  });
});
