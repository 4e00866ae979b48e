import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';

import { takeLock } from '@marquee/folder-lock';
import { describe, expect, it } from 'vitest';

import type { SearchEntry } from '#entry.ts';
import { readPointer } from '#importing/indexPointer.ts';
import { commandInFolder } from '#importing/testing/commandInFolder.ts';
import { entryOf } from '#importing/testing/sampleEmbedded.ts';
import { exportLines } from '#importing/testing/sampleLines.ts';

const { file, run, at } = commandInFolder();

describe('npm run catalogue, in trouble', () => {
  it('refuses files that it does not know, and then changes nothing', async () => {
    const movies = file('movies.json', exportLines('movie', 30));
    const notes = file('notes.txt', ['hello']);
    const { code, said } = await run(['import', movies, notes, at('nowhere')]);
    expect(code).toBe(1);
    expect(said).toMatch(/notes\.txt is none of the files/);
    expect(said).toMatch(/nowhere doesn't exist/);
    mkdirSync(at('empty'));
    expect((await run(['import', at('empty')])).said).toMatch(/empty holds no file that can be imported/);
    expect((await run(['status'])).said).toContain('Nothing was imported');
  });

  it('lets only one import at a time change anything', async () => {
    const movies = file('movies.json', exportLines('movie', 30));
    const lock = takeLock(at('data'), 'import');
    const { code, said } = await run(['import', movies]);
    expect(code).toBe(1);
    expect(said).toContain(`Another import is under way (process ${process.pid}).`);
    expect((await run(['forget'])).code).toBe(1);
    if (lock.ok) lock.release();
    expect((await run(['import', movies])).code).toBe(0);
  });

  it('ignores a process number left by a killed import', async () => {
    mkdirSync(at('data'));
    writeFileSync(at('data/import.pid'), `${process.pid}\n`);
    expect((await run(['import', file('movies.json', exportLines('movie', 3))])).code).toBe(0);
  });

  it("says so where the folder can't be made or what was read is damaged", async () => {
    const movies = file('movies.json', exportLines('movie', 30));
    writeFileSync(at('data'), 'a file');
    expect(await run(['import', movies])).toMatchObject({
      code: 1,
      said: expect.stringMatching(/there is a file/),
    });
    rmSync(at('data'));
    mkdirSync(at('data'));
    writeFileSync(at('data/staging.sqlite'), 'x'.repeat(5000));
    expect(await run(['import', movies])).toMatchObject({
      code: 1,
      said: expect.stringMatching(/is damaged.*forget/),
    });
    expect((await run(['forget'])).code).toBe(0);
    expect((await run(['import', movies])).code).toBe(0);
  });

  it('leaves all as it was where a rebuild fails half-way', async () => {
    await run(['import', file('movies.json', exportLines('movie', 30))]);
    const before = [readPointer(at('data')), readdirSync(at('data')).toSorted()];
    const full = () => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    function* entries(): Generator<SearchEntry> {
      yield entryOf({ kind: 'movie', id: 5_000_000, name: 'A Newer Film' });
      throw full();
    }
    const { code, said } = await run(['rebuild'], { embedded: { fingerprint: 'newer', entries } });
    expect(code).toBe(1);
    expect(said).toContain('The disk is full. Make room and run the same command again');
    expect([readPointer(at('data')), readdirSync(at('data')).toSorted()]).toEqual(before);
    expect((await run(['rebuild'])).code).toBe(0);
  });

  it("doesn't hide an unexpected error", async () => {
    await run(['import', file('movies.json', exportLines('movie', 3))]);
    const entries = () => {
      throw new TypeError('a mistake of ours');
    };
    await expect(run(['rebuild'], { embedded: { fingerprint: 'newer', entries } })).rejects.toThrow(
      'a mistake',
    );
    expect((await run(['rebuild'])).code).toBe(0);
  });
});
