import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { takeLock } from './takeLock.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('is held by one at a time, and says by which process', () => {
  const first = takeLock(folder, 'import');
  expect(first.ok).toBe(true);
  expect(takeLock(folder, 'import')).toEqual({ ok: false, process: process.pid });
  if (first.ok) first.release();
  const second = takeLock(folder, 'import');
  expect(second.ok).toBe(true);
  if (second.ok) second.release();
});

it('applies to one name only', () => {
  const people = takeLock(folder, 'people');
  const other = takeLock(folder, 'import');
  expect([people.ok, other.ok]).toEqual([true, true]);
  for (const lock of [people, other]) if (lock.ok) lock.release();
});
