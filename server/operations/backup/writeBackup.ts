import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { type BackupEnd, type BackupHeader, createFingerprint } from './backupHeader.ts';
import type { BackupSource } from './source.ts';

export type Written = { file: string; end: BackupEnd };

/** Has the disk take what was written under this name. */
async function settle(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The lines of a backup; returns the last of them. */
async function* linesOf(source: BackupSource, now: Date): AsyncGenerator<string, BackupEnd> {
  const hash = createHash('sha256');
  const lines = (values: readonly unknown[]) => {
    const text = values.map((value) => `${JSON.stringify(value)}\n`).join('');
    hash.update(text);
    return text;
  };
  const { engine, steps } = source;
  const header: BackupHeader = {
    marquee: 'backup',
    format: 1,
    at: now.toISOString(),
    engine,
    steps: [...steps],
  };
  yield lines([header]);
  const fingerprint = createFingerprint();
  const counts: Record<string, number> = {};
  for await (const batch of source.batches()) {
    const { table, columns, rows } = batch;
    if (counts[table] === undefined) yield lines([{ table, columns }]);
    counts[table] = (counts[table] ?? 0) + rows.length;
    fingerprint.add(batch);
    yield lines(rows);
  }
  const end: BackupEnd = {
    end: true,
    rows: counts,
    fingerprint: fingerprint.read(),
    sha256: hash.digest('hex'),
  };
  yield `${JSON.stringify(end)}\n`;
  return end;
}

/**
 * Writes all that belongs to people into one file: packed lines of JSON, as everything was at one moment, despite
 * concurrent writes. The file appears under its name when it is whole, for its owner's eyes only.
 */
export async function writeBackup(source: BackupSource, file: string, now: Date): Promise<Written> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const partial = `${file}.partial`;
  await rm(partial, { force: true });
  let end: BackupEnd | undefined;
  const lines = async function* () {
    end = yield* linesOf(source, now);
  };
  try {
    await pipeline(
      Readable.from(lines()),
      createGzip(),
      createWriteStream(partial, { flags: 'wx', mode: 0o600 }),
    );
    if (end === undefined) throw new Error('The backup has no end.');
    await settle(partial);
    await rename(partial, file);
    await settle(dirname(file));
    return { file, end };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
