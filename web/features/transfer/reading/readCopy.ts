import { currentTitle } from '@marquee/contracts/library/currentKey.ts';
import { readKey, type TitleId } from '@marquee/contracts/library/libraryKey.ts';

import type { LibraryWrite } from '#web/api/library/library.ts';

import { emptyTitle, fieldsOf, type ForeignTitle, lineOf, yearOf } from './foreignLibrary.ts';
import { readRecords, type ReadRecords } from './readRecords.ts';

/** The versions of our exports. The first identifies titles by number only. */
const kinds = new Set([1, 2]);

/** Our own export: titles to be matched, and the other records. */
export type Copy = ReadRecords & { titles: ForeignTitle[]; numbered: number };

type CopyFile = { marquee: number; records: unknown; titles?: unknown };

/** Whether it is an export of ours, of any version. */
export const isMarquee = (value: unknown): value is CopyFile =>
  typeof fieldsOf(value)?.['marquee'] === 'number';

export const isKnownKind = ({ marquee }: CopyFile): boolean => kinds.has(marquee);

function titleOf({ key }: LibraryWrite): TitleId | null {
  const read = readKey(key);
  return read?.kind === 'mark' || read?.kind === 'item' ? read.title : null;
}

/** Null where it is incomplete. */
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
