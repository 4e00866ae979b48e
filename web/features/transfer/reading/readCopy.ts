import { currentTitle } from '@marquee/contracts/library/currentKey.ts';
import { type ReadKey, readKey, type TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { LibraryValue } from '@marquee/contracts/library/libraryValue.ts';

import type { LibraryWrite } from '#web/api/library/library.ts';

import {
  dayOf,
  emptyTitle,
  fieldsOf,
  type ForeignTitle,
  lineFrom,
  type RecordFields,
  yearFrom,
} from './foreignLibrary.ts';

// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const isWords = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most && !controls.test(value) && value.isWellFormed();
const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z$/.test(value);

function readMark(name: string, value: unknown): LibraryValue | null {
  const fields = fieldsOf(value);
  if (name === 'hidden') return value === true ? true : null;
  if (name === 'rating')
    return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 10 ? value : null;
  if (name === 'watchlist') return isMoment(fields?.['added']) ? { added: fields['added'] } : null;
  if (!fields || !('on' in fields)) return null;
  const on = dayOf(fields['on']);
  return fields['on'] === null || on === fields['on'] ? { on } : null;
}

function readSetting(name: string, value: unknown): LibraryValue | null {
  if (name === 'hideSeen') return typeof value === 'boolean' ? value : null;
  return Array.isArray(value) && value.length <= 20 && value.every((text) => isWords(text, 200))
    ? value
    : null;
}

const isName = (value: unknown, most: number): value is string => isWords(value, most) && value.trim() !== '';

/** A list's share address stays on the site that shares it. */
const readList = ({ name, about }: RecordFields): LibraryValue | null =>
  isName(name, 100) && isWords(about, 2000) ? { name, about, share: null } : null;

const readItem = ({ place, note }: RecordFields): LibraryValue | null =>
  typeof place === 'string' && /^[0-9A-Za-z]{1,64}$/.test(place) && isWords(note, 1000)
    ? { place, note }
    : null;

const readSet = ({ name, address, words, added }: RecordFields): LibraryValue | null =>
  isName(name, 300) && isWords(address, 2000) && isWords(words, 1000) && isMoment(added)
    ? { name, address, words, added }
    : null;

const readers = { list: readList, item: readItem, set: readSet };

/** The value where it is valid for this key, else null. */
function readValue(key: ReadKey, value: unknown): LibraryValue | null {
  if (key.kind === 'mark') return readMark(key.name, value);
  if (key.kind === 'setting') return readSetting(key.name, value);
  const fields = fieldsOf(value);
  return fields && readers[key.kind](fields);
}

export type ReadRecords = { writes: LibraryWrite[]; broken: number };

/** The records of our own export. Invalid ones are counted. */
function readRecords(records: unknown): ReadRecords | null {
  if (!Array.isArray(records)) return null;
  const read: ReadRecords = { writes: [], broken: 0 };
  for (const record of records) {
    const fields = fieldsOf(record);
    const name = typeof fields?.['key'] === 'string' ? fields['key'] : '';
    const key = readKey(name);
    const value = key ? readValue(key, fields?.['value']) : null;
    if (value === null) read.broken += 1;
    else read.writes.push({ key: name, value });
  }
  return read;
}

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
        title: lineFrom(said?.['title'], 300),
        year: yearFrom(said?.['year']),
        tmdb: currentTitle(kept).id,
        media: kept.media,
      }),
      kept,
    };
    found.set(name, { ...before, records: [...before.records, write] });
  }
  return { writes, broken: read.broken, titles: [...found.values()], numbered: 0 };
}
