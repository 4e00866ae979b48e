import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

import { BackupEnd, BackupHeader, BackupRefused, TableLine, createFingerprint } from './backupHeader.ts';
import { type Batch, isValue, type Value } from './peopleTables.ts';

const batchRows = 1000;
const pieceBytes = 256 * 1024;
/** Far above any row, far below what would be trouble. */
const longestLine = 16 * 1024 * 1024;
const newline = 0x0a;

const damaged = (why: string) => new BackupRefused(`The backup is damaged: ${why}.`);

/** A packed file in pieces that are whole lines. */
async function* piecesOf(file: string): AsyncGenerator<Buffer> {
  const unpacked = pipeline(createReadStream(file), createGunzip({ chunkSize: pieceBytes }), () => {});
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of unpacked) {
    if (!Buffer.isBuffer(chunk)) continue;
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const to = bytes.lastIndexOf(newline) + 1;
    if (to > 0) yield bytes.subarray(0, to);
    rest = bytes.subarray(to);
    if (rest.length > longestLine) throw damaged('a line in it never ends');
  }
  if (rest.length > 0) throw damaged('its last line is cut off');
}

const linesOf = (piece: Buffer) => piece.toString('utf8', 0, piece.length - 1).split('\n');

function parse(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw damaged(`line ${number} can't be read`);
  }
}

const isZlib = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');

export type Backup = {
  header: BackupHeader;
  /** To be read once, and to the end: only then it is known that all is well. Returns what the end says. */
  batches: () => AsyncGenerator<Batch, BackupEnd>;
};

type Filling = { table: string; columns: readonly string[]; rows: (readonly Value[])[] };

function rowOf(value: readonly unknown[], columns: readonly string[], number: number): readonly Value[] {
  if (value.length !== columns.length || !value.every(isValue)) throw damaged(`line ${number} is no row`);
  return value;
}

/** Opens a backup and reads who made it and when. Whatever is wrong with the file is a `BackupRefused`. */
export async function openBackup(file: string): Promise<Backup> {
  const pieces = piecesOf(file);
  const hash = createHash('sha256');
  const next = async () => {
    try {
      return await pieces.next();
    } catch (error) {
      throw isZlib(error) ? damaged('it is cut off, or no backup at all') : error;
    }
  };
  const first = await next();
  const [firstLine] = first.done ? [] : linesOf(first.value);
  const header = BackupHeader.safeParse(firstLine === undefined ? undefined : parse(firstLine, 1));
  if (first.done || !header.success) {
    // Damage can look like another program's file: reading to the end reports damage first.
    for (let piece = first; piece.done !== true; piece = await next());
    throw new BackupRefused('This file is not a backup of Marquee that this version can read.');
  }

  async function* batches(): AsyncGenerator<Batch, BackupEnd> {
    let batch: Filling | undefined;
    let number = 0;
    for (let piece: IteratorResult<Buffer, unknown> = first; ; piece = await next()) {
      if (piece.done) throw damaged('its end is missing');
      const lines = linesOf(piece.value);
      for (const [index, line] of lines.entries()) {
        number += 1;
        if (number === 1) continue;
        const value = parse(line, number);
        if (Array.isArray(value)) {
          if (!batch) throw damaged(`line ${number} belongs to no table`);
          const { table, columns, rows } = batch;
          rows.push(rowOf(value, columns, number));
          if (rows.length < batchRows) continue;
          yield batch;
          batch = { table, columns, rows: [] };
          continue;
        }
        if (batch) yield batch;
        const end = BackupEnd.safeParse(value).data;
        if (end) {
          hash.update(
            lines
              .slice(0, index)
              .map((before) => `${before}\n`)
              .join(''),
          );
          if (hash.digest('hex') !== end.sha256) throw damaged('its checksum is another');
          if (index < lines.length - 1 || !(await next()).done) throw damaged('something follows its end');
          return end;
        }
        const start = TableLine.safeParse(value);
        if (!start.success) throw damaged(`line ${number} is neither row nor table`);
        batch = { ...start.data, rows: [] };
      }
      hash.update(piece.value);
    }
  }
  return { header: header.data, batches };
}

/** Reads a backup to its end; throws where it isn't as it was written. */
export async function readThrough(file: string): Promise<BackupEnd> {
  const batches = (await openBackup(file)).batches();
  const fingerprint = createFingerprint();
  for (;;) {
    const next = await batches.next();
    if (!next.done) {
      fingerprint.add(next.value);
      continue;
    }
    if (fingerprint.read() !== next.value.fingerprint) throw damaged('rows are missing or changed');
    return next.value;
  }
}
