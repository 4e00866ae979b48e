import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

import { BackupEnd, BackupHeader, BackupRefused, TableLine, createFingerprint } from './backupHeader.ts';
import { type Batch, isValue, type Value } from './peopleTables.ts';

const batchRows = 100;
/** Far above any row, far below what would be trouble. */
const longestLine = 16 * 1024 * 1024;
const newline = 0x0a;

const damaged = (why: string) => new BackupRefused(`The backup is damaged: ${why}.`);

/** Lines of a packed file, without their ends. */
async function* linesOf(file: string): AsyncGenerator<Buffer> {
  const unpacked = pipeline(createReadStream(file), createGunzip(), () => {});
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of unpacked) {
    if (!Buffer.isBuffer(chunk)) continue;
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let from = 0;
    for (let to = bytes.indexOf(newline); to >= 0; to = bytes.indexOf(newline, from)) {
      yield bytes.subarray(from, to);
      from = to + 1;
    }
    rest = bytes.subarray(from);
    if (rest.length > longestLine) throw damaged('a line in it never ends');
  }
  if (rest.length > 0) throw damaged('its last line is cut off');
}

function parse(line: Buffer, number: number): unknown {
  try {
    return JSON.parse(line.toString('utf8'));
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

function taken(batch: Filling, fingerprint: ReturnType<typeof createFingerprint>): Batch {
  fingerprint.add(batch);
  return batch;
}

function rowOf(value: readonly unknown[], columns: readonly string[], number: number): readonly Value[] {
  if (value.length !== columns.length || !value.every(isValue)) throw damaged(`line ${number} is no row`);
  return value;
}

/** Opens a backup and reads who made it and when. Whatever is wrong with the file is a `BackupRefused`. */
async function openBackup(file: string): Promise<Backup> {
  const lines = linesOf(file);
  const hash = createHash('sha256');
  const next = async () => {
    try {
      return await lines.next();
    } catch (error) {
      throw isZlib(error) ? damaged('it is cut off, or no backup at all') : error;
    }
  };
  const first = await next();
  const header = BackupHeader.safeParse(first.done ? undefined : parse(first.value, 1));
  if (first.done || !header.success) {
    // Damage can look like another program's file: reading to the end reports damage first.
    for (let line = first; line.done !== true; line = await next());
    throw new BackupRefused('This file is not a backup of Marquee that this version can read.');
  }
  hash.update(first.value).update('\n');

  async function* batches(): AsyncGenerator<Batch, BackupEnd> {
    const fingerprint = createFingerprint();
    let batch: Filling | undefined;
    for (let number = 2; ; number += 1) {
      const line = await next();
      if (line.done) throw damaged('its end is missing');
      const value = parse(line.value, number);
      const end = Array.isArray(value) ? undefined : BackupEnd.safeParse(value).data;
      if (end) {
        if (batch) yield taken(batch, fingerprint);
        if (hash.digest('hex') !== end.sha256) throw damaged('its checksum is another');
        if (!(await next()).done) throw damaged('something follows its end');
        if (fingerprint.read() !== end.fingerprint) throw damaged('rows are missing or changed');
        return end;
      }
      hash.update(line.value).update('\n');
      if (Array.isArray(value)) {
        if (!batch) throw damaged(`line ${number} belongs to no table`);
        const { table, columns, rows } = batch;
        rows.push(rowOf(value, columns, number));
        if (rows.length < batchRows) continue;
        yield taken(batch, fingerprint);
        batch = { table, columns, rows: [] };
      } else {
        if (batch) yield taken(batch, fingerprint);
        const start = TableLine.safeParse(value);
        if (!start.success) throw damaged(`line ${number} is neither row nor table`);
        batch = { ...start.data, rows: [] };
      }
    }
  }
  return { header: header.data, batches };
}

/** Opens a backup that was read to its end: what it says about itself is what was written. */
export async function openSoundBackup(file: string): Promise<Backup> {
  await readThrough(file);
  return openBackup(file);
}

/** Reads a backup to its end; throws where it isn't as it was written. */
export async function readThrough(file: string): Promise<BackupEnd> {
  const batches = (await openBackup(file)).batches();
  for (;;) {
    const next = await batches.next();
    if (next.done) return next.value;
  }
}
