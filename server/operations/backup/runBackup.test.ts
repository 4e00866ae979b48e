import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

import { takeLock } from '@marquee/folder-lock';
import { describe, expect, test } from 'vitest';

import { flipped } from '#server/database/testing/damage.ts';

import { backupPlaces, fingerprintOf, keptFiles } from './testing/backupPlaces.ts';
import { addPeople } from './testing/somePeople.ts';

const { at, newPlace, openAt, run, backUp } = backupPlaces();

describe('npm run backup, verify and restore', () => {
  test('is refused a place while a server is using it', async () => {
    const place = await newPlace();
    const file = at('people.jsonl.gz');
    const before = await backUp(place, file);
    const lock = takeLock(place.dataDirectory, 'people');
    expect(await run(place, ['restore', file])).toEqual({
      code: 1,
      said: `A Marquee is using ${place.dataDirectory} (process ${process.pid}). Stop it, restore, and start it again.`,
    });
    if (lock.ok) lock.release();
    expect(await fingerprintOf(place)).toBe(before);
    expect(await run(place, ['restore', file])).toMatchObject({ code: 0 });
  });

  test('replaces a damaged database, whose files are kept', async () => {
    const place = await newPlace();
    const file = at('people.jsonl.gz');
    const before = await backUp(place, file);
    writeFileSync(join(place.dataDirectory, 'people.sqlite'), 'This is not a database.'.repeat(500));
    const { code, said } = await run(place, ['restore', file]);
    expect([code, said]).toEqual([0, expect.stringMatching(/kept: .*damaged-/)]);
    expect(await fingerprintOf(place)).toBe(before);
    expect(keptFiles(place)).toEqual([expect.stringMatching(/^damaged-.*\.sqlite$/)]);
  });

  test('is readable by its owner only, and is beside the others unless set otherwise', async () => {
    const place = await newPlace();
    await addPeople(await openAt(place));
    expect(await run(place, ['backup'])).toMatchObject({ code: 0 });
    const [name = ''] = keptFiles(place);
    expect(name).toMatch(/^marquee-2026-.*\.jsonl\.gz$/);
    expect(statSync(join(place.dataDirectory, 'backups', name)).mode & 0o077).toBe(0);
    const taken = at('taken');
    writeFileSync(taken, 'mine');
    expect(await run(place, ['backup', taken])).toEqual({ code: 1, said: `${taken} is there already.` });
    expect(readFileSync(taken, 'utf8')).toBe('mine');
  });

  test('that is damaged anywhere is found out, and changes nothing', async () => {
    const place = await newPlace();
    const file = at('people.jsonl.gz');
    const before = await backUp(place, file);
    const packed = readFileSync(file);
    const lines = gunzipSync(packed).toString('utf8').split('\n');
    const damages: Record<string, Buffer> = {
      'a step that no Marquee has': gzipSync(lines.join('\n').replace('002-tmdb', '002-rmdb')),
      empty: Buffer.alloc(0),
      'cut off': packed.subarray(0, packed.length / 2),
      'no backup': gzipSync('{"hello":"there"}\n'),
      'not packed': Buffer.from('hello'),
      'a bit flipped': Buffer.from(packed.map((byte, at) => (at === packed.length >> 1 ? byte ^ 1 : byte))),
      'a row changed': gzipSync(lines.map((line) => line.replace('person-5@', 'person-X@')).join('\n')),
      'a row gone': gzipSync(lines.toSpliced(7, 1).join('\n')),
      'its end gone': gzipSync(`${lines.slice(0, -2).join('\n')}\n`),
      'an unknown table': gzipSync(lines.join('\n').replace('"table":"account"', '"table":"sqlite_master"')),
      'an unknown column': gzipSync(lines.join('\n').replace('"email"', '"e\\" mail"')),
    };
    const wordsFor = (name: string) =>
      name === 'no backup' ? /^This file is not a backup/ : /^The backup is damaged: .*\.$/;
    for (const [name, bytes] of Object.entries(damages)) {
      const damaged = at('damaged');
      writeFileSync(damaged, bytes);
      for (const command of ['verify', 'restore']) {
        const { code, said } = await run(place, [command, damaged]);
        expect([name, command, code]).toEqual([name, command, 1]);
        expect([name, said]).toEqual([name, expect.stringMatching(wordsFor(name))]);
      }
    }
    expect((await run(place, ['verify', at('nowhere')])).said).toMatch(/no such file/);
    expect(await fingerprintOf(place)).toBe(before);
    expect(readdirSync(place.dataDirectory)).not.toContain('restoring');
  });

  test('with any bits flipped is found out', async () => {
    const place = await newPlace();
    const file = at('people.jsonl.gz');
    await backUp(place, file);
    const packed = readFileSync(file);
    for (let seed = 1; seed <= 60; seed += 1) {
      const bytes = [1, 10, 200][seed % 3] ?? 1;
      writeFileSync(file, flipped(packed, { seed: seed * 7919, bytes, from: 10 }));
      const { code, said } = await run(place, ['verify', file]);
      expect([seed, code, said]).toEqual([seed, 1, expect.stringMatching(/^The backup is damaged: [^\n]*$/)]);
    }
  });

  test('explains itself', async () => {
    const place = await newPlace();
    for (const [words, code] of [
      [['--help'], 0],
      [['verify'], 1],
      [['restore', 'a', 'b'], 1],
      [['verify', 'a', '--dry-run'], 1],
      [['shout'], 1],
    ] as const) {
      expect(await run(place, words)).toEqual({ code, said: expect.stringContaining('npm run backup') });
    }
  });
});
