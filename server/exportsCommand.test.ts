import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { readPointer } from '@marquee/title-search';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createSearch } from '../packages/title-search/createSearch.ts';
import { openIndex } from '../packages/title-search/index/openIndex.ts';
import { liveIndexDirectory } from './titles/live/liveIndexDirectory.ts';
import { exportName } from './titles/tmdb/exports/exportName.ts';
import { runChild } from './titles/tmdb/exports/runChild.ts';
import { packed, startExportServer } from './titles/tmdb/exports/testing/exportServer.ts';

const command = resolve(import.meta.dirname, 'exportsCommand.ts');
let folder = '';
let host: Awaited<ReturnType<typeof startExportServer>>;
const files = new Map<string, Buffer>();

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-lists-'));
  host = await startExportServer(files);
});
afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (signal = new AbortController().signal) =>
  runChild(command, { env: { DATA_DIR: folder, TMDB_EXPORTS_URL: host.url }, signal });

/** The number of the first hit of each kind. */
function found(query: string) {
  const pointer = readPointer(liveIndexDirectory(folder));
  const index = pointer && openIndex(join(liveIndexDirectory(folder), pointer.file));
  if (!index) return null;
  const { movies, people } = createSearch(index).suggest(query, 1);
  index.close();
  return { movie: movies[0]?.id, person: people[0]?.id };
}

describe("TMDB's lists", () => {
  it("become an index of TMDB's names and numbers, and are not loaded again", async () => {
    // Around midnight it may be tomorrow already when the command looks.
    for (const day of [0, 1]) {
      const date = new Date(Date.now() + day * 24 * 60 * 60 * 1000);
      files.set(
        exportName('movie_ids', date),
        packed([{ id: 99_000_001, original_title: 'A Film Nobody Else Has', popularity: 5 }]),
      );
      files.set(exportName('tv_series_ids', date), packed([{ id: 7, original_name: 'Any', popularity: 1 }]));
      files.set(exportName('person_ids', date), packed([{ id: 31, name: 'Tom Hanks', popularity: 80 }]));
    }
    expect(await run()).toEqual({ ok: true });
    expect(found('film nobody els')).toEqual({ movie: 99_000_001, person: undefined });
    // The catalogue's own are there under TMDB's numbers, people among them.
    expect(found('tom hanks')?.person).toBe(31);
    expect(found('the matrix')?.movie).toBe(603);
    expect(found('keanu reeves')?.person).toBe(6384);
    const asked = host.asked.length;
    expect(await run()).toEqual({ ok: true });
    expect(host.asked).toHaveLength(asked);
  });

  it('that cannot be had are named, and the index stays', async () => {
    files.clear();
    expect(await run()).toMatchObject({ ok: false, problem: expect.stringContaining('answered with 403') });
    expect(found('anything')).toBeNull();
  });

  it('are let go when the server stops', async () => {
    const stopping = new AbortController();
    const running = run(stopping.signal);
    stopping.abort();
    expect(await running).toMatchObject({ ok: false });
  });
});
