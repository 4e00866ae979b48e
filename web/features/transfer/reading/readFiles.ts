import { Unzip, UnzipInflate } from 'fflate';

import { emptyLibrary, type FileProblem, type ForeignLibrary, type Read } from './foreignLibrary.ts';
import { joinTitles } from './joinTitles.ts';
import { type Copy, isKnownKind, isMarquee, readCopy, type ReadRecords } from './readCopy.ts';
import {
  isImdb,
  isLetterboxd,
  isLetterboxdList,
  isMarqueeTable,
  mostRows,
  readImdb,
  readLetterboxd,
  readLetterboxdList,
  readMarqueeTable,
  readTable,
} from './readTables.ts';
import { isTrakt, isTraktTable, readTrakt, readTraktTable } from './readTrakt.ts';

const mostBytes = 64 * 1024 * 1024;
const mostEntries = 50;
/** Text shrinks to a tenth; what shrinks to a two-hundredth is an attack. */
const mostRatio = 200;
const ratioFrom = 1024 * 1024;
/** Each byte of a zip bomb becomes a thousand: small pieces keep memory small. */
const pieceBytes = 4 * 1024;
const piecesAtOnce = 64;

type Unpacked = { name: string; text: string };

const isRead = (name: string) =>
  /\.(?:csv|json)$/i.test(name) && !/(?:^|\/)(?:deleted|orphaned|__macosx)\//i.test(name);

/** The CSV and JSON files of an archive. Stops at once where it is too large; skips archives within it. */
async function unpack(
  archive: Uint8Array<ArrayBuffer>,
): Promise<{ ok: true; files: Unpacked[] } | { ok: false; code: FileProblem['code'] }> {
  const files: { name: string; parts: Uint8Array[]; isWhole: boolean }[] = [];
  const ends: FileProblem['code'][] = [];
  let entries = 0;
  let bytes = 0;
  let given = 0;
  const unzip = new Unzip((entry) => {
    entries += 1;
    if (entries > mostEntries) ends.push('too-many-files');
    if (ends.length > 0 || !isRead(entry.name)) return;
    const file = { name: entry.name, parts: [] as Uint8Array[], isWhole: false };
    files.push(file);
    entry.ondata = (error, data, isLast) => {
      if (error) ends.push('broken');
      if (ends.length > 0) return;
      bytes += data.length;
      if (bytes > mostBytes || (bytes > ratioFrom && bytes > given * mostRatio)) ends.push('bomb');
      else file.parts.push(data);
      if (isLast) file.isWhole = true;
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let piece = 0; piece * pieceBytes < archive.length && ends.length === 0; piece += 1) {
      const start = piece * pieceBytes;
      given = Math.min(start + pieceBytes, archive.length);
      unzip.push(archive.subarray(start, given), given === archive.length);
      // Lets the page respond in between.
      if (piece % piecesAtOnce === piecesAtOnce - 1) await new Promise((resolve) => setTimeout(resolve));
    }
  } catch {
    ends.push('broken');
  }
  if (entries === 0 || files.some(({ isWhole }) => !isWhole)) ends.push('broken');
  const [code] = ends;
  if (code !== undefined) return { ok: false, code };
  const read = await Promise.all(
    files.map(async ({ name, parts }) => ({
      name,
      text: await new Blob(parts as Uint8Array<ArrayBuffer>[]).text(),
    })),
  );
  return { ok: true, files: read };
}

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
