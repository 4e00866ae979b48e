import { Unzip, UnzipInflate } from 'fflate';

import type { FileProblem } from './foreignLibrary.ts';

export const mostBytes = 64 * 1024 * 1024;
const mostEntries = 50;
/** Text shrinks to a tenth; what shrinks to a two-hundredth is an attack. */
const mostRatio = 200;
const ratioFrom = 1024 * 1024;
/** Each byte of a zip bomb becomes a thousand: small pieces keep memory small. */
const pieceBytes = 4 * 1024;
const piecesAtOnce = 64;

export type Unpacked = { name: string; text: string };

const isRead = (name: string) =>
  /\.(?:csv|json)$/i.test(name) && !/(?:^|\/)(?:deleted|orphaned|__macosx)\//i.test(name);

/** The CSV and JSON files of an archive. Stops at once where it is too large; skips archives within it. */
export async function unpack(
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
