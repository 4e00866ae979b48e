import renumbered from '@marquee/content/catalogue/ids/renumbered.json' with { type: 'json' };
import { LibraryChanged, LibraryPage, SharedList } from '@marquee/contracts/library/libraryAnswer.ts';
import { libraryKey } from '@marquee/contracts/library/libraryKey.ts';
import { Problem } from '@marquee/contracts/problem.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { describeStorage } from '#server/database/testStorage.ts';

import { findTitle, libraryApp, noStorage, sendChanges } from './testing/libraryApp.ts';

const noon = 1_795_000_000_000;
const now = () => new Date(noon);
const film = (id: number) => ({ media: 'movie', id }) as const;
const rating = (id: number, value: unknown = 7) => ({
  key: libraryKey.mark(film(id), 'rating'),
  value,
  at: noon - 1000,
});
const list = '3f2a1b40-8c5d-4e6f-9a7b-0c1d2e3f4a5b';
const share = 'x'.repeat(22);
const item = (id: number, place: string, note = '') => ({
  key: libraryKey.item(list, film(id)),
  value: { place, note },
  at: noon,
});
const ownList = (value: object | null, at = noon) => ({ key: libraryKey.list(list), value, at });
const rainy = { name: 'For rainy days', about: 'Slow ones.', share };

/** Status and code of a refusal, which must not be cached. */
async function refusalOf(answer: Response) {
  const { code, requestId } = Problem.parse(await answer.json());
  expect(requestId).not.toBe('');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return [answer.status, code];
}

describeStorage('the library’s routes', (open) => {
  test('write and read', async () => {
    const ask = libraryApp(await open(), now);
    const written = await sendChanges(ask, 'ann', [rating(603)]);
    expect(written.status).toBe(200);
    const { version } = LibraryChanged.parse(await written.json());
    const read = await ask('/library', { as: 'ann' });
    expect(LibraryPage.parse(await read.json())).toEqual({
      records: [{ ...rating(603), version }],
      version,
      more: false,
    });
    expect(read.headers.get('cache-control')).toBe('private, no-cache');
  });

  test('answer 304 until something changes, and never for another user’s copy', async () => {
    const ask = libraryApp(await open(), now);
    await sendChanges(ask, 'ann', [rating(603)]);
    await sendChanges(ask, 'bob', [rating(603, 2)]);
    const etag = (await ask('/library', { as: 'ann' })).headers.get('etag') ?? '';
    const asIf = (as: string, path = '/library') => ask(path, { as, headers: { 'if-none-match': etag } });
    expect((await asIf('ann')).status).toBe(304);
    expect((await asIf('bob')).status).toBe(200);
    expect((await asIf('ann', `/library?after=${noon}`)).status).toBe(200);
    await sendChanges(ask, 'ann', [rating(604)]);
    expect((await asIf('ann')).status).toBe(200);
  });

  test('show a library only to its owner', async () => {
    const ask = libraryApp(await open(), now);
    await sendChanges(ask, 'ann', [rating(603)]);
    const bobs = LibraryPage.parse(await (await ask('/library', { as: 'bob' })).json());
    expect(bobs).toEqual({ records: [], version: 0, more: false });
    expect(await refusalOf(await ask('/library'))).toEqual([401, 'unauthorized']);
    expect(await refusalOf(await ask('/library', { as: '' }))).toEqual([401, 'unauthorized']);
  });

  test('erase a library for its owner alone', async () => {
    const ask = libraryApp(await open(), now);
    for (const as of ['ann', 'bob']) await sendChanges(ask, as, [rating(603)]);
    expect(await refusalOf(await ask('/library', { method: 'DELETE' }))).toEqual([401, 'unauthorized']);
    expect((await ask('/library', { as: 'ann', method: 'DELETE' })).status).toBe(204);
    const recordsOf = async (as: string) =>
      LibraryPage.parse(await (await ask('/library', { as })).json()).records;
    expect(await recordsOf('ann')).toEqual([]);
    expect(await recordsOf('bob')).toHaveLength(1);
  });

  test('refuse who isn’t signed in, and say when that is unknown', async () => {
    const ask = libraryApp(await open(), now);
    expect(await refusalOf(await sendChanges(ask, '???', [rating(603)]))).toEqual([401, 'unauthorized']);
    const unknown = await sendChanges(ask, 'nobody-knows', [rating(603)]);
    expect(unknown.headers.get('retry-after')).toBe('5');
    expect(await refusalOf(unknown)).toEqual([503, 'unavailable']);
  });

  test('refuse what isn’t JSON, isn’t a change or is too much, and write none of it', async () => {
    const ask = libraryApp(await open(), now);
    const post = (body: string, type = 'application/json') =>
      ask('/library/changes', { as: 'ann', method: 'POST', headers: { 'content-type': type }, body });
    expect(await refusalOf(await post('{"changes":[]}', 'text/plain'))).toEqual([
      415,
      'unsupported-media-type',
    ]);
    expect(await refusalOf(await post('a=b', 'application/x-www-form-urlencoded'))).toEqual([
      415,
      'unsupported-media-type',
    ]);
    for (const body of ['', '{', 'null', '[]', '{"changes":{}}', '{"changes":[]}', '{"changes":[null]}'])
      expect(await refusalOf(await post(body))).toEqual([400, 'bad-request']);
    expect(await refusalOf(await sendChanges(ask, 'ann', [rating(1), rating(2, 11)]))).toEqual([
      400,
      'bad-request',
    ]);
    const many = Array.from({ length: 201 }, (_, id) => rating(id + 1));
    expect(await refusalOf(await sendChanges(ask, 'ann', many))).toEqual([400, 'bad-request']);
    expect(await refusalOf(await post(`{"changes":[${' '.repeat(70_000)}]}`))).toEqual([413, 'too-large']);
    const unending = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode(' '.repeat(4096))),
    });
    const endless = ask('/library/changes', {
      as: 'ann',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: unending,
      duplex: 'half',
    });
    expect(await refusalOf(await endless)).toEqual([413, 'too-large']);
    expect(await (await ask('/library', { as: 'ann' })).json()).toMatchObject({ records: [] });
  });

  test('say in words what is wrong', async () => {
    const ask = libraryApp(await open(), now);
    const answer = await sendChanges(ask, 'ann', [ownList({ ...rainy, name: ' ' })]);
    expect(await answer.json()).toMatchObject({ message: 'changes.0.value.name: has no name' });
  });

  test.each([
    'after=-1',
    'after=x',
    'after=1e3',
    'after=99999999999999999999',
    'limit=0',
    'limit=501',
    'limit=',
  ])('refuse to read with %s', async (query) => {
    expect(await refusalOf(await libraryApp(await open(), now)(`/library?${query}`, { as: 'ann' }))).toEqual([
      400,
      'bad-request',
    ]);
  });

  test('show a shared list in its order to every visitor', async () => {
    const ask = libraryApp(await open(), now);
    await sendChanges(ask, 'ann', [
      ownList(rainy),
      item(3, 'b', 'The best'),
      item(2, 'B'),
      item(1, 'a'),
      item(4, 'ab'),
      // Unknown to the catalogue, and taken off the list.
      item(901, 'aa'),
      { ...item(5, 'c'), value: null },
    ]);
    const answer = await ask(`/lists/${share}`);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    const shared = SharedList.parse(await answer.json());
    expect(shared).toMatchObject({ name: 'For rainy days', about: 'Slow ones.', by: 'ann’s name', page: 1 });
    expect(shared.results).toEqual([
      { note: '', title: findTitle('movie', 2) },
      { note: '', title: findTitle('movie', 1) },
      { note: '', title: findTitle('movie', 4) },
      { note: 'The best', title: findTitle('movie', 3) },
    ]);
    expect([shared.total_results, shared.total_pages]).toEqual([5, 1]);
  });

  test('show no name that cannot be seen, whatever was kept', async () => {
    const storage = await open();
    const ask = libraryApp(storage, now);
    await sendChanges(ask, 'ann', [ownList(rainy)]);
    await storage.write((db) => db.updateTable('library').set({ name: '\u3164' }).execute());
    expect(SharedList.parse(await (await ask(`/lists/${share}`)).json()).by).toBeNull();
    const value = JSON.stringify({ ...rainy, name: '\u200b' });
    await storage.write((db) => db.updateTable('library_register').set({ value }).execute());
    expect((await ask(`/lists/${share}`)).status).toBe(404);
  });

  test('take a title under its earlier number as what it is today', async () => {
    const ask = libraryApp(await open(), now);
    const { earlier = 0, id = 0 } = renumbered.find(({ media }) => media === 'movie') ?? {};
    await sendChanges(ask, 'ann', [ownList(rainy), item(earlier, 'a')]);
    const shared = SharedList.parse(await (await ask(`/lists/${share}`)).json());
    expect(shared.results.map(({ title }) => title.id)).toEqual([id]);
    const { records } = LibraryPage.parse(await (await ask('/library', { as: 'ann' })).json());
    expect(records.map(({ key }) => key)).toContain(libraryKey.item(list, film(id)));
  });

  test('show a long shared list in pages, as it is now', async () => {
    const ask = libraryApp(await open(), now);
    const items = Array.from({ length: 150 }, (_, index) =>
      item(index + 1, `p${String(index).padStart(4, '0')}`),
    );
    await sendChanges(ask, 'ann', [ownList(rainy), ...items]);
    const idsOf = async (page: number) =>
      SharedList.parse(await (await ask(`/lists/${share}?page=${page}`)).json()).results.map(
        ({ title }) => title.id,
      );
    expect(await idsOf(1)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    expect(await idsOf(2)).toEqual(Array.from({ length: 50 }, (_, index) => index + 101));
    expect(await idsOf(3)).toEqual([]);
    await sendChanges(ask, 'ann', [{ ...item(150, 'A'), at: noon + 1 }]);
    expect((await idsOf(1)).slice(0, 2)).toEqual([150, 1]);
  });

  test.each([
    ['deleted', null],
    ['no longer shared', { ...rainy, share: null }],
  ])('know nothing of a list that is %s', async (_, value) => {
    const ask = libraryApp(await open(), now);
    await sendChanges(ask, 'ann', [ownList(rainy, noon - 5), item(1, 'a')]);
    expect((await ask(`/lists/${share}`)).status).toBe(200);
    await sendChanges(ask, 'ann', [ownList(value)]);
    expect(await refusalOf(await ask(`/lists/${share}`))).toEqual([404, 'not-found']);
  });

  test('do not find lists that are not shared', async () => {
    const ask = libraryApp(await open(), now);
    for (const name of ['x', share, `${share}'--`, 'null', '%00', encodeURIComponent(list)])
      expect(await refusalOf(await ask(`/lists/${name}`))).toEqual([404, 'not-found']);
    expect(await refusalOf(await ask(`/lists/${share}?page=0`))).toEqual([400, 'bad-request']);
  });

  test('refuse a public name that another list has', async () => {
    const ask = libraryApp(await open(), now);
    await sendChanges(ask, 'ann', [ownList(rainy)]);
    expect(await refusalOf(await sendChanges(ask, 'bob', [ownList(rainy)]))).toEqual([409, 'conflict']);
  });

  test('never answer 5xx, whatever the body is', async () => {
    const ask = libraryApp(await open(), now);
    const key = fc.oneof(
      fc.constantFrom(rating(1).key, libraryKey.list(list), libraryKey.setting('hideSeen')),
      fc.string(),
    );
    const value = fc.oneof(fc.jsonValue(), fc.constant(rainy), fc.constant(7));
    const change = fc.oneof(
      fc.record({ key, value, at: fc.oneof(fc.integer(), fc.double()) }),
      fc.jsonValue(),
    );
    const body = fc.oneof(
      fc.jsonValue(),
      fc.record({ changes: fc.oneof(fc.array(change, { maxLength: 3 }), fc.jsonValue()) }),
    );
    await fc.assert(
      fc.asyncProperty(body, async (body) => {
        const answer = await ask('/library/changes', {
          as: 'ann',
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        expect([200, 400]).toContain(answer.status);
        if (answer.status === 400) Problem.parse(await answer.json());
        else LibraryChanged.parse(await answer.json());
      }),
      { numRuns: 300 },
    );
    LibraryPage.parse(await (await ask('/library', { as: 'ann' })).json());
  });
});

test.each([
  ['full', 507, 'not-saved', false],
  ['unreachable', 503, 'unavailable', true],
] as const)('a database that is %s is reported as such', async (reason, status, code, isWorthAnotherTry) => {
  const answer = await sendChanges(libraryApp(noStorage(reason), now), 'ann', [rating(603)]);
  expect(answer.headers.has('retry-after')).toBe(isWorthAnotherTry);
  expect(await refusalOf(answer)).toEqual([status, code]);
});
