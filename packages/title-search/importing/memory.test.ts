import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { imdbId, titleHeader } from './testing/sampleLines.ts';
import { writeLines } from './testing/writeLines.ts';

const amount = 60_000;
let folder = '';

function* movies(): Generator<string> {
  for (let id = 1; id <= amount; id += 1)
    yield `{"id":${id},"original_title":"The Film ${id}","popularity":1}`;
}

function* titles(): Generator<string> {
  yield titleHeader;
  for (let number = 1; number <= amount; number += 1) {
    yield [imdbId(number), 'movie', `Film ${number}`, `The Film ${number}`, 0, 1999, '', 90, 'Drama'].join(
      '\t',
    );
  }
  yield 'x'.repeat(100 * 1024 * 1024);
}

describe('an import of many titles', { tags: ['full'], timeout: 240_000 }, () => {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'marquee-memory-'));
    mkdirSync(join(folder, 'files'));
    writeLines(join(folder, 'files/movies.json.gz'), movies());
    writeLines(join(folder, 'files/titles.tsv.gz'), titles());
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('takes no more memory than one of few, even with a line of a hundred megabytes', () => {
    const child = fileURLToPath(new URL('testing/memoryChild.ts', import.meta.url));
    // In memory, the sixty thousand entries alone would not fit.
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--max-old-space-size=18', child, join(folder, 'data'), join(folder, 'files')],
      { encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const { entries, megabytes }: { entries: number; megabytes: number } = JSON.parse(stdout);
    expect(entries).toBeGreaterThanOrEqual(amount);
    expect(megabytes).toBeLessThan(220);
  });
});
