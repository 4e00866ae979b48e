import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { pino } from 'pino';
import { expect, test } from 'vitest';

import { createNightlyBackups } from './nightlyBackups.ts';
import { backupPlaces, fingerprintOf, keptFiles } from './testing/backupPlaces.ts';
import { addPeople } from './testing/somePeople.ts';

const { newPlace, openAt, run } = backupPlaces();

test('once a day, seven are kept, and each can be restored', async () => {
  const place = await newPlace();
  await addPeople(await openAt(place), 3);
  let time = Date.parse('2026-11-22T03:00:00Z');
  const { dataDirectory } = place;
  const log = pino({ level: 'silent' });
  const backups = createNightlyBackups({ dataDirectory, now: () => new Date(time), log });
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

test('one that cannot be made is told, and is no reason to fall', async () => {
  const place = await newPlace();
  const told: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => told.push(line) });
  const backups = createNightlyBackups({ dataDirectory: place.dataDirectory, now: () => new Date(0), log });
  await backups.round();
  expect(told.join('')).toContain('the nightly backup could not be made');
  rmSync(place.dataDirectory, { recursive: true });
});
