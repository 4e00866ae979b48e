import { libraryKey } from '@marquee/contracts/library/libraryKey.ts';
import type { LibraryValue } from '@marquee/contracts/library/libraryValue.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { LibraryWrite } from '#web/api/library/library.ts';
import { createLibraryView } from '#web/api/library/libraryView.ts';

import { asRecords, asTable } from './exportLibrary.ts';
import { planImport } from './planImport.ts';
import { emptyTitle } from './reading/foreignLibrary.ts';
import { readFiles } from './reading/readFiles.ts';

/** A library without a device or a server. */
function testLibrary(start: readonly LibraryWrite[] = []) {
  const held = new Map<string, LibraryValue>();
  const view = createLibraryView();
  let at = 0;
  const write = (changes: readonly LibraryWrite[]) => {
    for (const { key, value } of changes) {
      if (value === null) held.delete(key);
      else held.set(key, value);
      view.put(key, { value, at: (at += 1) });
    }
  };
  write(start);
  return {
    ...view,
    write,
    held: () => new Map([...held].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    export: () => [...held].map(([key, value]) => ({ key, value, at: 1, version: 1 })),
  };
}

const now = new Date('2026-11-22T00:00:00Z');
let lastId = 0;
const newId = () => `00000000-0000-4000-8000-${String((lastId += 1)).padStart(12, '0')}`;

async function planFor(library: ReturnType<typeof testLibrary>, name: string, content: string) {
  const read = await readFiles([new File([content], name)]);
  if (!read.ok) throw new Error(read.problem.code);
  const { foreign, records } = read.value;
  const found = foreign.titles.flatMap((says) => (says.kept ? [{ title: says.kept, says }] : []));
  return planImport({
    library,
    found,
    lists: foreign.lists,
    records: records.writes,
    replaces: false,
    now,
    newId,
  });
}

const title = fc.record({
  media: fc.constantFrom('movie' as const, 'tv' as const),
  id: fc.integer({ min: 1, max: 40 }),
});
const moment = fc
  .integer({ min: 0, max: 1_800_000_000 })
  .map((seconds) => new Date(seconds * 1000).toISOString());
const words = fc.string({ minLength: 1, maxLength: 12 }).map((text) => `a ${text}`.trim());
const list = fc.constantFrom(...Array.from({ length: 4 }, newId));
const write: fc.Arbitrary<LibraryWrite> = fc.oneof(
  fc.tuple(title, moment).map(([of, added]) => ({ key: libraryKey.mark(of, 'watchlist'), value: { added } })),
  fc
    .tuple(title, fc.option(moment))
    .map(([of, on]) => ({ key: libraryKey.mark(of, 'seen'), value: { on: on?.slice(0, 10) ?? null } })),
  fc
    .tuple(title, fc.integer({ min: 1, max: 10 }))
    .map(([of, value]) => ({ key: libraryKey.mark(of, 'rating'), value })),
  title.map((of) => ({ key: libraryKey.mark(of, 'hidden'), value: true as const })),
  fc
    .tuple(list, words, words)
    .map(([id, name, about]) => ({ key: libraryKey.list(id), value: { name, about, share: null } })),
  fc.tuple(list, title, words).map(([id, of, note]) => ({
    key: libraryKey.item(id, of),
    value: { place: 'V', note },
  })),
  fc.boolean().map((value) => ({ key: libraryKey.setting('hideSeen'), value })),
);
// Text without characters that no library stores.
const library = fc
  .array(write, { maxLength: 60 })
  .map((writes) => writes.filter(({ value }) => !/\\u/.test(JSON.stringify(value))))
  .map((writes) => testLibrary(writes));

it('what is exported as JSON comes back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(library, async (before) => {
      const after = testLibrary();
      after.write((await planFor(after, 'm.json', asRecords(before, new Map(), { now }))).writes);
      expect(after.held()).toEqual(before.held());
      expect((await planFor(before, 'm.json', asRecords(before, new Map(), { now }))).writes).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

it('what is exported as CSV comes back with the same marks', async () => {
  await fc.assert(
    fc.asyncProperty(library, async (before) => {
      const after = testLibrary();
      after.write((await planFor(after, 'm.csv', asTable(before, new Map()))).writes);
      const marks = ({ held }: typeof before) => [...held()].filter(([key]) => key.startsWith('mark/'));
      expect(marks(after)).toEqual(marks(before));
    }),
    { numRuns: 100 },
  );
});

const heat = { media: 'movie', id: 949 } as const;
const seen = libraryKey.mark(heat, 'seen');
const rating = libraryKey.mark(heat, 'rating');

function planOf(start: readonly LibraryWrite[], replaces: boolean) {
  const own = testLibrary(start);
  const says = {
    ...emptyTitle({ title: 'Heat' }),
    seen: { on: '2024-05-01' },
    rating: 9,
    watchlist: { added: null },
    lists: [{ name: 'Heists', note: 'Twice' }],
  };
  const plan = planImport({
    library: own,
    found: [{ title: heat, says }],
    lists: [{ name: 'Heists', about: '' }],
    records: [],
    replaces,
    now,
    newId: () => 'b0000000-0000-4000-8000-000000000000',
  });
  return { own, plan };
}

it('only adds to what the library says, and a day to what was seen without', () => {
  const { plan } = planOf(
    [
      { key: seen, value: { on: null } },
      { key: rating, value: 3 },
    ],
    false,
  );
  expect(plan.writes.map(({ key }) => key)).toEqual([
    'mark/movie/949/watchlist',
    seen,
    'list/b0000000-0000-4000-8000-000000000000',
    'item/b0000000-0000-4000-8000-000000000000/movie/949',
  ]);
  expect(plan.conflicts).toBe(1);
  expect(plan.counts).toMatchObject({ watchlist: 1, seen: 1, dated: 1, rating: 0, lists: 1, items: 1 });
});

it('replaces where the person wants it, and undoes all of it', () => {
  const start = [
    { key: seen, value: { on: '2020-01-01' } },
    { key: rating, value: 3 },
  ];
  const { own, plan } = planOf(start, true);
  expect(plan.conflicts).toBe(2);
  const before = own.held();
  own.write(plan.writes);
  expect(own.marksOf(heat)).toMatchObject({ seen: { on: '2024-05-01' }, rating: 9 });
  own.write(plan.undo);
  expect(own.held()).toEqual(before);
});

it('makes no more lists than a library’s limit', () => {
  const lists = Array.from({ length: 199 }, (_, n) => ({
    key: libraryKey.list(newId()),
    value: { name: `List ${n}`, about: '', share: null },
  }));
  const plan = planImport({
    library: testLibrary(lists),
    found: [],
    lists: ['List 1', 'A', 'B', 'C'].map((name) => ({ name, about: '' })),
    records: [{ key: libraryKey.list(newId()), value: { name: 'D', about: '', share: null } }],
    replaces: false,
    now,
    newId,
  });
  expect(plan.counts.lists).toBe(1);
  expect(plan.leftOut).toBe(3);
});
