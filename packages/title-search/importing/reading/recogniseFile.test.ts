import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { exportLines, otherNameLines, ratingLines, titleLines } from '#importing/testing/sampleLines.ts';

import { recogniseFile } from './recogniseFile.ts';

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'marquee-recognise-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: string | Buffer): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

const text = (lines: Iterable<string>) => [...lines].join('\n');

function problemOf(file: string): string {
  const found = recogniseFile(file);
  return found.ok ? '' : found.problem;
}

describe('recogniseFile', () => {
  it.each([
    ['tmdb-movie', exportLines('movie', 20)],
    ['tmdb-tv', exportLines('tv', 20)],
    ['tmdb-person', exportLines('person', 20)],
    ['imdb-titles', titleLines(20)],
    ['imdb-ratings', ratingLines(20)],
    ['imdb-names', otherNameLines(20)],
  ] as const)('knows %s by its content, packed or not, whatever it is called', (kind, lines) => {
    const content = text(lines);
    expect(recogniseFile(write('one.bin', content))).toMatchObject({
      ok: true,
      source: { kind, gzip: false },
    });
    expect(recogniseFile(write('two', gzipSync(content)))).toMatchObject({
      ok: true,
      source: { kind, gzip: true },
    });
  });

  it('recognises a file whose first lines are damaged, and one that begins with a byte-order mark', () => {
    const lines = [...exportLines('movie', 5)];
    expect(recogniseFile(write('a.json', `{"id":1,\n\n${lines.join('\n')}`)).ok).toBe(true);
    expect(recogniseFile(write('b.json', `\uFEFF${lines[0]}\n`)).ok).toBe(true);
  });

  it('identifies files by their bytes', () => {
    const content = text(exportLines('movie', 3000));
    const identities = [
      write('movie_ids_01_02_2026.json', content),
      write('copy.json', content),
      write('cut.json', content.slice(0, -1)),
      write('other-end.json', `${content.slice(0, -4)}00}}`),
    ].map((file) => {
      const found = recogniseFile(file);
      return found.ok ? found.source.identity : '';
    });
    expect(identities[0]).toBe(identities[1]);
    expect(new Set(identities).size).toBe(3);
  });

  it('takes the exports of all days for one series', () => {
    const content = text(exportLines('movie', 2));
    const names = [
      'movie_ids_01_02_2026.json',
      'movie_ids_12_31_2025.json',
      'adult_movie_ids_01_02_2026.json',
    ];
    const series = names.map((name) => {
      const found = recogniseFile(write(name, content));
      return found.ok && found.source.series;
    });
    expect(series).toEqual(['movie_ids', 'movie_ids', 'adult_movie_ids']);
  });

  it('reports for anything else what was expected', () => {
    mkdirSync(join(folder, 'sub'), { recursive: true });
    const expected = /Expected is one of TMDB's daily exports .* IMDb's tables/;
    expect(problemOf(write('notes.txt', 'hello\nworld'))).toMatch(expected);
    expect(problemOf(write('empty', ''))).toMatch(/is empty\..*Expected/);
    expect(problemOf(write('keywords.json', '{"id":1,"name":"heist"}'))).toMatch(
      /without popularity.*Expected/,
    );
    expect(problemOf(write('name.basics.tsv', 'nconst\tprimaryName\n'))).toMatch(
      /nothing about names of titles/,
    );
    expect(problemOf(write('noise.gz', Buffer.from([0x1f, 0x8b, 1, 2, 3])))).toMatch(expected);
    expect(problemOf(write('zeros', Buffer.alloc(200_000)))).toMatch(expected);
    expect(problemOf(join(folder, 'nowhere.gz'))).toMatch(/nowhere\.gz doesn't exist\./);
    expect(problemOf(join(folder, 'sub'))).toMatch(/is not a file|is a folder/);
  });
});
