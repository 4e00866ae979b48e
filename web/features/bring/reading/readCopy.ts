import { currentTitle } from '@marquee/contracts/library/currentKey.ts';
import { readKey, type TitleId } from '@marquee/contracts/library/libraryKey.ts';

import type { LibraryWrite } from '#web/api/library/library.ts';

import { emptyTitle, type ForeignTitle } from './foreignLibrary.ts';
import { readRecords, type ReadRecords } from './readRecords.ts';
import { fieldsOf, lineOf, yearOf } from './values.ts';

/** The kinds of copies that this page knows: those of the first name titles by nothing but the numbers shown then. */
const kinds = new Set([1, 2]);

/** What a copy of our own says of titles, to be looked for, and what it says besides. */
export type Copy = ReadRecords & { titles: ForeignTitle[]; numbered: number };

type CopyFile = { marquee: number; records: unknown; titles?: unknown };

/** Whether it calls itself a copy of ours; newer ones than this page knows, too. */
export const isMarquee = (value: unknown): value is CopyFile =>
  typeof fieldsOf(value)?.['marquee'] === 'number';

export const isKnownKind = ({ marquee }: CopyFile): boolean => kinds.has(marquee);

function titleOf({ key }: LibraryWrite): TitleId | null {
  const read = readKey(key);
  return read?.kind === 'mark' || read?.kind === 'item' ? read.title : null;
}

/** Null where it isn't whole. */
export function readCopy({ marquee, records, titles }: CopyFile): Copy | null {
  const read = readRecords(records);
  if (!read) return null;
  if (marquee === 1) return { ...read, titles: [], numbered: read.writes.filter(titleOf).length };
  const names = fieldsOf(titles) ?? {};
  const found = new Map<string, ForeignTitle>();
  const writes: LibraryWrite[] = [];
  for (const write of read.writes) {
    const kept = titleOf(write);
    if (!kept) {
      writes.push(write);
      continue;
    }
    const name = `${kept.media}/${kept.id}`;
    const said = Object.hasOwn(names, name) ? fieldsOf(names[name]) : null;
    const before = found.get(name) ?? {
      ...emptyTitle({
        title: lineOf(said?.['title'], 300),
        year: yearOf(said?.['year']),
        tmdb: currentTitle(kept).id,
        media: kept.media,
      }),
      kept,
    };
    found.set(name, { ...before, records: [...before.records, write] });
  }
  return { writes, broken: read.broken, titles: [...found.values()], numbered: 0 };
}
