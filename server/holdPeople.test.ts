import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { holdPeople } from './holdPeople.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-hold-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a second server waits for one that is about to end', async () => {
  const first = await holdPeople(folder);
  const second = holdPeople(folder);
  if (first.ok) first.release();
  const held = await second;
  expect(held.ok).toBe(true);
  if (held.ok) held.release();
});

test('a second server beside the first reports what to do instead', async () => {
  const first = await holdPeople(folder);
  expect(await holdPeople(folder)).toEqual({
    ok: false,
    problem: `Another Marquee is using DATA_DIR=${folder} (process ${process.pid}). Stop it, choose another folder, or set DATABASE_URL: with PostgreSQL, several run side by side.`,
  });
  if (first.ok) first.release();
});
