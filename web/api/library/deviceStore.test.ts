import { expect, it, test } from 'vitest';

import { createMemoryStore, journaledStore, nothingRead, readOn } from './deviceStore.ts';
import { written } from './register.ts';

test('reading goes on where it stopped, and never over a gap', () => {
  const read = readOn(nothingRead, { from: 0, version: 5, etag: '"5"' });
  expect(read).toEqual({ version: 5, etag: '"5"' });
  expect(readOn(read, { from: 5, version: 9, etag: null })).toEqual({ version: 9, etag: null });
  // Another tab is behind, or ahead of what this one has.
  expect(readOn(read, { from: 0, version: 3, etag: '"3"' })).toBe(read);
  expect(readOn(read, { from: 6, version: 9, etag: null })).toBe(read);
  // The device's copy was deleted meanwhile.
  expect(readOn(nothingRead, { from: 5, version: 9, etag: null })).toBe(nothingRead);
});

const seen = written('mark/movie/603/seen', { value: { on: null }, at: 5 });

/** What `localStorage` does, for as long as the test. */
function openJournal() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

let count = 0;
const newId = () => String((count += 1));

it('what was written as the page was left is there at the next visit, once', async () => {
  const store = createMemoryStore();
  const journal = openJournal();
  const leaving = journaledStore({ ...store, keep: () => new Promise(() => {}) }, journal, newId);
  void leaving.keep('(guest)', [seen]);
  expect(journal.length).toBe(1);

  const next = journaledStore(store, journal, newId);
  expect((await next.read('(guest)')).registers).toEqual([seen]);
  expect(journal.length).toBe(0);
});

it('nothing stays noted that the database has taken', async () => {
  const journal = openJournal();
  const store = journaledStore(createMemoryStore(), journal, newId);
  await store.keep('(guest)', [seen]);
  expect(journal.length).toBe(0);
  expect((await store.read('(guest)')).registers).toEqual([seen]);
});

it('where the journal is closed, the database stores it', async () => {
  const full = {
    ...openJournal(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const store = journaledStore(createMemoryStore(), full, newId);
  await store.keep('(guest)', [seen]);
  expect((await store.read('(guest)')).registers).toEqual([seen]);
});
