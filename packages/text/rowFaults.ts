import type { z } from 'zod';

/**
 * What is wrong with a file of `catalogue/`, each fault with file, line and reason. A file is a JSON array with a row
 * on each line, or a JSON object with a named row on each line. Used by tests only: browsers get no schemas.
 */
export function rowFaults(file: string, text: string, schema: z.ZodType): string[] {
  const lines = text.trimEnd().split('\n');
  const ends = `${lines[0]}${lines.at(-1)}`;
  if (ends !== '[]' && ends !== '{}') return [`${file}:1: not an array or object with a row on each line`];
  const rows = lines.slice(1, -1).map((line) => line.replace(/,$/, ''));
  return rows.flatMap((line, at) => {
    const place = `${file}:${at + 2}`;
    let row: unknown;
    try {
      row = ends === '[]' ? JSON.parse(line) : onlyValue(line);
    } catch (error) {
      return [`${place}: ${error instanceof Error ? error.message : 'not JSON'}`];
    }
    const read = schema.safeParse(row);
    return read.success
      ? []
      : read.error.issues.map(({ path, message }) => `${place}: ${path.join('.')}: ${message}`);
  });
}

function onlyValue(line: string): unknown {
  const values: unknown[] = Object.values(JSON.parse(`{${line}}`));
  if (values.length !== 1) throw new Error('not one named row');
  return values[0];
}
