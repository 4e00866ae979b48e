import { emptyLibrary, type FileProblem, type ForeignLibrary, type Read } from './foreignLibrary.ts';
import { joinTitles } from './joinTitles.ts';
import { type Copy, isKnownKind, isMarquee, readCopy } from './readCopy.ts';
import { isImdb, readImdb } from './readImdb.ts';
import { isLetterboxd, isLetterboxdList, readLetterboxd, readLetterboxdList } from './readLetterboxd.ts';
import { isMarqueeTable, readMarqueeTable } from './readMarqueeTable.ts';
import type { ReadRecords } from './readRecords.ts';
import { mostRows, readTable } from './readTable.ts';
import { isTrakt, isTraktTable, readTrakt, readTraktTable } from './readTrakt.ts';
import { mostBytes, unpack } from './unpack.ts';

type Part = { name: string; text: string };

/** The chosen files, read: records of our own exports, and titles to be matched. */
export type ReadFiles = {
  foreign: ForeignLibrary;
  records: ReadRecords;
  /** How many of the records come from older exports, which identify titles by number only. */
  numbered: number;
  passedOver: string[];
};

type ReadPart = ForeignLibrary | Copy | FileProblem['code'];

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readJson({ name, text }: Part): ReadPart {
  const value = parse(text.replace(/^\ufeff/, ''));
  if (value === undefined) return 'broken';
  if (isMarquee(value)) return isKnownKind(value) ? (readCopy(value) ?? 'broken') : 'newer';
  if (!isTrakt(value)) return 'unknown';
  return value.length > mostRows ? 'too-many-rows' : readTrakt(name, value);
}

function readPart(part: Part): ReadPart {
  const { name, text } = part;
  if (/^\ufeff?\s*[[{]/.test(text)) return readJson(part);
  if (isLetterboxdList(text)) return readLetterboxdList(name, text) ?? 'too-many-rows';
  const table = readTable(text);
  if (!table) return 'too-many-rows';
  if (isMarqueeTable(table)) return readMarqueeTable(table);
  if (isLetterboxd(table)) return readLetterboxd(name, table) ?? 'ambiguous';
  if (isImdb(table)) return readImdb(name, table);
  return isTraktTable(table) ? readTraktTable(name, table) : 'unknown';
}

const isArchive = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

async function partsOf(file: File): Promise<Read<{ parts: Part[]; isArchive: boolean }>> {
  const fail = (code: FileProblem['code']) => ({ ok: false, problem: { code, file: file.name } }) as const;
  if (file.size > mostBytes) return fail('too-large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isArchive(bytes))
    return {
      ok: true,
      value: { parts: [{ name: file.name, text: new TextDecoder().decode(bytes) }], isArchive: false },
    };
  const unpacked = await unpack(bytes);
  return unpacked.ok ? { ok: true, value: { parts: unpacked.files, isArchive: true } } : fail(unpacked.code);
}

/** Reads all files, or reports the first that can't be read. */
export async function readFiles(chosen: readonly File[]): Promise<Read<ReadFiles>> {
  const result: ReadFiles = {
    foreign: emptyLibrary(),
    records: { writes: [], broken: 0 },
    numbered: 0,
    passedOver: [],
  };
  const { foreign, records } = result;
  const titles: ForeignLibrary['titles'] = [];
  let understood = 0;
  for (const file of chosen) {
    // One after the other, so that no two large files are in memory at once.
    const opened = await partsOf(file);
    if (!opened.ok) return opened;
    for (const part of opened.value.parts) {
      const read = readPart(part);
      if (typeof read === 'string') {
        // An archive has more than a library: profiles, comments, likes.
        const mayBePassedOver = opened.value.isArchive && (read === 'unknown' || read === 'ambiguous');
        if (!mayBePassedOver) return { ok: false, problem: { code: read, file: part.name } };
        result.passedOver.push(part.name);
        continue;
      }
      understood += 1;
      for (const title of read.titles) titles.push(title);
      if ('writes' in read) {
        for (const write of read.writes) records.writes.push(write);
        records.broken += read.broken;
        result.numbered += read.numbered;
      } else {
        foreign.lists.push(...read.lists);
        foreign.others += read.others;
        foreign.nameless += read.nameless;
      }
      if (titles.length > mostRows) return { ok: false, problem: { code: 'too-many-rows', file: part.name } };
    }
  }
  const [first] = chosen;
  if (understood === 0) return { ok: false, problem: { code: 'unknown', file: first?.name ?? '' } };
  foreign.titles = joinTitles(titles);
  return { ok: true, value: result };
}
