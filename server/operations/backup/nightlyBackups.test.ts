import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { changeValue } from '#server/database/testing/damage.ts';

import { forgetOldCopies, createNightlyBackups } from './nightlyBackups.ts';
import { backupPlaces, fingerprintOf, keptFiles } from './testing/backupPlaces.ts';
import { addPeople } from './testing/somePeople.ts';

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

const { newPlace, openAt, closeAll, run } = backupPlaces();

const onDamage = (says: string) => {
  throw new Error(says);
};

test('once a day, seven are kept, and each can be restored', { tags: ['full'] }, async () => {
  const place = await newPlace();
  await addPeople(await openAt(place), 3);
  let time = Date.parse('2026-11-22T03:00:00Z');
  const { dataDirectory } = place;
  const log = pino({ level: 'silent' });
  const backups = createNightlyBackups({ dataDirectory, onDamage, now: () => new Date(time), log });
  for (let hour = 0; hour < 24 * 9; hour += 1) {
    await backups.round();
    time += 3_600_000;
  }
  const names = keptFiles(place);
  expect(names).toHaveLength(7);
  expect(names[0]).toBe('nightly-2026-11-24T03-00-00-000Z.jsonl.gz');
  expect(names[6]).toBe('nightly-2026-11-30T03-00-00-000Z.jsonl.gz');

  const fresh = await newPlace();
  const restored = await run(fresh, ['restore', join(dataDirectory, 'backups', names[6] ?? '')]);
  expect(restored).toMatchObject({ code: 0 });
  expect(await fingerprintOf(fresh)).toBe(await fingerprintOf(place));
});

test('a damaged database is reported, replaces no good backup, and is not backed up by hand either', async () => {
  const place = await newPlace();
  await addPeople(await openAt(place), 3);
  await closeAll();
  let time = Date.parse('2026-11-22T03:00:00Z');
  const told: string[] = [];
  const { dataDirectory } = place;
  const log = pino({ level: 'silent' });
  const backups = createNightlyBackups({
    dataDirectory,
    onDamage: (says) => told.push(says),
    now: () => new Date(time),
    log,
  });
  for (let day = 0; day < 7; day += 1, time += 86_400_000) await backups.round();
  expect(keptFiles(place)).toHaveLength(7);
  const copy = 'people-001-people-2026-01-01T00-00-00-000Z.sqlite';
  writeFileSync(join(dataDirectory, 'backups', copy), '');
  const good = keptFiles(place);

  changeValue(join(dataDirectory, 'people.sqlite'), 'Firefox on Android', 'Firefax on Android');
  for (let day = 0; day < 3; day += 1, time += 86_400_000) await backups.round();
  expect(told).toEqual(Array.from({ length: 3 }, () => 'what session holds is not what was written'));
  expect(keptFiles(place)).toEqual(good);
  const newest = join(dataDirectory, 'backups', good[6] ?? '');
  expect(await run(place, ['backup'])).toEqual({
    code: 1,
    said: `people.sqlite is damaged (what session holds is not what was written) and was not backed up. Stop Marquee and run: npm run restore -- ${newest}`,
  });
  const dry = await run(place, ['restore', newest, '--dry-run']);
  expect(dry).toMatchObject({ code: 0, said: expect.stringContaining('the place of a damaged database') });

  const restored = await run(place, ['restore', newest]);
  expect(restored).toMatchObject({ code: 0, said: expect.stringMatching(/kept: .*damaged-.*\.sqlite$/) });
  await backups.round();
  expect(told).toHaveLength(3);
  expect(keptFiles(place).filter((name) => name.startsWith('nightly'))).toHaveLength(7);
  expect(keptFiles(place)).not.toContain(copy);
});

test('one that cannot be made is reported, and does not end the server', async () => {
  const place = await newPlace();
  const told: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => told.push(line) });
  const backups = createNightlyBackups({
    dataDirectory: place.dataDirectory,
    onDamage,
    now: () => new Date(0),
    log,
  });
  await backups.round();
  expect(told.join('')).toContain('the nightly backup could not be made');
  rmSync(place.dataDirectory, { recursive: true });
});
