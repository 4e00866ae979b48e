import { isUtf8 } from 'node:buffer';
import type { DatabaseSync } from 'node:sqlite';

import { addBadLine, countBad } from '#importing/reading/badLines.ts';
import { readLines } from '#importing/reading/readLines.ts';
import type { SourceFile } from '#importing/reading/recogniseFile.ts';

import { createSink } from './createSink.ts';
import { dropReplaced, keepRecord, type SourceRecord, sourceRecord } from './sourceRecords.ts';

/** Lines between two commits: the most that a killed run has to repeat. */
const linesAtOnce = 20_000;

const byteOrderMark = '\uFEFF';

export type ReadingProgress = { source: SourceFile; share: number; lines: number; bad: number };

type Options = {
  /** IMDb's numbers of embedded titles. */
  known: ReadonlySet<number>;
  now: () => Date;
  /** Lines between two commits. */
  batch?: number;
  onReading?: (reading: ReadingProgress) => void;
};

/** Why the file ended early; and whether it had been read before, so that there was nothing to do. */
export type Staged = { record: SourceRecord; cut: string | null; before: boolean };

/**
 * Reads a file into the tables, batch by batch, each committed together with how far it got. A file that was begun
 * before is resumed: its lines up to there are skipped, since compressed files can't be read from the middle.
 */
export async function stageFile(
  database: DatabaseSync,
  source: SourceFile,
  options: Options,
): Promise<Staged> {
  const { known, now, batch = linesAtOnce, onReading } = options;
  const record = sourceRecord(database, source, now());
  if (record.state === 'whole') return { record, cut: null, before: true };

  const sink = createSink(database, source.kind, { columns: source.columns, known }, record.id);
  const done = record.lines;
  let line = 0;
  const commit = (state: SourceRecord['state']) => {
    sink.settle();
    Object.assign(record, { state, lines: line, touched: now().toISOString() });
    keepRecord(database, record);
    if (state === 'whole') dropReplaced(database, record);
    database.exec('COMMIT');
  };
  const take = (bytes: Buffer | null) => {
    if (bytes === null) return addBadLine(record.bad, line, 'longer than 64 kB', null);
    if (bytes.length === 0) return undefined;
    if (!isUtf8(bytes)) return addBadLine(record.bad, line, 'not UTF-8', bytes);
    const taken = sink.take(line === 1 ? bytes.toString().replace(byteOrderMark, '') : bytes.toString());
    if (taken === 'kept') record.rows += 1;
    else if (taken !== 'left out') addBadLine(record.bad, line, taken.bad, bytes);
    return undefined;
  };
  const hasHeader = source.columns.length > 0;

  database.exec('BEGIN IMMEDIATE');
  try {
    const { cut } = await readLines(source.file, {
      gzip: source.gzip,
      onLine: (bytes) => {
        line += 1;
        if (line <= done || (line === 1 && hasHeader)) return;
        take(bytes);
        if ((line - done) % batch !== 0) return;
        commit('reading');
        database.exec('BEGIN IMMEDIATE');
      },
      onBytes: (bytes) =>
        onReading?.({ source, share: bytes / source.size, lines: line, bad: countBad(record.bad) }),
    });
    line = Math.max(line, done);
    commit(cut === null ? 'whole' : 'cut');
    return { record, cut, before: false };
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
