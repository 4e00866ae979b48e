import { basename } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

import type { BadLines } from '#importing/reading/badLines.ts';
import { type SourceFile, type SourceKind, sourceKinds } from '#importing/reading/recogniseFile.ts';

import { stagedTables } from './openStaging.ts';

/** The record of a file that was read, or begun. */
export type SourceRecord = {
  id: number;
  kind: SourceKind;
  name: string;
  /** `reading`: to be continued. `cut`: the file was truncated, what it contained is kept. */
  state: 'reading' | 'whole' | 'cut';
  lines: number;
  rows: number;
  bad: BadLines;
  touched: string;
};

type Row = Record<string, unknown>;

const stateOf = (state: unknown): SourceRecord['state'] =>
  state === 'whole' || state === 'cut' ? state : 'reading';

function recordOf(row: Row): SourceRecord {
  const bad: BadLines = JSON.parse(String(row['bad']));
  return {
    id: Number(row['id']),
    kind: sourceKinds.find((kind) => kind === row['kind']) ?? 'tmdb-movie',
    name: String(row['name']),
    state: stateOf(row['state']),
    lines: Number(row['lines']),
    rows: Number(row['rows']),
    bad,
    touched: String(row['touched']),
  };
}

export const listSources = (database: DatabaseSync): SourceRecord[] =>
  database.prepare('SELECT * FROM source ORDER BY id').all().map(recordOf);

/** The record of a file: the one of an earlier run, where the same bytes were read before. */
export function sourceRecord(database: DatabaseSync, source: SourceFile, now: Date): SourceRecord {
  database
    .prepare(
      `INSERT INTO source (identity, kind, series, name, state, lines, rows, bad, touched)
       VALUES (?, ?, ?, ?, 'reading', 0, 0, '{}', ?) ON CONFLICT (identity) DO NOTHING`,
    )
    .run(source.identity, source.kind, source.series, basename(source.file), now.toISOString());
  const row = database.prepare('SELECT * FROM source WHERE identity = ?').get(source.identity);
  if (row === undefined) throw new Error('The record of a file that was just written is gone.');
  const record = recordOf(row);
  return isOutdated(database, record) ? { ...record, state: 'reading', lines: 0, rows: 0, bad: {} } : record;
}

/** Names are stored for known titles only: where more titles came since, there are more names to read. */
export function isOutdated(database: DatabaseSync, { kind, touched }: SourceRecord): boolean {
  if (kind !== 'imdb-names') return false;
  const later = database
    .prepare("SELECT 1 FROM source WHERE kind = 'imdb-titles' AND touched > ?")
    .get(touched);
  return later !== undefined;
}

export function keepRecord(database: DatabaseSync, record: SourceRecord): void {
  database
    .prepare('UPDATE source SET state = ?, lines = ?, rows = ?, bad = ?, touched = ? WHERE id = ?')
    .run(record.state, record.lines, record.rows, JSON.stringify(record.bad), record.touched, record.id);
}

/** A file that was read to its end replaces the earlier ones of its series: what it lacks is gone there too. */
export function dropReplaced(database: DatabaseSync, record: SourceRecord): void {
  const earlier = database
    .prepare(
      `SELECT old.id FROM source old JOIN source new ON new.kind = old.kind AND new.series = old.series
       WHERE new.id = ? AND old.id < new.id`,
    )
    .all(record.id);
  for (const { id } of earlier) {
    for (const table of stagedTables)
      database.prepare(`DELETE FROM ${table} WHERE source = ?`).run(Number(id));
    database.prepare('DELETE FROM source WHERE id = ?').run(Number(id));
  }
}
