import { libraryKey, readKey, type TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { LibraryValue } from '@marquee/contracts/library/libraryValue.ts';

import type { Library, LibraryWrite } from '#web/api/library/library.ts';
import { findPlaces } from '#web/api/library/places.ts';

import type { MatchedTitle } from './matchAll.ts';
import type { ForeignList } from './reading/foreignLibrary.ts';

const mostLists = 200;

type ListParts = {
  library: Pick<Library, 'lists' | 'itemsOf'>;
  found: readonly MatchedTitle[];
  lists: readonly ForeignList[];
  newId: () => string;
};

type Holder = ListParts['library'];

/** Items that the list doesn't have yet, at its end. */
function planItems(library: Holder, list: string, name: string, titles: readonly MatchedTitle[]) {
  const items = library.itemsOf(list);
  const already = new Set(items.map(({ title }) => libraryKey.item(list, title)));
  const added = new Map(
    titles
      .map((each) => [libraryKey.item(list, each.title), each] as const)
      .filter(([key]) => !already.has(key)),
  );
  const places = findPlaces(items.at(-1)?.item.place ?? null, null, added.size) ?? [];
  return [...added].flatMap(([key, { says }], index): [string, LibraryValue][] => {
    const note = says.lists.find((on) => on.name === name)?.note ?? '';
    const place = places[index];
    return place === undefined ? [] : [[key, { place, note }]];
  });
}

/** Adds to lists of the same name, and creates the others. */
function planLists({ library, found, lists, newId }: ListParts): {
  next: Map<string, LibraryValue>;
  made: number;
  leftOut: number;
} {
  const next = new Map<string, LibraryValue>();
  const own = new Map(library.lists().map(({ id, list }) => [list.name, id]));
  const room = mostLists - library.lists().length;
  let made = 0;
  let leftOut = 0;
  const titlesOn = new Map<string, MatchedTitle[]>(lists.map(({ name }) => [name, []]));
  for (const each of found) for (const { name } of each.says.lists) titlesOn.get(name)?.push(each);
  for (const { name, about } of new Map(lists.map((list) => [list.name, list])).values()) {
    const here = own.get(name);
    if (here === undefined && made >= room) {
      leftOut += 1;
      continue;
    }
    const id = here ?? newId();
    if (here === undefined) {
      made += 1;
      next.set(libraryKey.list(id), { name, about, share: null });
    }
    for (const [key, value] of planItems(library, id, name, titlesOn.get(name) ?? [])) next.set(key, value);
  }
  return { next, made, leftOut };
}

const mostThings = 60_000;

const nothing = { watchlist: 0, seen: 0, dated: 0, rating: 0, hidden: 0, lists: 0, items: 0, rest: 0 };

export type Plan = {
  writes: LibraryWrite[];
  /** The present values of the same registers. */
  undo: LibraryWrite[];
  counts: typeof nothing;
  /** Entries that differ from the library. */
  conflicts: number;
  /** Lists that there is no room for. */
  leftOut: number;
  /** More than a library's limit. */
  isTooMuch: boolean;
};

export type PlanParts = ListParts & {
  library: Pick<Library, 'lists' | 'itemsOf' | 'export'>;
  /** From our own exports. */
  records: readonly LibraryWrite[];
  /** Whether differing entries overwrite the library. */
  replaces: boolean;
  now: Date;
};

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The present value has at least as much: a title is on the watchlist, whenever it was added. */
const isEnough = (key: string, held: LibraryValue, next: LibraryValue): boolean =>
  isSame(held, next) || key.endsWith('/watchlist') || (key.endsWith('/seen') && isSame(next, { on: null }));

/** A seen title without a date gets one: nothing is lost. */
const isMore = (key: string, held: LibraryValue): boolean =>
  key.endsWith('/seen') && isSame(held, { on: null });

function count(counts: Plan['counts'], { key, value }: LibraryWrite): void {
  const read = readKey(key);
  if (read?.kind === 'mark') {
    counts[read.name] += 1;
    if (read.name === 'seen' && !isSame(value, { on: null })) counts.dated += 1;
  } else if (read?.kind === 'list') counts.lists += 1;
  else if (read?.kind === 'item') counts.items += 1;
  else counts.rest += 1;
}

/** The marks of matched titles. Two rows may turn out to be one title: both count. */
function planMarks(found: readonly MatchedTitle[], now: Date): Map<string, LibraryValue> {
  const next = new Map<string, LibraryValue>();
  for (const { title, says } of found) {
    const { watchlist, seen, rating, hidden } = says;
    if (watchlist)
      next.set(libraryKey.mark(title, 'watchlist'), { added: watchlist.added ?? now.toISOString() });
    const seenKey = libraryKey.mark(title, 'seen');
    if (seen && (seen.on !== null || !next.has(seenKey))) next.set(seenKey, seen);
    if (rating !== null) next.set(libraryKey.mark(title, 'rating'), rating);
    if (hidden) next.set(libraryKey.mark(title, 'hidden'), true);
  }
  return next;
}

function keyFor(title: TitleId, key: string): string {
  const read = readKey(key);
  if (read?.kind === 'mark') return libraryKey.mark(title, read.name);
  return read?.kind === 'item' ? libraryKey.item(read.list, title) : key;
}

/** The records of our own exports, under the numbers that their titles have here. */
const planOwn = (found: readonly MatchedTitle[]): LibraryWrite[] =>
  found.flatMap(({ title, says }) =>
    says.records.map(({ key, value }) => ({ key: keyFor(title, key), value })),
  );

const isList = (key: string) => readKey(key)?.kind === 'list';

/** The list to write. Importing shares nothing, and a shared list stays shared. */
function listOf(value: LibraryValue, held: LibraryValue | undefined): LibraryValue {
  const share = typeof held === 'object' && 'share' in held ? held.share : null;
  return typeof value === 'object' && 'about' in value ? { ...value, share } : value;
}

/** Records to write, and how many lists there is no room for. */
function planRecords(
  records: readonly LibraryWrite[],
  held: ReadonlyMap<string, LibraryValue>,
  room: number,
): { next: Map<string, LibraryValue>; leftOut: number } {
  const isNew = ({ key }: LibraryWrite) => isList(key) && !held.has(key);
  const left = new Set(
    records
      .filter(isNew)
      .slice(Math.max(room, 0))
      .map(({ key }) => key),
  );
  const next = new Map<string, LibraryValue>();
  for (const { key, value } of records) {
    const read = readKey(key);
    const list = read?.kind === 'item' ? `list/${read.list}` : key;
    if (value === null || left.has(list)) continue;
    next.set(key, isList(key) ? listOf(value, held.get(key)) : value);
  }
  return { next, leftOut: left.size };
}

/** All that would be written, and how to undo it. */
export function planImport(parts: PlanParts): Plan {
  const { library, found, records, replaces, now } = parts;
  const held = new Map(library.export().map(({ key, value }) => [key, value as LibraryValue]));
  const lists = planLists(parts);
  const own = planRecords(
    [...records, ...planOwn(found)],
    held,
    mostLists - library.lists().length - lists.made,
  );
  const plan: Plan = {
    writes: [],
    undo: [],
    counts: { ...nothing },
    conflicts: 0,
    leftOut: lists.leftOut + own.leftOut,
    isTooMuch: false,
  };
  let fresh = 0;
  for (const [key, value] of new Map([...planMarks(found, now), ...lists.next, ...own.next])) {
    const before = held.get(key);
    if (before !== undefined) {
      if (isEnough(key, before, value)) continue;
      if (!isMore(key, before)) plan.conflicts += 1;
      if (!isMore(key, before) && !replaces) continue;
    } else fresh += 1;
    const write = { key, value };
    plan.writes.push(write);
    plan.undo.push({ key, value: before ?? null });
    count(plan.counts, write);
  }
  plan.isTooMuch = held.size + fresh > mostThings;
  return plan;
}
