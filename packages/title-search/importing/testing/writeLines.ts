import { closeSync, openSync, writeSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const linesAtOnce = 5000;

/** Writes lines into a file, packed where its name ends in `.gz`; never holds more than some of them. */
export function writeLines(file: string, lines: Iterable<string>): string {
  const descriptor = openSync(file, 'w');
  let held: string[] = [];
  const flush = () => {
    const bytes = Buffer.from(held.map((line) => `${line}\n`).join(''));
    // Packed pieces, one after the other, are a packed file too.
    if (held.length > 0) writeSync(descriptor, file.endsWith('.gz') ? gzipSync(bytes, { level: 1 }) : bytes);
    held = [];
  };
  for (const line of lines) if (held.push(line) === linesAtOnce) flush();
  flush();
  closeSync(descriptor);
  return file;
}
