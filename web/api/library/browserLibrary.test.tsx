import { libraryKey, type TitleId } from '@marquee/contracts/library/libraryKey.ts';
import { deleteDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { openBrowserLibrary } from './browserLibrary.ts';
import type { LibrarySession } from './createLibrary.ts';
import { openIdbStore } from './idbStore.ts';
import { pulled, written } from './register.ts';

const film: TitleId = { media: 'movie', id: 603 };
const rating = libraryKey.mark(film, 'rating');
const signedOut: LibrarySession = {
  account: () => null,
  isRead: () => true,
  subscribe: () => () => {},
  token: async () => null,
};

type Opened = Awaited<ReturnType<typeof openBrowserLibrary>>;
const opened: Opened[] = [];
const names = new Set<string>();
let count = 0;

/** A name that no other test has. */
function newName(): string {
  count += 1;
  const name = `library-test-${count}`;
  names.add(name);
  return name;
}

/** As a tab of its own would: with its own connection and its own channel. */
async function openTab(name: string): Promise<Opened> {
  const library = await openBrowserLibrary({ name, session: signedOut });
  opened.push(library);
  return library;
}

afterEach(async () => {
  vi.restoreAllMocks();
  for (const library of opened.splice(0)) library.close();
  for (const name of names) await deleteDB(name);
  names.clear();
});

describe('a library in the browser', () => {
  it('is there again when the page is', async () => {
    const name = newName();
    const before = await openTab(name);
    before.write([
      { key: rating, value: 7 },
      { key: libraryKey.mark(film, 'watchlist'), value: { added: '2026-11-21T12:00:00.000Z' } },
    ]);
    before.write([{ key: rating, value: null }]);
    before.close();
    await expect
      .poll(async () => (await openTab(name)).marksOf(film))
      .toEqual({ watchlist: { added: '2026-11-21T12:00:00.000Z' }, seen: null, rating: null, hidden: false });
  });

  it('is followed by another tab, and neither undoes the other', async () => {
    const name = newName();
    const [one, two] = [await openTab(name), await openTab(name)];
    for (let id = 1; id <= 50; id += 1) {
      const tab = id % 2 === 0 ? one : two;
      tab.write([{ key: libraryKey.mark({ media: 'movie', id }, 'hidden'), value: true }]);
    }
    await expect.poll(() => one.titlesWith('hidden').length).toBe(50);
    await expect.poll(() => two.titlesWith('hidden').length).toBe(50);
    expect((await openTab(name)).titlesWith('hidden')).toHaveLength(50);
  });

  it('comes to the same in both tabs and on the device where both write the same', async () => {
    const name = newName();
    const [one, two] = [await openTab(name), await openTab(name)];
    for (let value = 1; value <= 10; value += 1) {
      one.write([{ key: rating, value }]);
      two.write([{ key: rating, value: 11 - value }]);
    }
    await expect.poll(() => one.marksOf(film).rating === two.marksOf(film).rating).toBe(true);
    expect((await openTab(name)).marksOf(film).rating).toBe(one.marksOf(film).rating);
  });

  it('lasts as long as the page where there is no database, and says so', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const library = await openTab(newName());
    expect(library.status().problem).toBe('not-kept');
    library.write([{ key: rating, value: 7 }]);
    expect(library.marksOf(film).rating).toBe(7);
    expect(library.status().problem).toBe('not-kept');
  });

  it('goes on where the database is full, and stores it later', async () => {
    const name = newName();
    const library = await openTab(name);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    library.write([{ key: rating, value: 7 }]);
    expect(library.marksOf(film).rating).toBe(7);
    await expect.poll(() => library.status().problem).toBe('not-kept');
    put.mockRestore();
    library.write([{ key: libraryKey.mark(film, 'hidden'), value: true }]);
    await expect.poll(() => library.status().problem).toBeNull();
    expect((await openTab(name)).marksOf(film)).toMatchObject({ rating: 7, hidden: true });
  });
});

describe('the database', () => {
  const page = { from: 0, version: 1, etag: '"1"' };

  it('keeps each owner’s apart, and says who has any', async () => {
    const store = await openIdbStore(newName());
    await store.keep('ana', [written(rating, { value: 7, at: 5 })]);
    await store.keep('ana2', [pulled({ key: rating, value: 8, at: 5, version: 1 })], page);
    await store.keep('(guest)', [written(rating, { value: 9, at: 5 })]);
    expect((await store.owners()).toSorted()).toEqual(['(guest)', 'ana', 'ana2']);
    expect((await store.read('ana')).registers).toEqual([written(rating, { value: 7, at: 5 })]);
    expect(await store.read('ana2')).toEqual({
      registers: [pulled({ key: rating, value: 8, at: 5, version: 1 })],
      progress: { version: 1, etag: '"1"' },
    });
    expect(await store.waiting('ana2')).toEqual([]);
    expect(await store.waiting('ana')).toHaveLength(1);
    await store.replace('ana2', () => []);
    expect(await store.read('ana2')).toEqual({ registers: [], progress: { version: 0, etag: null } });
    expect(await store.owners()).toEqual(['(guest)', 'ana']);
    store.close();
  });

  it('joins what two tabs keep at once', async () => {
    const name = newName();
    const [one, two] = [await openIdbStore(name), await openIdbStore(name)];
    await Promise.all([
      one.keep('ana', [written(rating, { value: 7, at: 6 })]),
      two.keep('ana', [pulled({ key: rating, value: 3, at: 5, version: 4 })]),
      two.keep('ana', [written(rating, { value: 1, at: 4 })]),
    ]);
    expect((await one.read('ana')).registers).toEqual([
      { key: rating, server: { value: 3, at: 5, version: 4 }, waiting: { value: 7, at: 6 }, answered: 0 },
    ]);
    one.close();
    two.close();
  });

  it('keeps nothing of a change of which something can’t be kept', async () => {
    const store = await openIdbStore(newName());
    const unkeepable = written('list/1', { value: (() => {}) as never, at: 1 });
    await expect(store.keep('ana', [written(rating, { value: 7, at: 5 }), unkeepable], page)).rejects.toThrow(
      'could not be cloned',
    );
    expect(await store.read('ana')).toEqual({ registers: [], progress: { version: 0, etag: null } });
    store.close();
  });
});
