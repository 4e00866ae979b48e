import renumbered from '@marquee/content/catalogue/ids/renumbered.json' with { type: 'json' };
import type { ForeignRow, KnownTitle } from '@marquee/contracts/library/libraryAnswer.ts';
import { libraryKey } from '@marquee/contracts/library/libraryKey.ts';
import { describe, expect, it } from 'vitest';

import type { LibraryWrite } from '#web/api/library/library.ts';

import { asRecords, asTable, titleKeyOf } from './exportLibrary.ts';
import { askAgainByName, matchAll, type Matched, sortOut } from './matchAll.ts';
import { planImport } from './planImport.ts';
import { readFiles } from './reading/readFiles.ts';

const now = new Date('2026-11-22T00:00:00Z');
const list = '3f2a1b40-8c5d-4e6f-9a7b-0c1d2e3f4a5b';
const film = (id: number) => ({ media: 'movie', id }) as const;
const rating = (id: number) => libraryKey.mark(film(id), 'rating');

const known = (id: number, title: string, year: number) =>
  ({ media_type: 'movie', id, title, original_title: title, release_date: `${year}-01-01` }) as KnownTitle;
type Site = { titles: readonly KnownTitle[] };

/** The catalogue's 694 is TMDB's 5555, and TMDB's 694 is another film, which the catalogue lacks. */
const shining = (id: number) => known(id, 'The Shining', 1980);
const ferry = known(694, 'The Ferry at Low Water', 1980);
const heat = known(949, 'Heat', 1995);
const embedded: Site = { titles: [shining(694), heat] };
const live: Site = { titles: [shining(5555), ferry, heat] };

const titleOf = (title: KnownTitle) => (title.media_type === 'movie' ? title.title : title.name);

/** As a site answers: a number counts where the name agrees, a name where one title of that year has it. */
function match({ titles }: Site, row: ForeignRow): Matched {
  const numbered = titles.find(({ id }) => id === row.tmdb);
  const named = titles.find((title) => titleOf(title) === row.title);
  if (numbered && (row.title === '' || titleOf(numbered) === row.title))
    return { status: 'matched', title: numbered };
  if (numbered) return { status: 'doubtful', candidates: [numbered] };
  return named ? { status: 'matched', title: named } : { status: 'unknown' };
}

/** A library with this content. */
function libraryIn(start: readonly LibraryWrite[]) {
  const held = new Map(start.map(({ key, value }) => [key, value]));
  return {
    lists: () => [],
    itemsOf: () => [],
    listsWith: () => [],
    marksOf: ({ media, id }: { media: 'movie' | 'tv'; id: number }) => ({
      watchlist: null,
      seen: null,
      rating: (held.get(libraryKey.mark({ media, id }, 'rating')) as number | undefined) ?? null,
      hidden: false,
    }),
    export: () => [...held].map(([key, value]) => ({ key, value, at: 1, version: 1 })),
  };
}

type Form = (library: ReturnType<typeof libraryIn>, names: ReadonlyMap<string, KnownTitle>) => File;
const asJson: Form = (library, names) => new File([asRecords(library, names, { now })], 'm.json');
const asCsv: Form = (library, names) => new File([asTable(library, names)], 'm.csv');

/** What an export of one site becomes when it is imported on another. */
async function transferred(start: readonly LibraryWrite[], from: Site, to: Site, form = asJson) {
  const names = new Map(
    from.titles.map((title) => [titleKeyOf({ media: title.media_type, id: title.id }), title]),
  );
  return importInto(form(libraryIn(start), names), to);
}

async function importInto(file: File, to: Site) {
  const read = await readFiles([file]);
  if (!read.ok) throw new Error(read.problem.code);
  const { foreign } = read.value;
  const { titles } = foreign;
  const own = new Set(titles.filter(({ kept }) => kept).map(({ row }) => row));
  const answers = new Map<number, Matched>();
  await matchAll({
    rows: titles.map(({ row }) => row),
    known: answers,
    ask: askAgainByName(
      async (rows) => rows.map((row) => match(to, row)),
      (row) => own.has(row),
    ),
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  const { found, doubtful, unseen, unknown } = sortOut({ foreign, answers });
  const plan = planImport({
    library: libraryIn([]),
    found: [...found, ...unseen],
    lists: foreign.lists,
    records: read.value.records.writes,
    replaces: false,
    now,
    newId: () => list,
  });
  const written = Object.fromEntries(plan.writes.map(({ key, value }) => [key, value]));
  return { written, unseen: unseen.map(({ says }) => says.row.title), doubtful, unknown, read: read.value };
}

const ofShining = (id: number): LibraryWrite[] => [
  { key: rating(id), value: 9 },
  { key: libraryKey.list(list), value: { name: 'Winter', about: '', share: null } },
  { key: libraryKey.item(list, film(id)), value: { place: 'a', note: 'Cold' } },
];
const written = (writes: readonly LibraryWrite[]) =>
  Object.fromEntries(writes.map(({ key, value }) => [key, value]));

describe('an export', () => {
  it('of the catalogue names the same titles where TMDB answers, and the other way round', async () => {
    const there = await transferred(ofShining(694), embedded, live);
    expect(there.written).toEqual(written(ofShining(5555)));
    const back = await transferred(ofShining(5555), live, embedded);
    expect(back.written).toEqual(written(ofShining(694)));
  });

  it('of a title that is nowhere else stays, unseen, and is itself again where it came from', async () => {
    const lanterns = known(9_300_001, 'Lanterns', 2026);
    const home: Site = { titles: [...live.titles, lanterns] };
    const marks = [{ key: rating(lanterns.id), value: 4 }];
    const there = await transferred(marks, home, embedded);
    expect(there.unseen).toEqual(['Lanterns']);
    const kept = Object.entries(there.written).map(([key, value]) => ({ key, value }));
    const back = await transferred(kept, embedded, home);
    expect(back.written).toEqual(written(marks));
  });

  it('with a number of our own making from before TMDB’s was known is read as the new one', async () => {
    const cats: Site = { titles: [known(536_869, 'Cats', 2019)] };
    const { earlier = 0 } = renumbered.find(({ id }) => id === 536_869) ?? {};
    const copy = { marquee: 2, records: [{ key: rating(earlier), value: 2 }] };
    const there = await importInto(new File([JSON.stringify(copy)], 'm.json'), cats);
    expect(there.written).toEqual({ [rating(536_869)]: 2 });
  });

  it('leaves to the person what has a number that is another title’s and an unknown name', async () => {
    const other: Site = { titles: [known(949, 'Something Else', 2001)] };
    const { written: writes, doubtful } = await transferred([{ key: rating(949), value: 7 }], live, other);
    expect(writes).toEqual({});
    expect(doubtful).toHaveLength(1);
  });

  it('goes by the number where the name was not known', async () => {
    const nameless = { ...embedded, titles: [] };
    const there = await transferred(ofShining(694), nameless, embedded);
    expect(there.written).toEqual(written(ofShining(694)));
  });

  it('as a table names the same titles, too', async () => {
    const marks = (id: number) => [{ key: rating(id), value: 9 }];
    expect((await transferred(marks(694), embedded, live, asCsv)).written).toEqual(written(marks(5555)));
    expect((await transferred(marks(5555), live, embedded, asCsv)).written).toEqual(written(marks(694)));
  });

  it('of the first kind comes in as it did, and says that it goes by numbers alone', async () => {
    const old = JSON.stringify({ marquee: 1, records: ofShining(694) });
    const there = await importInto(new File([old], 'm.json'), embedded);
    expect(there.written).toEqual(written(ofShining(694)));
    expect(there.read.numbered).toBe(2);
  });

  it('with damaged names still comes in', async () => {
    for (const titles of [null, 'x', { 'movie/694': 3 }, { 'movie/694': { title: 7, year: 'x' } }]) {
      const copy = JSON.stringify({ marquee: 2, titles, records: ofShining(694) });
      const there = await importInto(new File([copy], 'm.json'), embedded);
      expect(there.written).toEqual(written(ofShining(694)));
    }
  });
});
