import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';

import { migrations } from '#server/database/migrations/migrations.ts';
import type { Storage } from '#server/database/storage.ts';
import { databases } from '#server/database/testing/newDatabase.ts';
import { postgresMissing } from '#server/database/testing/postgresCluster.ts';
import { withSecondStep } from '#server/database/testing/secondStep.ts';

import { createFingerprint } from './backupHeader.ts';
import { passingTables, peopleTables } from './peopleTables.ts';
import { openSource, type PeopleLocation } from './source.ts';
import { backupPlaces, fingerprintOf, keptFiles } from './testing/backupPlaces.ts';
import { addPeople } from './testing/somePeople.ts';

const { at, newPlace, openAt, closeAll, run, backUp } = backupPlaces();

const accounts = async ({ db }: Storage) =>
  (await db.selectFrom('account').select('id').orderBy('id').execute()).map(({ id }) => id);

type Engine = { place: () => Promise<PeopleLocation>; kept: (place: PeopleLocation) => Promise<string[]> };

function suite({ place, kept }: Engine) {
  test('restores every row as it was, and keeps what was there', async () => {
    const used = await place();
    const file = at('people.jsonl.gz');
    const before = await backUp(used, file);
    const changed = await openAt(used);
    await changed.write((db) => db.deleteFrom('account').where('id', '=', 'person-3').execute());
    await closeAll();
    expect(await fingerprintOf(used)).not.toBe(before);

    const { code, said } = await run(used, ['restore', file]);
    expect(said).toMatch(/^Restored 485 rows .*\nWhat was there before is kept: .*before.restore/s);
    expect(code).toBe(0);
    expect(await fingerprintOf(used)).toBe(before);
    expect(await accounts(await openAt(used))).toContain('person-3');
    expect(await kept(used)).toHaveLength(1);
  });

  test('gives new libraries numbers of their own afterwards', async () => {
    const used = await place();
    const file = at('people.jsonl.gz');
    await backUp(used, file);
    expect(await run(used, ['restore', file])).toMatchObject({ code: 0 });
    const { db, write } = await openAt(used);
    const size = { records: 0, bytes: 0, lists: 0 };
    await write((db) =>
      db
        .insertInto('library')
        .values({ account: 'new', version: 1, ...size, name: null })
        .execute(),
    );
    expect(await db.selectFrom('library').select('id').distinct().execute()).toHaveLength(31);
  });

  test('takes the place of older tables, and nothing of them stays', async () => {
    const file = at('people.jsonl.gz');
    const before = await backUp(await place(), file);
    const used = await place();
    const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '006'));
    await openAt(used, older);
    await closeAll();
    expect(await run(used, ['restore', file])).toMatchObject({ code: 0 });
    expect(await fingerprintOf(used)).toBe(before);
    const tables = await (await openAt(used)).db.introspection.getTables();
    expect(
      tables.filter(({ name, schema }) => name === 'library_record' && !schema?.startsWith('backup')),
    ).toEqual([]);
  });

  test('goes on being written to while it is copied, and the copy is of one moment', async () => {
    const used = await place();
    const storage = await openAt(used);
    await addPeople(storage);
    const before = await fingerprintOf(used);
    const source = await openSource(used);
    const fingerprint = createFingerprint();
    let table = '';
    for await (const batch of source.batches()) {
      fingerprint.add(batch);
      if (batch.table !== table) {
        const id = `late-${(table = batch.table)}`;
        await storage.write((db) =>
          db.insertInto('audit').values({ id, at: 0, account: null, event: 'late', detail: '' }).execute(),
        );
      }
    }
    await source.close();
    expect(fingerprint.read()).toBe(before);
    expect(await fingerprintOf(used)).not.toBe(before);
  });

  test('migrates a backup of an older program', async () => {
    const used = await place();
    const file = at('older.jsonl.gz');
    await backUp(used, file);
    const fresh = await place();
    const later = withSecondStep();
    expect(await run(fresh, ['restore', file], later)).toMatchObject({ code: 0 });
    const storage = await openAt(fresh, later);
    expect(await accounts(storage)).toHaveLength(30);
    expect(
      await storage.db.selectFrom('library').selectAll().where('account', '=', 'person-7').execute(),
    ).toEqual([
      {
        id: expect.any(Number),
        account: 'person-7',
        version: 13,
        records: 12,
        bytes: 400,
        lists: 1,
        name: 'Ann',
        nickname: 'dear person-7',
      },
    ]);
  });

  test('restores a backup of the first Marquee', async () => {
    const used = await place();
    const file = resolve(import.meta.dirname, 'testing/people-001.jsonl.gz');
    const { code, said } = await run(used, ['restore', file]);
    expect([code, said]).toEqual([0, expect.stringMatching(/^Restored 53 rows .*tables as of 001-people\./)]);
    expect(await accounts(await openAt(used))).toEqual(['person-0', 'person-1', 'person-2']);
  });

  test('refuses a backup of a newer program and changes nothing', async () => {
    const newer = await place();
    const file = at('newer.jsonl.gz');
    await backUp(newer, file, withSecondStep());
    const used = await place();
    await addPeople(await openAt(used), 2);
    const before = await fingerprintOf(used);
    await closeAll();
    expect(await run(used, ['restore', file])).toEqual({
      code: 1,
      said: 'The backup was made by a newer version of Marquee (999-nicknames). Restore it with that version.',
    });
    expect(await run(used, ['verify', file])).toMatchObject({ code: 1 });
    expect(await fingerprintOf(used)).toBe(before);
  });

  test('says what it would do, and does nothing', async () => {
    const used = await place();
    const file = at('people.jsonl.gz');
    const before = await backUp(used, file);
    const { code, said } = await run(used, ['restore', file, '--dry-run']);
    expect(code).toBe(0);
    expect(said).toMatch(/is sound: made 2026-11-22 \d\d:\d\d UTC from .*485 rows .*Nothing was changed\.$/s);
    expect(await fingerprintOf(used)).toBe(before);
    expect(await kept(used)).toEqual([]);
  });

  test('restores into a place where nothing was', async () => {
    const used = await place();
    const file = at('people.jsonl.gz');
    const before = await backUp(used, file);
    const fresh = await place();
    expect((await run(fresh, ['restore', file])).said).toMatch(/\nNothing was there before\.$/);
    expect(await fingerprintOf(fresh)).toBe(before);
    expect((await run(await place(), ['backup', at('none')])).said).toMatch(/^There is no people/);
  });
}

test('knows every table that there is', async () => {
  const { db } = await openAt(await newPlace());
  const tables = await db.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => !name.startsWith('marquee_migration'));
  expect(new Set([...peopleTables, ...passingTables])).toEqual(new Set([...names, 'library_record']));
});

describe('a backup of SQLite', () => {
  suite({ place: newPlace, kept: async (place) => keptFiles(place) });
});

describe.skipIf(postgresMissing)('a backup of PostgreSQL', () => {
  const newDatabase = databases();
  const place = async () => ({ dataDirectory: at(''), databaseUrl: await newDatabase() });

  suite({
    place,
    kept: async (used) => {
      const { db } = await openAt(used);
      const { rows } = await sql<{ name: string }>`
        select nspname as name from pg_namespace where nspname like 'backup%'`.execute(db);
      return rows.map(({ name }) => name);
    },
  });

  test('waits for the connections of a server that has just stopped', async () => {
    const used = await place();
    const file = at('people.jsonl.gz');
    await backUp(used, file);
    await accounts(await openAt(used));
    const restoring = run(used, ['restore', file]);
    await setTimeout(300);
    await closeAll();
    expect(await restoring).toMatchObject({ code: 0 });
  });

  test('is refused a place while a server is using it', async () => {
    const used = await place();
    const file = at('people.jsonl.gz');
    const before = await backUp(used, file);
    expect(await accounts(await openAt(used))).toHaveLength(30);
    expect(await run(used, ['restore', file])).toEqual({
      code: 1,
      said: 'A Marquee is using this database. Stop every server, restore, and start them again.',
    });
    expect(await fingerprintOf(used)).toBe(before);
  });

  test('moves an installation from SQLite and back', async () => {
    const file = at('sqlite.jsonl.gz');
    const before = await backUp(await newPlace(), file);
    const used = await place();
    expect(await run(used, ['restore', file])).toMatchObject({ code: 0 });
    expect(await fingerprintOf(used)).toBe(before);
    const back = at('postgres.jsonl.gz');
    expect(await run(used, ['backup', back])).toMatchObject({ code: 0 });
    const end = await newPlace();
    expect(await run(end, ['restore', back])).toMatchObject({ code: 0 });
    expect(await fingerprintOf(end)).toBe(before);
  });
});
