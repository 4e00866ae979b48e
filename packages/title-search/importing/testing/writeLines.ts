import { closeSync, openSync, writeSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const linesAtOnce = 5000;

/** Writes lines into a file, compressed where its name ends in `.gz`; buffers only some of them. */
export function writeLines(file: string, lines: Iterable<string>): string {
  const descriptor = openSync(file, 'w');
  let held: string[] = [];
  const flush = () => {
    const bytes = Buffer.from(held.map((line) => `${line}\n`).join(''));
    // Compressed pieces, one after the other, are a valid compressed file.
    if (held.length > 0) writeSync(descriptor, file.endsWith('.gz') ? gzipSync(bytes, { level: 1 }) : bytes);
    held = [];
  };
  for (const line of lines) if (held.push(line) === linesAtOnce) flush();
  flush();
  closeSync(descriptor);
  return file;
}
