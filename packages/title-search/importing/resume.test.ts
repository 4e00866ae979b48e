import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readPointer } from './indexPointer.ts';
import { openStaging } from './staging/openStaging.ts';
import { listSources } from './staging/sourceRecords.ts';
import { indexedEntries } from './testing/indexedEntries.ts';
import { exportLines, otherNameLines, ratingLines, titleLines } from './testing/sampleLines.ts';
import { writeLines } from './testing/writeLines.ts';

const child = fileURLToPath(new URL('testing/importChild.ts', import.meta.url));
let folder = '';
let files = '';
let whole: ReturnType<typeof run>;

/** Imports in a process of its own, which is killed when it looks at the clock for the `killAt`-th time. */
function run(directory: string, killAt = 0) {
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    [child, directory, files, String(killAt)],
    { encoding: 'utf8' },
  );
  return { status, signal, looks: Number(stdout), stderr };
}

function entriesIn(directory: string) {
  const pointer = readPointer(directory);
  return pointer && indexedEntries(join(directory, pointer.file));
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-resume-'));
  files = mkdtempSync(join(folder, 'files-'));
  writeLines(join(files, 'movie_ids_01_02_2026.json.gz'), exportLines('movie', 500));
  writeLines(join(files, 'person_ids_01_02_2026.json'), exportLines('person', 300));
  writeLines(join(files, 'title.basics.tsv.gz'), titleLines(600));
  writeLines(join(files, 'title.ratings.tsv'), ratingLines(600));
  writeLines(join(files, 'title.akas.tsv.gz'), otherNameLines(600));
  whole = run(join(folder, 'whole'));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('an import that is killed', () => {
  it('resumes where it was, however often, and ends with the same index', { tags: ['full'] }, () => {
    expect(whole.stderr).toBe('');
    const directory = join(folder, 'often');
    // Each run comes a little further than the one before it.
    for (const killAt of [1, 3, 5, 7, 9, 11]) {
      expect(run(directory, killAt)).toMatchObject({ signal: 'SIGKILL', stderr: '' });
      expect(readPointer(directory)).toBeUndefined();
    }
    expect(run(directory).status).toBe(0);
    expect(entriesIn(directory)).toEqual(entriesIn(join(folder, 'whole')));

    const staging = openStaging(directory);
    expect(listSources(staging).map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'whole'));
    staging.close();
  });

  for (const { before, when, tags } of [
    { before: [9], when: 'among the last files', tags: [] },
    { before: [3, 1], when: 'before the index is built, and before the pointer to it', tags: ['full'] },
  ])
    it(`never leaves half an index behind, and removes what it began: ${when}`, { tags }, () => {
      const { looks } = whole;
      expect(looks).toBeGreaterThan(20);
      for (const killAt of before.map((count) => looks - count)) {
        const directory = join(folder, `late-${killAt}`);
        expect(run(directory, killAt).signal).toBe('SIGKILL');
        expect(readPointer(directory)).toBeUndefined();
        expect(run(directory).status).toBe(0);
        expect(entriesIn(directory)).toEqual(entriesIn(join(folder, 'whole')));
        const left = readdirSync(directory).filter(
          (name) => !/^(staging\.|import\.lock|current\.json)/.test(name),
        );
        expect(left).toEqual([readPointer(directory)?.file]);
      }
    });

  it('reads no stored line again', () => {
    // All is read: a run only looks at the clock for its records and for the new index.
    expect(run(join(folder, 'whole')).looks).toBeLessThan(whole.looks / 2);
  }, 60_000);
});
