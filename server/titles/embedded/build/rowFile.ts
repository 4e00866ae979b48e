import type { z } from 'zod';

/** A file of JSON lines, as it was read. */
export type RowFile = { file: string; bytes: Buffer };

type Place = { file: string; line: number };

/** A line that was read, and its place. */
export type Placed<Value> = { value: Value; at: Place };

/** The lines of one file. */
export type FileLines<Value> = { file: string; lines: Placed<Value>[] };

export const placeOf = ({ file, line }: Place): string => (line === 0 ? file : `${file}:${line}`);

/** Why the catalogue can't be used: the first fault, with the place to fix it. Line 0 means the whole file. */
export type CatalogueFault = { file: string; line: number; reason: string };

/** The lines of a file by a schema, or the first that breaks it. */
export function parseLines<Value>(
  { file, bytes }: RowFile,
  schema: z.ZodType<Value>,
): { ok: true; value: Placed<Value>[] } | { ok: false; fault: CatalogueFault } {
  const lines = textOf(bytes)?.split('\n');
  if (lines === undefined) return { ok: false, fault: { file, line: 0, reason: 'is not UTF-8' } };
  const read: Placed<Value>[] = [];
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') continue;
    const at = { file, line: index + 1 };
    const parsed = parseLine(text, schema);
    if (!parsed.ok) return { ok: false, fault: { ...at, reason: parsed.reason } };
    read.push({ value: parsed.value, at });
  }
  return { ok: true, value: read };
}

function parseLine<Value>(
  text: string,
  schema: z.ZodType<Value>,
): { ok: true; value: Value } | { ok: false; reason: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { ok: false, reason: `not JSON: ${messageOf(error)}` };
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return { ok: true, value: parsed.data };
  const issue = parsed.error.issues[0];
  const path = issue?.path.join('.') || 'row';
  return { ok: false, reason: `${labelOf(json)}${path}: ${issue?.message ?? 'invalid'}` };
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

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
