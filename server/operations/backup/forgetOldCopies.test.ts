import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { forgetOldCopies } from './forgetOldCopies.ts';

test('copies made before an upgrade or a restore go after thirty days, and nothing else does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-copies-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const now = new Date('2026-11-21T12:00:00Z');
  for (const name of [
    'people-001-people-2026-10-21T00-00-00-000Z.sqlite',
    'damaged-2026-10-21T00-00-00-000Z.sqlite',
    'damaged-2026-10-21T00-00-00-000Z.sqlite-wal',
    'damaged-2026-10-25T00-00-00-000Z.sqlite',
    'people-002-tmdb-answers-2026-10-25T00-00-00-000Z.sqlite',
    'nightly-2026-01-01T00-00-00-000Z.jsonl.gz',
    'marquee-2026-01-01T00-00-00-000Z.jsonl.gz',
  ])
    writeFileSync(join(folder, name), '');
  await forgetOldCopies(folder, now);
  expect(readdirSync(folder).toSorted()).toEqual([
    'damaged-2026-10-25T00-00-00-000Z.sqlite',
    'marquee-2026-01-01T00-00-00-000Z.jsonl.gz',
    'nightly-2026-01-01T00-00-00-000Z.jsonl.gz',
    'people-002-tmdb-answers-2026-10-25T00-00-00-000Z.sqlite',
  ]);
});
