import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { SearchEntry } from '#entry.ts';
import { buildIndex } from '#index/buildIndex.ts';

import { createCurrentIndex, type CurrentIndex } from './currentIndex.ts';
import type { Embedded } from './embedded.ts';
import { type IndexPointer, pointerFile, writePointer } from './indexPointer.ts';
import { entryOf, sampleEmbedded } from './testing/sampleEmbedded.ts';
import { exportLines, nameOf } from './testing/sampleLines.ts';
import { writeLines } from './testing/writeLines.ts';

type Every = (milliseconds: number, run: () => void) => () => void;

let directory = '';
let time = Date.UTC(2026, 0, 1);
let said: string[] = [];
let open: CurrentIndex[] = [];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'marquee-current-'));
  said = [];
  open = [];
});
afterEach(() => {
  for (const index of open) index.close();
  rmSync(directory, { recursive: true, force: true });
});

const movie = (id: number, name: string): SearchEntry => entryOf({ kind: 'movie', id, name });
const own = { fingerprint: 'today', entries: () => [movie(1, 'Own Film')] };

const note = (_: object, message: string) => void said.push(message);

const never = () => () => {};

function serve(embedded: Embedded = own, every: Every = never): CurrentIndex {
  const index = createCurrentIndex({
    directory,
    embedded,
    now: () => new Date(time),
    log: { info: note, warn: note },
    every,
  });
  open.push(index);
  return index;
}

function pointTo(name: string, entries: SearchEntry[], changes: Partial<IndexPointer> = {}): void {
  buildIndex(join(directory, name), entries);
  writePointer(directory, {
    file: name,
    fingerprint: own.fingerprint,
    entries: entries.length,
    builtAt: '2026-01-01T00:00:00.000Z',
    ...changes,
  });
}

const found = ({ search }: CurrentIndex, query: string) =>
  search.find(query, { kinds: ['movie'] }).hits.map(({ id }) => id);
const indexesIn = () => readdirSync(directory).filter((name) => name.endsWith('.sqlite'));

describe('createCurrentIndex', () => {
  it('serves the embedded titles where nothing was imported', () => {
    const index = serve();
    expect(found(index, 'own film')).toEqual([1]);
    expect(index.search.suggest('own', 5).movies).toHaveLength(1);
    expect(index.search.entry('movie', 1)?.name).toBe('Own Film');
    expect(indexesIn()).toEqual(['embedded-today.sqlite']);
  });

  it('serves an imported index from the start', () => {
    pointTo('imported-a.sqlite', [movie(2, 'New Film')]);
    expect(found(serve(), 'new film')).toEqual([2]);
    expect(said).toEqual([]);
  });

  it('switches to a new index while it serves, and deletes the old one', async () => {
    pointTo('imported-a.sqlite', [movie(2, 'Old Film')]);
    const index = serve();
    pointTo('imported-b.sqlite', [movie(3, 'New Film')]);
    expect(found(index, 'film')).toEqual([2]);
    await index.look();
    expect(found(index, 'film')).toEqual([3]);
    expect(indexesIn()).toEqual(['imported-b.sqlite']);
    expect(said).toEqual(['another index is searched from now on']);
  });

  it('can still explain a hit found before the change, as long as an answer may need it', async () => {
    const renamed = entryOf({ kind: 'movie', id: 2, name: 'Old Film', alternatives: ['Ancient Reel'] });
    pointTo('imported-a.sqlite', [renamed]);
    const index = serve();
    const [hit] = index.search.find('ancient reel', { kinds: ['movie'] }).hits;
    pointTo('imported-b.sqlite', [movie(3, 'New Film')]);
    await index.look();
    time += 59_000;
    await index.look();
    expect(hit?.match).toEqual({ by: 'alternative', text: 'Ancient Reel' });
    time += 2000;
    await index.look();
    expect(hit?.match.text).toBeNull();
    expect(found(index, 'film')).toEqual([3]);
  });

  it('goes back to the embedded titles when the import is deleted', async () => {
    pointTo('imported-a.sqlite', [movie(2, 'Old Film')]);
    const index = serve();
    rmSync(pointerFile(directory));
    await index.look();
    expect(found(index, 'film')).toEqual([1]);
    expect(indexesIn()).toEqual(['embedded-today.sqlite']);
  });

  it.each([
    ['is cut off', (file: string) => truncateSync(file, 20_000)],
    ['is something else', (file: string) => writeFileSync(file, 'x'.repeat(9000))],
    ['is not there', (file: string) => rmSync(file)],
    ['is a folder', (file: string) => [rmSync(file), mkdirSync(file)]],
  ])('refuses an index that %s, and keeps the one it has', async (_, spoil) => {
    pointTo('imported-a.sqlite', [movie(2, 'Old Film')]);
    const index = serve();
    pointTo('imported-b.sqlite', [movie(3, 'New Film')]);
    spoil(join(directory, 'imported-b.sqlite'));
    await index.look();
    await index.look();
    expect(found(index, 'film')).toEqual([2]);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/damaged or of another version: npm run catalogue -- rebuild/);
    said = [];
    const another = serve();
    await another.look();
    expect(found(another, 'film')).toEqual([1]);
    expect(said).toHaveLength(1);

    rmSync(join(directory, 'imported-b.sqlite'), { recursive: true, force: true });
    pointTo('imported-c.sqlite', [movie(4, 'Newest Film')]);
    await index.look();
    expect(found(index, 'film')).toEqual([4]);
  });

  it('refuses a pointer that leads elsewhere', async () => {
    buildIndex(join(directory, 'elsewhere.sqlite'), [movie(9, 'Film')]);
    const index = serve();
    for (const file of ['../elsewhere.sqlite', '/etc/passwd', 'elsewhere.sqlite', 7]) {
      writeFileSync(pointerFile(directory), JSON.stringify({ file, fingerprint: 'today', entries: 1 }));
      await index.look();
    }
    writeFileSync(pointerFile(directory), '{"file":');
    await index.look();
    expect(found(index, 'film')).toEqual([1]);
  });

  it('serves an import made with other embedded titles, and says how to take up the new ones', () => {
    pointTo('imported-a.sqlite', [movie(2, 'Old Film')], { fingerprint: 'yesterday' });
    expect(found(serve(), 'film')).toEqual([2]);
    expect(said).toEqual([expect.stringMatching(/npm run catalogue -- rebuild takes up what has changed/)]);
  });

  it('deletes indexes of the embedded titles of another day', async () => {
    for (const name of ['embedded-old.sqlite', 'embedded-young.sqlite'])
      writeFileSync(join(directory, name), '');
    utimesSync(join(directory, 'embedded-old.sqlite'), 1, 1);
    const index = serve();
    pointTo('imported-a.sqlite', [movie(2, 'Film')]);
    await index.look();
    expect(existsSync(join(directory, 'embedded-old.sqlite'))).toBe(false);
    expect(existsSync(join(directory, 'embedded-young.sqlite'))).toBe(true);
  });

  it('answers every query while another process imports', async () => {
    const files = join(directory, 'files');
    mkdirSync(files);
    writeLines(join(files, 'movies.json'), exportLines('movie', 400));
    const index = serve(sampleEmbedded, (_, run) => {
      const timer = setInterval(() => run(), 5);
      return () => clearInterval(timer);
    });
    const script = fileURLToPath(new URL('testing/importChild.ts', import.meta.url));
    const query = nameOf(7);
    let answered = 0;
    for (let round = 1; round <= 2; round += 1) {
      const child = spawn(process.execPath, [script, directory, files, '0'], { stdio: 'ignore' });
      while (child.exitCode === null || said.length < round) {
        const { hits } = index.search.find(query, { kinds: ['movie'] });
        expect(hits[0]).toMatchObject({ kind: 'movie', id: 7 });
        await setImmediate();
        expect(hits[0]?.match.by).toBe('name');
        answered += 1;
      }
      expect(child.exitCode).toBe(0);
    }
    expect(answered).toBeGreaterThan(100);
    expect(found(index, nameOf(399))).toContain(399);
    expect(indexesIn().filter((name) => name.startsWith('imported-'))).toHaveLength(1);
  }, 60_000);
});
