import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const keepMany = (how: 'cache' | 'pooled') => {
  const said = execFileSync(
    process.execPath,
    [fileURLToPath(import.meta.resolve('./testing/keepMany.ts')), how],
    {
      encoding: 'utf8',
    },
  );
  return JSON.parse(said) as { kept: number; bytes: number };
};
/** Twice the cache's bound. */
const most = 8 * 1024 * 1024;

test('kept answers hold no more than their cache may', () => {
  const { kept, bytes } = keepMany('cache');
  expect(kept).toBe(1);
  expect(bytes).toBeLessThan(most);
});

test('as zlib hands them over, they would', () => {
  expect(keepMany('pooled').bytes).toBeGreaterThan(most);
});
