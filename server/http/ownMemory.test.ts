import { brotliCompressSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { compress } from './encoding.ts';

/** What stays in memory as long as the bytes do. */
const heldBy = ({ buffer }: Buffer) => buffer.byteLength;
const body = Buffer.from('{"results":[1,2,3]}'.repeat(200));

test('what is compressed holds no more than its own bytes', async () => {
  for (const encoding of ['br', 'gzip'] as const) {
    for (const effort of ['quick', 'small'] as const) {
      const packed = await compress(body, encoding, effort);
      expect(heldBy(packed)).toBe(packed.length);
    }
  }
});

test('as zlib hands it over, it holds many times that', () => {
  const packed = brotliCompressSync(body);
  expect(heldBy(packed)).toBeGreaterThan(10 * packed.length);
});
