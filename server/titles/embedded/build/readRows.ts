import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { type NamedRow, nameOf, NameRow, Row } from '#server/titles/embedded/rows.ts';

import { type CatalogueFault, messageOf, parseLines, type Placed, placeOf, type RowFile } from './rowFile.ts';
import { rowIdentity } from './rowIdentity.ts';
import { withNames } from './withNames.ts';

type Result<Value> = { ok: true; value: Value } | { ok: false; fault: CatalogueFault };

const namesFile = 'names.jsonl';
const rowFileNames = ['films.jsonl', 'series.jsonl', namesFile] as const;

export const faultText = (fault: CatalogueFault): string => `${placeOf(fault)}: ${fault.reason}`;

export function readRowFiles(directory: string): Result<RowFile[]> {
  const files: RowFile[] = [];
  for (const name of rowFileNames) {
    const file = join(directory, name);
    try {
      files.push({ file, bytes: readFileSync(file) });
    } catch (error) {
      return { ok: false, fault: { file, line: 0, reason: `cannot be read: ${messageOf(error)}` } };
    }
  }
  return { ok: true, value: files };
}

/** The rows of all files, checked one by one and against each other, with their names. */
export function parseRows(files: readonly RowFile[]): Result<NamedRow[]> {
  const rows: Row[] = [];
  const names: Placed<NameRow>[] = [];
  const places = new Map<string, string>();
  for (const file of files) {
    if (basename(file.file) === namesFile) {
      const lines = parseLines(file, NameRow);
      if (!lines.ok) return lines;
      names.push(...lines.value);
      continue;
    }
    const lines = parseLines(file, Row);
    if (!lines.ok) return lines;
    if (lines.value.length === 0)
      return { ok: false, fault: { file: file.file, line: 0, reason: 'holds no rows' } };
    for (const { value, at } of lines.value) {
      for (const key of keysOf(value)) {
        const earlier = places.get(key);
        if (earlier !== undefined)
          return { ok: false, fault: { ...at, reason: `${nameOf(value)}: ${key} is also at ${earlier}` } };
        places.set(key, placeOf(at));
      }
      rows.push(value);
    }
  }
  return withNames(rows, names);
}

/** What no two rows may share. */
function keysOf(row: Row): string[] {
  const identity = rowIdentity(row.kind, nameOf(row), row.year);
  return row.tmdb_id === null ? [identity] : [identity, `${row.kind} number ${row.tmdb_id}`];
}
