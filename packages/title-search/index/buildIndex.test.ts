import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createSearch } from '#createSearch.ts';
import type { SearchEntry } from '#entry.ts';
import { testEntry } from '#testIndex.ts';

import { buildIndex } from './buildIndex.ts';
import { openBuilt, openIndex } from './openIndex.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-index-'));
  file = join(folder, "it's an index.sqlite");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const film = (id: number, named: Partial<SearchEntry> & { name: string; year?: number }) =>
  testEntry('movie', id - 1, named);

function searchIn(path: string) {
  const database = openIndex(path);
  if (!database) throw new Error('There is no index.');
  return { search: createSearch(database), close: () => database.close() };
}

describe('buildIndex', () => {
  it('returns every entry unchanged', () => {
    const matrix = film(603, {
      name: 'The Matrix',
      originalName: 'マトリックス',
      alternatives: ['Matrix "One"', 'Матрица'],
      imdb: 'tt0133093',
      year: 1999,
      runtime: 136,
      language: 'en',
      genres: [28, 878],
      score: 8.2,
      votes: 25_000,
      adult: true,
      video: true,
    });
    buildIndex(file, [matrix, film(604, { name: 'Sequel' })]);
    const { search, close } = searchIn(file);
    expect(search.entry('movie', 603)).toEqual(matrix);
    expect(search.entry('tv', 603)).toBeUndefined();
    close();
  });

  it('counts the first of two with the same number', () => {
    buildIndex(file, [film(1, { name: 'First' }), film(1, { name: 'Second' })]);
    const { search, close } = searchIn(file);
    expect(search.entry('movie', 1)?.name).toBe('First');
    expect(search.find('second', { kinds: ['movie'], exact: true }).hits).toEqual([]);
    close();
  });

  it('reports progress, reads entries once, and leaves nothing but the index', () => {
    const done: number[] = [];
    function* entries() {
      for (let id = 1; id <= 1050; id += 1) yield film(id, { name: `Film ${id}` });
    }
    buildIndex(file, entries(), { onProgress: (count) => done.push(count) });
    expect(done).toEqual([1000, 1050]);
    expect(readdirSync(folder)).toEqual(["it's an index.sqlite"]);
  });

  it('refuses a number that is too large, and leaves no file', () => {
    expect(() => buildIndex(file, [film(2 ** 33, { name: 'Too far' })])).toThrow(RangeError);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('can be empty', () => {
    buildIndex(file, []);
    const { search, close } = searchIn(file);
    expect(search.find('anything', { kinds: ['movie'] }).hits).toEqual([]);
    close();
  });
});

describe('openIndex', () => {
  it('returns nothing where there is no index, another file, or a truncated one', () => {
    expect(openIndex(file)).toBeUndefined();
    expect(openIndex(folder)).toBeUndefined();
    writeFileSync(file, 'no index at all');
    expect(openIndex(file)).toBeUndefined();
    rmSync(file);
    new DatabaseSync(file).exec('CREATE TABLE entry (rank)');
    expect(openIndex(file)).toBeUndefined();
    buildIndex(file, [film(1, { name: 'Heat' })]);
    truncateSync(file, readFileSync(file).length - 4096);
    expect(openIndex(file)).toBeUndefined();
  });

  it('ignores an index of another version', () => {
    buildIndex(file, [film(1, { name: 'Heat' })]);
    const database = new DatabaseSync(file);
    database.exec('PRAGMA user_version = 999');
    database.close();
    expect(openIndex(file)).toBeUndefined();
  });

  it('is built where there is none yet, and again only where it is damaged', () => {
    let built = 0;
    const entries = () => {
      built += 1;
      return [film(1, { name: 'Heat' })];
    };
    for (let round = 0; round < 2; round += 1) openBuilt(file, entries).close();
    expect(built).toBe(1);
    writeFileSync(file, 'damaged');
    openBuilt(file, entries).close();
    expect(built).toBe(2);
    expect(readdirSync(folder)).toHaveLength(1);
  });
});
