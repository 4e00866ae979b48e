import { libraryKey } from '@marquee/contracts/library/libraryKey.ts';
import type { Change } from '@marquee/contracts/library/libraryValue.ts';
import { wins } from '@marquee/contracts/library/wins.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { describeStorage } from '#server/database/testStorage.ts';

import { createLibraryStore } from './libraryStore.ts';

const noon = 1_795_000_000_000;
const ann = { account: 'ann', displayName: 'Ann' };
const bob = { account: 'bob', displayName: null };
const film = (id: number) => ({ media: 'movie', id }) as const;
const rating = (id: number, value: number | null, at: number): Change => ({
  key: libraryKey.mark(film(id), 'rating'),
  value,
  at,
});
const listId = (index: number) => `3f2a1b40-8c5d-4e6f-9a7b-${String(index).padStart(12, '0')}`;
const list = (index: number, share: string | null = null, at = noon): Change => ({
  key: libraryKey.list(listId(index)),
  value: { name: `List ${index}`, about: '', share },
  at,
});

describeStorage('a library', (open) => {
  const openStore = async (time = { now: noon }) => {
    const storage = await open();
    return { storage, store: createLibraryStore({ storage, now: () => new Date(time.now) }) };
  };
  const all = { after: 0, limit: 500 };

  test('is empty at first', async () => {
    const { store } = await openStore();
    expect(await store.page('ann', all)).toEqual({ records: [], version: 0, more: false });
  });

  test('keeps what was written, and every write has a version of its own', async () => {
    const { store } = await openStore();
    const changes = [rating(1, 7, noon - 5), rating(2, 8, noon - 4)];
    const written = await store.write(ann, changes);
    const records = [
      { ...changes[0], version: noon },
      { ...changes[1], version: noon + 1 },
    ];
    expect(written).toEqual({ ok: true, records, version: noon + 1 });
    expect(await store.page('ann', all)).toEqual({ records, version: noon + 1, more: false });
    expect(await store.version('ann')).toBe(noon + 1);
  });

  test('the same again changes nothing', async () => {
    const { store } = await openStore();
    const first = await store.write(ann, [rating(1, 7, noon - 5)]);
    expect(await store.write(ann, [rating(1, 7, noon - 5)])).toEqual(first);
  });

  test('the same again changes nothing, even from a clock that is ahead', async () => {
    const time = { now: noon };
    const { store } = await openStore(time);
    const first = await store.write(ann, [rating(1, 7, noon + 60_000)]);
    expect(first).toMatchObject({ records: [{ at: noon }] });
    time.now += 1000;
    expect(await store.write(ann, [rating(1, 7, noon + 60_000)])).toEqual(first);
  });

  test('what a clock that is ahead says later stays later', async () => {
    const { store } = await openStore();
    await store.write(ann, [rating(1, 9, noon + 60_000), rating(1, 2, noon + 60_001)]);
    expect(await store.page('ann', all)).toMatchObject({ records: [{ value: 2, at: noon + 1 }] });
  });

  test('what was deleted later stays deleted, and reaches other devices', async () => {
    const { store } = await openStore();
    await store.write(ann, [rating(1, 7, noon - 9)]);
    const { version } = await store.page('ann', all);
    await store.write(ann, [rating(1, null, noon - 5)]);
    const late = await store.write(ann, [rating(1, 3, noon - 7)]);
    const tombstone = { key: 'mark/movie/1/rating', value: null, at: noon - 5, version: version + 1 };
    expect(late).toMatchObject({ records: [tombstone] });
    expect(await store.page('ann', { after: version, limit: 500 })).toEqual({
      records: [tombstone],
      version: version + 1,
      more: false,
    });
  });

  test('comes in pages that miss nothing, despite writes in between', async () => {
    const { store } = await openStore();
    await store.write(
      ann,
      Array.from({ length: 25 }, (_, id) => rating(id + 1, 5, noon - 100)),
    );
    const seen = new Map<string, unknown>();
    let after = 0;
    for (let pages = 1, more = true; more; pages += 1) {
      const page = await store.page('ann', { after, limit: 10 });
      for (const { key, value } of page.records) seen.set(key, value);
      ({ version: after, more } = page);
      if (pages === 1) await store.write(ann, [rating(1, 9, noon), rating(99, 1, noon)]);
    }
    expect(seen.size).toBe(26);
    expect(seen.get('mark/movie/1/rating')).toBe(9);
    expect(after).toBe(await store.version('ann'));
  });

  test('a device that knows more than the database, after a backup was put back, gets everything', async () => {
    const { store } = await openStore();
    await store.write(ann, [rating(1, 7, noon)]);
    expect(await store.page('ann', { after: noon + 1000, limit: 500 })).toMatchObject({
      records: [{ value: 7 }],
      version: noon,
    });
  });

  test('versions go on growing where a library starts anew', async () => {
    const time = { now: noon };
    const { store } = await openStore(time);
    await store.write(ann, [rating(1, 7, noon)]);
    const before = await store.version('ann');
    await store.erase('ann');
    expect(await store.page('ann', all)).toEqual({ records: [], version: 0, more: false });
    time.now += 1;
    await store.write(ann, [rating(1, 7, noon)]);
    expect(await store.version('ann')).toBeGreaterThan(before);
  });

  test('belongs to one user', async () => {
    const { store } = await openStore();
    await store.write(ann, [rating(1, 7, noon)]);
    await store.write(bob, [rating(1, 2, noon - 50), rating(2, 2, noon - 50)]);
    expect((await store.page('ann', all)).records).toMatchObject([{ value: 7 }]);
    await store.erase('ann');
    expect((await store.page('bob', all)).records).toMatchObject([{ value: 2 }, { value: 2 }]);
  });

  test('two lists never have the same public name, and a batch with a refused one writes nothing', async () => {
    const { store } = await openStore();
    const share = 'a'.repeat(22);
    await store.write(ann, [list(1, share)]);
    expect(await store.write(bob, [rating(5, 5, noon), list(2, share)])).toEqual({
      ok: false,
      code: 'conflict',
    });
    expect(await store.page('bob', all)).toEqual({ records: [], version: 0, more: false });
    await store.write(ann, [list(1, null, noon + 1)]);
    expect(await store.write(bob, [list(2, share)])).toMatchObject({ ok: true });
  });

  test('stores 200 lists and no more, however many were deleted', async () => {
    const { store } = await openStore();
    const lists = Array.from({ length: 200 }, (_, index) => list(index));
    expect(await store.write(ann, lists)).toMatchObject({ ok: true });
    expect(await store.write(ann, [rating(1, 1, noon), list(200)])).toEqual({ ok: false, code: 'too-large' });
    expect(await store.write(ann, [{ ...list(0), value: null, at: noon + 1 }])).toMatchObject({ ok: true });
    expect(await store.write(ann, [list(200)])).toMatchObject({ ok: true });
    expect(await store.write(ann, [list(201)])).toEqual({ ok: false, code: 'too-large' });
    // What is there can still be changed.
    expect(await store.write(ann, [rating(1, 1, noon), list(1, 'b'.repeat(22), noon + 5)])).toMatchObject({
      ok: true,
    });
  });

  test.each([{ records: 60_000 }, { bytes: 16 * 1024 * 1024 }])('is bounded: %o', async (full) => {
    const { store, storage } = await openStore();
    await store.write(ann, [rating(1, 1, noon - 5), list(1)]);
    await storage.write((transaction) => transaction.updateTable('library').set(full).execute());
    expect(await store.write(ann, [rating(2, 1, noon)])).toEqual({ ok: false, code: 'too-large' });
    expect(await store.write(ann, [rating(1, 2, noon)])).toMatchObject({ ok: true });
    expect(await store.write(ann, [{ ...list(1), value: null, at: noon + 1 }])).toMatchObject({ ok: true });
  });

  test('knows how large it is', async () => {
    const { store, storage } = await openStore();
    const sizes = () => storage.db.selectFrom('library').select(['records', 'lists', 'bytes']).execute();
    await store.write(ann, [rating(1, 7, noon - 5), list(1)]);
    const value = Buffer.byteLength('{"name":"List 1","about":"","share":null}');
    const [markKey, listKey] = [rating(1, 7, noon).key.length, list(1).key.length];
    expect(await sizes()).toEqual([{ records: 2, lists: 1, bytes: markKey + 1 + listKey + value }]);
    await store.write(ann, [{ ...list(1), value: null, at: noon + 1 }, rating(1, 10, noon)]);
    expect(await sizes()).toEqual([{ records: 2, lists: 0, bytes: markKey + 2 + listKey }]);
  });

  test('many duplicate writes at once, from two replicas, make one register', async () => {
    const { storage, store } = await openStore();
    const other = createLibraryStore({ storage: await open.again(storage), now: () => new Date(noon) });
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, index) =>
        (index % 2 ? store : other).write(ann, [rating(603, 8, noon - 1)]),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const rows = await storage.db.selectFrom('library_register').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(await storage.db.selectFrom('library').select(['version', 'records']).execute()).toEqual([
      { version: noon, records: 1 },
    ]);
  });

  test('many writes at once, from two replicas, are all there with versions of their own', async () => {
    const { storage, store } = await openStore();
    const other = createLibraryStore({ storage: await open.again(storage), now: () => new Date(noon) });
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        (index % 2 ? store : other).write(ann, [
          rating(index + 1, 8, noon - 1),
          rating(1000, 1, noon - index),
        ]),
      ),
    );
    const { records } = await store.page('ann', all);
    expect(records).toHaveLength(61);
    expect(new Set(records.map(({ version }) => version)).size).toBe(61);
    expect(records.find(({ key }) => key === 'mark/movie/1000/rating')?.at).toBe(noon);
  });

  test('comes to the same in whatever order and grouping writes arrive', async () => {
    const { store } = await openStore();
    const change = fc
      .record({
        id: fc.integer({ min: 1, max: 3 }),
        value: fc.option(fc.integer({ min: 1, max: 3 })),
        at: fc.nat(4),
      })
      .map(({ id, value, at }) => rating(id, value, noon - 10 + at));
    let person = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(change, { minLength: 1, maxLength: 4 }), { maxLength: 6 }),
        async (batches) => {
          const owner = { account: `person-${(person += 1)}`, displayName: null };
          for (const batch of batches) await store.write(owner, batch);
          const expected = new Map<string, Change>();
          for (const one of batches.flat()) if (wins(one, expected.get(one.key))) expected.set(one.key, one);
          const { records } = await store.page(owner.account, all);
          expect(new Map(records.map(({ key, value, at }) => [key, { key, value, at }]))).toEqual(expected);
        },
      ),
      { numRuns: 25 },
    );
  });
});
