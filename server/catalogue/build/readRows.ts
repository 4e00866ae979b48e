import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { nameOf, Row } from '#server/catalogue/rows.ts';

/** Why the catalogue can't be used: the first fault, with the place to mend it. Line 0 means the whole file. */
export type CatalogueFault = { file: string; line: number; reason: string };

export type RowFile = { file: string; bytes: Buffer };

type Result<Value> = { ok: true; value: Value } | { ok: false; fault: CatalogueFault };

const rowFileNames = ['films.jsonl', 'series.jsonl'] as const;

export const faultText = ({ file, line, reason }: CatalogueFault): string =>
  `${file}${line === 0 ? '' : `:${line}`}: ${reason}`;

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

/** The rows of all files, checked one by one and against each other. */
export function parseRows(files: readonly RowFile[]): Result<Row[]> {
  const rows: Row[] = [];
  const places = new Map<string, string>();
  for (const { file, bytes } of files) {
    const before = rows.length;
    const lines = textOf(bytes)?.split('\n');
    if (lines === undefined) return { ok: false, fault: { file, line: 0, reason: 'is not UTF-8' } };
    for (const [index, text] of lines.entries()) {
      if (text.trim() === '') continue;
      const at = { file, line: index + 1 };
      const parsed = parseRow(text);
      if (typeof parsed === 'string') return { ok: false, fault: { ...at, reason: parsed } };
      for (const key of keysOf(parsed)) {
        const earlier = places.get(key);
        if (earlier !== undefined)
          return { ok: false, fault: { ...at, reason: `${nameOf(parsed)}: ${key} is also at ${earlier}` } };
        places.set(key, faultText({ ...at, reason: '' }).slice(0, -2));
      }
      rows.push(parsed);
    }
    if (rows.length === before) return { ok: false, fault: { file, line: 0, reason: 'holds no rows' } };
  }
  return { ok: true, value: rows };
}

/** What no two rows may share. */
function keysOf(row: Row): string[] {
  const identity = `${row.kind} ${JSON.stringify(nameOf(row))} of ${row.year}`;
  return row.tmdb_id === null ? [identity] : [identity, `${row.kind} number ${row.tmdb_id}`];
}

/** The row, or why the line isn't one. */
function parseRow(text: string): Row | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return `not JSON: ${messageOf(error)}`;
  }
  const parsed = Row.safeParse(json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  return `${labelOf(json)}${issue?.path.join('.') || 'row'}: ${issue?.message ?? 'invalid'}`;
}

function labelOf(json: unknown): string {
  if (typeof json !== 'object' || json === null) return '';
  const label = 'title' in json ? json.title : 'name' in json ? json.name : undefined;
  return typeof label === 'string' ? `${label}: ` : '';
}

function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
