import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { describe, expect, test } from 'vitest';

import { databases } from '#server/database/testing/newDatabase.ts';
import { postgresMissing } from '#server/database/testing/postgresCluster.ts';

import { besideFolder } from './besideSqlite.ts';
import type { PeopleLocation } from './source.ts';
import { backupPlaces, fingerprintOf } from './testing/backupPlaces.ts';
import { addPeople } from './testing/somePeople.ts';

const { at, newPlace, openAt, closeAll, run, backUp } = backupPlaces();
type Begun = () => Promise<boolean> | boolean;

const program = fileURLToPath(import.meta.resolve('../../backupCommand.ts'));

/** Starts a restore as a process of its own and kills it: `later` milliseconds after it has begun to build. */
async function kill(place: PeopleLocation, file: string, begun: Begun, later: number) {
  const child = spawn(process.execPath, [program, 'restore', file], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: place.dataDirectory,
      ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  while (child.exitCode === null && !(await begun())) await setTimeout(1);
  await setTimeout(later);
  child.kill('SIGKILL');
  await ended;
}

/** A place with a few people and the backup of another with many; whatever is killed, it is one or the other. */
async function survives(place: PeopleLocation, begun: Begun, kills: readonly number[]) {
  const file = at('many.jsonl.gz');
  const after = await backUp(await newPlace(), file);
  await addPeople(await openAt(place), 2);
  const before = await fingerprintOf(place);
  await closeAll();
  const seen = new Set<string>();
  for (const later of kills) {
    await kill(place, file, begun, later);
    seen.add(await fingerprintOf(place));
  }
  expect([before, after]).toEqual(expect.arrayContaining([...seen]));
  expect(seen).toContain(before);
  expect(await run(place, ['restore', file])).toMatchObject({ code: 0 });
  expect(await fingerprintOf(place)).toBe(after);
  return place;
}

test('a restore that is killed leaves all of the old or all of the new, in SQLite', async () => {
  const place = await newPlace();
  const beside = join(besideFolder(place.dataDirectory), 'people.sqlite');
  const birth = () => statSync(beside, { throwIfNoEntry: false })?.birthtimeMs;
  let last = birth();
  const begun = () => {
    // The one that was killed has left one, too.
    const isNew = birth() !== undefined && birth() !== last;
    if (isNew) last = birth();
    return isNew;
  };
  await survives(place, begun, [0, 20, 80]);
  expect(existsSync(besideFolder(place.dataDirectory))).toBe(false);
});

describe.skipIf(postgresMissing)('on PostgreSQL', () => {
  const newDatabase = databases();

  test('a restore that is killed leaves all of the old or all of the new', async () => {
    const place = { dataDirectory: at(''), databaseUrl: await newDatabase() };
    const { Client } = await import('pg');
    const client = new Client({ connectionString: place.databaseUrl });
    await client.connect();
    const count = async (question: string) => (await client.query(question)).rowCount;
    const writing = `select from pg_stat_activity where application_name = 'marquee restore' and xact_start < now()`;
    await survives(place, async () => (await count(writing)) !== 0, [0, 40]);
    expect(await count(`select from pg_namespace where nspname = 'marquee_restoring'`)).toBe(0);
    await client.end();
  });
});
