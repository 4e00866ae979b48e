import { readKey } from '@marquee/contracts/library/libraryKey.ts';
import type { LibraryValue } from '@marquee/contracts/library/libraryValue.ts';

import type { Library, LibraryWrite } from '#web/api/library/library.ts';

import { type ListParts, mostLists, planLists } from './planLists.ts';
import { planMarks } from './planMarks.ts';
import { planOwn } from './planOwn.ts';
import { planRecords } from './planRecords.ts';

const mostThings = 60_000;

const nothing = { watchlist: 0, seen: 0, dated: 0, rating: 0, hidden: 0, lists: 0, items: 0, rest: 0 };

export type Plan = {
  writes: LibraryWrite[];
  /** What the same registers hold now. */
  undo: LibraryWrite[];
  counts: typeof nothing;
  /** Where the library says something else. */
  conflicts: number;
  /** Lists that there is no room for. */
  leftOut: number;
  /** More than a library holds. */
  isTooMuch: boolean;
};

export type PlanParts = ListParts & {
  library: Pick<Library, 'lists' | 'itemsOf' | 'export'>;
  /** Of our own exports. */
  records: readonly LibraryWrite[];
  /** What the library says already gives way. */
  replaces: boolean;
  now: Date;
};

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What is held says at least as much: a title is on the watchlist, whenever that began. */
const isEnough = (key: string, held: LibraryValue, next: LibraryValue): boolean =>
  isSame(held, next) || key.endsWith('/watchlist') || (key.endsWith('/seen') && isSame(next, { on: null }));

/** A title that was seen gets its day: nothing is lost by that. */
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

/** All that would be written, and how it is taken back; nothing is done yet. */
export function planBring(parts: PlanParts): Plan {
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
