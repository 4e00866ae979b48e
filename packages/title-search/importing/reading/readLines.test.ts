import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createSplitter } from './readLines.ts';

function split(chunks: readonly string[], limit?: number): (string | null)[] {
  const lines: (string | null)[] = [];
  const splitter = createSplitter((bytes) => lines.push(bytes && bytes.toString()), limit);
  for (const chunk of chunks) splitter.push(Buffer.from(chunk));
  splitter.end();
  return lines;
}

describe('createSplitter', () => {
  it('gives lines without their ends, the last one also where no end follows', () => {
    expect(split(['one\ntwo\r\n\nthree'])).toEqual(['one', 'two', '', 'three']);
    expect(split(['one\n'])).toEqual(['one']);
    expect(split([''])).toEqual([]);
  });

  it('gives the same lines for any chunks', () => {
    const line = fc.string({ unit: fc.constantFrom('a', 'é', '山', ' '), maxLength: 12 });
    fc.assert(
      fc.property(fc.array(line), fc.array(fc.nat(40)), (lines, cuts) => {
        const bytes = Buffer.from(lines.map((text) => `${text}\n`).join(''));
        const seen: (string | null)[] = [];
        const splitter = createSplitter((given) => seen.push(given && given.toString()));
        let from = 0;
        for (const cut of [...cuts, bytes.length]) {
          splitter.push(bytes.subarray(from, from + cut));
          from += cut;
        }
        splitter.end();
        expect(seen).toEqual(lines);
      }),
    );
  });

  it('gives null for a line that is too long, and goes on behind it', () => {
    expect(split(['short\n', 'x'.repeat(50), 'x'.repeat(50), '\nnext\n', 'y'.repeat(99)], 60)).toEqual([
      'short',
      null,
      'next',
      null,
    ]);
  });

  it('buffers nothing of a line that never ends', () => {
    const chunk = Buffer.alloc(1024 * 1024, 'x');
    const lines: unknown[] = [];
    const splitter = createSplitter((bytes) => lines.push(bytes));
    const before = process.memoryUsage().arrayBuffers;
    for (let round = 0; round < 200; round += 1) splitter.push(chunk);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * 1024 * 1024);
    splitter.end();
    expect(lines).toEqual([null]);
  });
});
