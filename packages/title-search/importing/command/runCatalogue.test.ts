import { appendFileSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { readPointer } from '#importing/indexPointer.ts';
import { commandInFolder } from '#importing/testing/commandInFolder.ts';
import { entryOf } from '#importing/testing/sampleEmbedded.ts';
import {
  exportLines,
  imdbId,
  otherNameLines,
  ratingHeader,
  ratingLines,
  seeded,
  titleHeader,
  titleLines,
} from '#importing/testing/sampleLines.ts';
import { writeLines } from '#importing/testing/writeLines.ts';

const { file, run, served, ids, at } = commandInFolder();

/** Lines that hardly compress, so that few of them fill several chunks of a compressed file. */
function* paddedLines(amount: number): Generator<string> {
  const random = seeded(7);
  for (let id = 1; id <= amount; id += 1) {
    const pad = Buffer.from(Array.from({ length: 120 }, () => 256 * random())).toString('base64');
    yield JSON.stringify({ id, original_title: `Film ${id}`, pad });
  }
}

describe('npm run catalogue', () => {
  it('imports files, reports the outcome of each, and points to the index', async () => {
    const movies = file('movie_ids_01_02_2026.json.gz', exportLines('movie', 300));
    const titles = file('basics.tsv.gz', titleLines(300));
    const { code, said } = await run(['import', titles, movies]);
    expect(code).toBe(0);
    expect(said).toContain("TMDB's films (movie_ids_01_02_2026.json.gz): 300 rows from 300 lines");
    expect(said).toMatch(/IMDb's titles \(basics\.tsv\.gz\): \d+ rows from 301 lines/);
    expect(said).toMatch(/Done: [\d,]+ entries can be found\./);
    expect(ids('movie').filter((id) => id <= 300)).toHaveLength(300);
    expect(readPointer(at('data'))).toMatchObject({ fingerprint: 'sample', entries: served().length });
  });

  it('takes all files of a folder that it knows, in the order that they need', async () => {
    const files = at('files');
    mkdirSync(files);
    writeLines(join(files, 'a.tsv'), otherNameLines(50));
    writeLines(join(files, 'b.tsv'), ratingLines(50));
    writeLines(join(files, 'c.tsv'), titleLines(50));
    writeFileSync(join(files, 'readme.txt'), 'hello');
    const { code, said } = await run(['import', files]);
    expect(code).toBe(0);
    expect(said).toMatch(/Passed over: .*readme\.txt/);
    expect(said).toMatch(/IMDb's other names \(a\.tsv\): [1-9]\d* rows/);
    expect(served().some(({ alternatives }) => alternatives.length > 0)).toBe(true);
  });

  it('counts bad lines by reason with the first examples, and keeps the good ones', async () => {
    const good = [...exportLines('movie', 3)];
    const bad = ['{"id":', '{"id":-1,"original_title":"x"}', 'x'.repeat(70_000), '', '{"id":9}', '{"id":8}'];
    const movies = file('movies.json', [...good, ...bad]);
    appendFileSync(movies, Buffer.from([0x7b, 0xff, 0xfe, 0x7d, 0x0a]));
    const { code, said } = await run(['import', movies]);
    expect(code).toBe(0);
    expect(said).toContain(
      '3 rows from 10 lines\n  6 lines could not be used:\n    1 × not JSON (line 4: {"id":)',
    );
    expect(said).toContain('1 × longer than 64 kB (line 6)');
    expect(said).toMatch(/2 × original_title: .* \(line 8: \{"id":9\}; line 9: \{"id":8\}\)/);
    expect(said).toContain('1 × not UTF-8 (line 10: {\uFFFD\uFFFD})');
  });

  it('keeps the lines of a truncated file, and says so', async () => {
    const packed = gzipSync([...paddedLines(600)].join('\n'));
    const cut = at('cut.json.gz');
    writeFileSync(cut, packed.subarray(0, packed.length / 2));
    const { code, said } = await run(['import', cut]);
    expect(code).toBe(0);
    expect(said).toContain('The file ends before its time: what stands in it was kept.');
    expect(ids('movie').length).toBeGreaterThan(200);
    expect((await run(['status'])).said).toContain('The file ends before its time');

    writeFileSync(at('cut.json.gz'), packed);
    expect((await run(['import', cut])).said).toContain('600 rows from 600 lines');
    expect(ids('movie').filter((id) => id <= 600)).toHaveLength(600);
  });

  it("keeps the lines before damage in a compressed file's middle", async () => {
    const packed = gzipSync([...paddedLines(600)].join('\n'));
    packed.fill(0xff, 38_000, 38_064);
    const damaged = at('damaged.json.gz');
    writeFileSync(damaged, packed);
    const { code, said } = await run(['import', damaged]);
    expect(code).toBe(0);
    expect(said).toContain('ends before its time');
    expect(ids('movie').length).toBeGreaterThan(100);
  });

  it('reads a file once, wherever it is', async () => {
    const movies = file('movie_ids_01_02_2026.json', exportLines('movie', 10));
    await run(['import', movies]);
    copyFileSync(movies, at('copy.json'));
    expect((await run(['import', at('copy.json')])).said).toContain('was read before: nothing to do.');
  });

  it("drops what a newer day's export no longer has", async () => {
    await run(['import', file('movie_ids_01_02_2026.json', exportLines('movie', 300))]);
    const adult = file('adult_movie_ids_01_02_2026.json', [
      '{"id":9000,"original_title":"Late","adult":true}',
    ]);
    await run(['import', adult]);
    expect(ids('movie')).toContain(300);
    await run(['import', file('movie_ids_01_03_2026.json', exportLines('movie', 200))]);
    expect(ids('movie').filter((id) => id <= 300)).toHaveLength(200);
    expect(ids('movie')).toContain(9000);
    expect((await run(['status'])).said).not.toContain('01_02_2026.json): 300');
  });

  it('asks for other names again when more titles have come since', async () => {
    const names = file('akas.tsv', otherNameLines(40));
    const before = await run(['import', names]);
    expect(before.said).toContain('import title.basics too, and then title.akas again');
    await run(['import', file('basics.tsv', titleLines(40))]);
    expect((await run(['status'])).said).toContain('import the file again for their other names');
    const after = await run(['import', names]);
    expect(after.said).toMatch(/IMDb's other names \(akas\.tsv\): [1-9]\d* rows/);
    expect((await run(['status'])).said).not.toContain('again');
  });

  it('rebuilds from what was read, with the embedded titles of today', async () => {
    expect(await run(['rebuild'])).toMatchObject({
      code: 1,
      said: expect.stringContaining('Nothing has been imported yet'),
    });
    const movies = file('movies.json', exportLines('movie', 30));
    await run(['import', movies]);
    rmSync(movies);
    const entries = () => [entryOf({ kind: 'movie', id: 5_000_000, name: 'A Newer Film' })];
    const { code } = await run(['rebuild'], { embedded: { fingerprint: 'newer', entries } });
    expect(code).toBe(0);
    expect(ids('movie')).toContain(5_000_000);
    expect(ids('movie')).toContain(30);
    expect(readPointer(at('data'))?.fingerprint).toBe('newer');
  });

  it('says which titles of IMDb were left out and why, and takes in the unrated ones where that is asked', async () => {
    const title = (number: number, type: string) =>
      [
        imdbId(number),
        type,
        `Film ${number}`,
        `Film ${number}`,
        '0',
        '1999',
        String.raw`\N`,
        '90',
        'Drama',
      ].join('\t');
    const basics = file('basics.tsv', [
      titleHeader,
      ...[1, 2, 3, 4, 5].map((number) => title(number, 'movie')),
      title(6, 'video'),
      title(7, 'short'),
      title(8, 'short'),
    ]);
    const ratings = file('ratings.tsv', [
      ratingHeader,
      ...[1, 2].map((number) => [imdbId(number), '7.5', '12'].join('\t')),
      [imdbId(7), '7.5', '99'].join('\t'),
      [imdbId(8), '7.5', '100'].join('\t'),
    ]);
    const found = () =>
      served()
        .flatMap(({ imdb }) => (imdb?.startsWith('tt000000') ? [Number(imdb.slice(2))] : []))
        .toSorted((a, b) => a - b);
    const unratedLine =
      'Left out: 4 titles of IMDb’s that nobody has rated. To take them in: npm run catalogue -- rebuild --with-unrated';
    const smallLine = 'Left out: 1 title of IMDb’s of the kinds short and special with fewer than 100 votes.';

    const { said } = await run(['import', basics, ratings]);
    expect(found()).toEqual([1, 2, 8]);
    for (const line of [unratedLine, smallLine]) expect(said).toContain(line);
    const told = (await run(['status'])).said;
    for (const line of [unratedLine, smallLine]) expect(told).toContain(line);

    const all = await run(['rebuild', '--with-unrated']);
    expect(all).toMatchObject({ code: 0 });
    expect(all.said).not.toContain('nobody has rated. To');
    expect(found()).toEqual([1, 2, 3, 4, 5, 6, 8]);
    // It stays for the next time, whatever that reads.
    await run(['import', file('movie_ids_01_02_2026.json', ['{"id":9,"original_title":"Another"}'])]);
    expect(found()).toContain(3);
    expect((await run(['status'])).said).toContain('Titles that nobody has rated were taken in');

    await run(['rebuild', '--rated-only']);
    expect(found()).toEqual([1, 2, 8]);
    expect(await run(['status', '--rated-only'])).toMatchObject({ code: 1 });
    expect(await run(['import', '--with-unrated'])).toMatchObject({ code: 1 });
  });

  it('deletes everything', async () => {
    await run(['import', file('movies.json', exportLines('movie', 30))]);
    expect((await run(['forget'])).code).toBe(0);
    expect(readPointer(at('data'))).toBeUndefined();
    expect((await run(['status'])).said).toContain('Nothing was imported');
    expect((await run(['rebuild'])).code).toBe(1);
  });

  it('reports what was read and what is served', async () => {
    expect(await run(['status'])).toEqual({
      code: 0,
      said: 'Nothing was imported: the embedded titles can be found.\n',
    });
    await run(['import', file('movies.json', exportLines('movie', 30))]);
    const { said } = await run(['status']);
    expect(said).toMatch(/TMDB's films \(movies\.json\): 30 rows from 30 lines/);
    expect(said).toMatch(/Served: \d+ entries, \d+ MB, built 2026-01-01T/);
  });

  it('prints its usage', async () => {
    const { code, said } = await run([]);
    expect(code).toBe(0);
    for (const word of ['import', 'status', 'rebuild', 'forget']) expect(said).toContain(`-- ${word}`);
    expect(await run(['--help'])).toEqual({ code, said });
    expect(await run(['import', '--help'])).toEqual({ code, said });
    expect(await run(['import'])).toMatchObject({
      code: 1,
      said: expect.stringContaining('Say which files'),
    });
    expect(await run(['toString'])).toMatchObject({
      code: 1,
      said: expect.stringContaining("isn't a command"),
    });
    expect(await run(['status', 'x'])).toMatchObject({ code: 1 });
  });

  it('overwrites one line on a terminal', async () => {
    const { said } = await run(['import', file('movies.json', exportLines('movie', 300))], { isTTY: true });
    expect(said).toContain('\r\u001B[2K');
    expect(said.split('\n')).toHaveLength(3);
    expect(readFileSync(at('data/current.json'), 'utf8')).toContain('imported-');
  });
});
