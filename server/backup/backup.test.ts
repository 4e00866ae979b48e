import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { StorageMigrations } from '#server/storage/migrations/migration.ts';
import { migrations } from '#server/storage/migrations/migrations.ts';
import { openPostgres } from '#server/storage/postgres/openPostgres.ts';
import { openSqlite } from '#server/storage/sqlite/openSqlite.ts';
import type { Storage } from '#server/storage/storage.ts';
import { PostgresCluster, postgresMissing } from '#server/storage/testing/postgresCluster.ts';
import { withSecondStep } from '#server/storage/testing/secondStep.ts';
import { takeLock } from '#server/takeLock.ts';

import { createFingerprint } from './fingerprint.ts';
import { passingTables, peopleTables } from './peopleTables.ts';
import { runBackup } from './runBackup.ts';
import { openSource, type Place } from './source.ts';
import { addPeople } from './testing/somePeople.ts';

const log = pino({ level: 'silent' });
let time = Date.parse('2026-11-22T03:00:00Z');
const now = () => new Date((time += 1000));

let folder = '';
const opened: Storage[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-backup-'));
});
async function closeAll() {
  for (const storage of opened.splice(0)) await storage.close();
}
afterEach(async () => {
  await closeAll();
  rmSync(folder, { recursive: true, force: true });
});

async function openAt({ dataDirectory, databaseUrl }: Place, steps = migrations): Promise<Storage> {
  const result = await (databaseUrl === undefined
    ? openSqlite({ dataDirectory, now, log }, steps)
    : openPostgres(databaseUrl, { now, log }, steps));
  if (!result.ok) throw new Error(result.problem);
  opened.push(result.storage);
  return result.storage;
}

async function run(place: Place, words: readonly string[], steps: StorageMigrations = migrations) {
  let said = '';
  const output = { write: (text: string) => (said += text) };
  return { code: await runBackup(words, { place, migrations: steps, now, output }), said: said.trimEnd() };
}

/** What every row of every table comes to. */
async function fingerprintOf(place: Place): Promise<string> {
  const source = await openSource(place);
  const fingerprint = createFingerprint();
  for await (const batch of source.batches()) fingerprint.add(batch);
  await source.close();
  return fingerprint.read();
}

const accounts = async ({ db }: Storage) =>
  (await db.selectFrom('account').select('id').orderBy('id').execute()).map(({ id }) => id);

/** A backup of some people, and the place that it was made from. */
async function backUp(place: Place, file: string, steps = migrations): Promise<string> {
  await addPeople(await openAt(place, steps));
  expect(await run(place, ['backup', file])).toMatchObject({ code: 0 });
  const fingerprint = await fingerprintOf(place);
  await closeAll();
  return fingerprint;
}

type Engine = { place: () => Promise<Place>; kept: (place: Place) => Promise<string[]> };

function suite({ place: newPlace, kept }: Engine) {
  test('brings back every row as it was, and keeps what was there', async () => {
    const place = await newPlace();
    const file = join(folder, 'people.jsonl.gz');
    const before = await backUp(place, file);
    const changed = await openAt(place);
    await changed.write((db) => db.deleteFrom('account').where('id', '=', 'person-3').execute());
    await closeAll();
    expect(await fingerprintOf(place)).not.toBe(before);

    const { code, said } = await run(place, ['restore', file]);
    expect(said).toMatch(/^Restored 485 rows .*\nWhat was there before is kept: .*before.restore/s);
    expect(code).toBe(0);
    expect(await fingerprintOf(place)).toBe(before);
    expect(await accounts(await openAt(place))).toContain('person-3');
    expect(await kept(place)).toHaveLength(1);
  });

  test('goes on being written to while it is copied, and the copy is of one moment', async () => {
    const place = await newPlace();
    const storage = await openAt(place);
    await addPeople(storage);
    const before = await fingerprintOf(place);
    const source = await openSource(place);
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
    expect(await fingerprintOf(place)).not.toBe(before);
  });

  test('brings a backup of an older program to the tables of this one', async () => {
    const place = await newPlace();
    const file = join(folder, 'older.jsonl.gz');
    await backUp(place, file);
    const fresh = await newPlace();
    const later = withSecondStep();
    expect(await run(fresh, ['restore', file], later)).toMatchObject({ code: 0 });
    const storage = await openAt(fresh, later);
    expect(await accounts(storage)).toHaveLength(30);
    expect(
      await storage.db.selectFrom('library').selectAll().where('account', '=', 'person-7').execute(),
    ).toEqual([
      {
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

  test('refuses a backup of a newer program and changes nothing', async () => {
    const newer = await newPlace();
    const file = join(folder, 'newer.jsonl.gz');
    await backUp(newer, file, withSecondStep());
    const place = await newPlace();
    await addPeople(await openAt(place), 2);
    const before = await fingerprintOf(place);
    await closeAll();
    expect(await run(place, ['restore', file])).toEqual({
      code: 1,
      said: 'The backup was made by a newer Marquee (002-nicknames). Restore it with that one.',
    });
    expect(await run(place, ['verify', file])).toMatchObject({ code: 1 });
    expect(await fingerprintOf(place)).toBe(before);
  });

  test('says what it would do, and does nothing', async () => {
    const place = await newPlace();
    const file = join(folder, 'people.jsonl.gz');
    const before = await backUp(place, file);
    const { code, said } = await run(place, ['restore', file, '--dry-run']);
    expect(code).toBe(0);
    expect(said).toMatch(/is sound: made 2026-11-22 \d\d:\d\d UTC from .*485 rows .*Nothing was changed\.$/s);
    expect(await fingerprintOf(place)).toBe(before);
    expect(await kept(place)).toEqual([]);
  });

  test('restores into a place where nothing was', async () => {
    const place = await newPlace();
    const file = join(folder, 'people.jsonl.gz');
    const before = await backUp(place, file);
    const fresh = await newPlace();
    expect((await run(fresh, ['restore', file])).said).toMatch(/\nNothing was there before\.$/);
    expect(await fingerprintOf(fresh)).toBe(before);
    expect((await run(await newPlace(), ['backup', join(folder, 'none')])).said).toMatch(
      /^There is no people/,
    );
  });
}

let places = 0;
const sqlitePlace = async () => ({ dataDirectory: mkdtempSync(join(folder, `data-${(places += 1)}-`)) });
const keptFiles = ({ dataDirectory }: Place) => {
  try {
    return readdirSync(join(dataDirectory, 'backups')).toSorted();
  } catch {
    return [];
  }
};

test('knows every table that there is', async () => {
  const { db } = await openAt(await sqlitePlace());
  const tables = await db.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => !name.startsWith('marquee_migration'));
  expect(new Set([...peopleTables, ...passingTables])).toEqual(new Set(names));
});

describe('a backup of SQLite', () => {
  suite({ place: sqlitePlace, kept: async (place) => keptFiles(place) });

  test('is refused a place while a server is using it', async () => {
    const place = await sqlitePlace();
    const file = join(folder, 'people.jsonl.gz');
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

  test('takes the place of a damaged database, whose files are kept', async () => {
    const place = await sqlitePlace();
    const file = join(folder, 'people.jsonl.gz');
    const before = await backUp(place, file);
    writeFileSync(join(place.dataDirectory, 'people.sqlite'), 'This is not a database.'.repeat(500));
    const { code, said } = await run(place, ['restore', file]);
    expect([code, said]).toEqual([0, expect.stringMatching(/kept: .*damaged-/)]);
    expect(await fingerprintOf(place)).toBe(before);
    expect(keptFiles(place)).toEqual([expect.stringMatching(/^damaged-.*\.sqlite$/)]);
  });

  test('is for its owner’s eyes only, and lies with the others unless told otherwise', async () => {
    const place = await sqlitePlace();
    await addPeople(await openAt(place));
    expect(await run(place, ['backup'])).toMatchObject({ code: 0 });
    const [name = ''] = keptFiles(place);
    expect(name).toMatch(/^marquee-2026-.*\.jsonl\.gz$/);
    expect(statSync(join(place.dataDirectory, 'backups', name)).mode & 0o077).toBe(0);
    const taken = join(folder, 'taken');
    writeFileSync(taken, 'mine');
    expect(await run(place, ['backup', taken])).toEqual({ code: 1, said: `${taken} is there already.` });
    expect(readFileSync(taken, 'utf8')).toBe('mine');
  });

  test('that is damaged anywhere is found out, and changes nothing', async () => {
    const place = await sqlitePlace();
    const file = join(folder, 'people.jsonl.gz');
    const before = await backUp(place, file);
    const packed = readFileSync(file);
    const lines = gunzipSync(packed).toString('utf8').split('\n');
    const damages: Record<string, Buffer> = {
      empty: Buffer.alloc(0),
      'cut off': packed.subarray(0, packed.length / 2),
      'no backup': gzipSync('{"hello":"there"}\n'),
      'not packed': Buffer.from('hello'),
      'a bit flipped': Buffer.from(packed.map((byte, at) => (at === packed.length >> 1 ? byte ^ 1 : byte))),
      'a row changed': gzipSync(lines.map((line) => line.replace('person-5@', 'person-X@')).join('\n')),
      'a row gone': gzipSync(lines.toSpliced(7, 1).join('\n')),
      'its end gone': gzipSync(`${lines.slice(0, -2).join('\n')}\n`),
      'a table that nobody knows': gzipSync(
        lines.join('\n').replace('"table":"account"', '"table":"sqlite_master"'),
      ),
      'a column that nobody knows': gzipSync(lines.join('\n').replace('"email"', '"e\\" mail"')),
    };
    for (const [name, bytes] of Object.entries(damages)) {
      const damaged = join(folder, 'damaged');
      writeFileSync(damaged, bytes);
      for (const command of ['verify', 'restore']) {
        const { code, said } = await run(place, [command, damaged]);
        expect([name, command, code]).toEqual([name, command, 1]);
        expect(said).toMatch(/^(?:The backup|This file) .*\.$/);
      }
    }
    expect((await run(place, ['verify', join(folder, 'nowhere')])).said).toMatch(/no such file/);
    expect(await fingerprintOf(place)).toBe(before);
    expect(readdirSync(place.dataDirectory)).not.toContain('restoring');
  });

  test('explains itself', async () => {
    const place = await sqlitePlace();
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

describe.skipIf(postgresMissing)('a backup of PostgreSQL', () => {
  let cluster: PostgresCluster | undefined;
  let databases = 0;
  beforeAll(async () => {
    cluster = new PostgresCluster();
    await cluster.start();
  }, 60_000);
  afterAll(() => cluster?.remove());
  const place = async () => {
    const name = `backup_${(databases += 1)}`;
    await cluster?.createDatabase(name);
    return { dataDirectory: folder, databaseUrl: cluster?.url(name) ?? '' };
  };

  suite({
    place,
    kept: async (at) => {
      const { db } = await openAt(at);
      const { rows } = await sql<{ name: string }>`
        select nspname as name from pg_namespace where nspname like 'backup%'`.execute(db);
      return rows.map(({ name }) => name);
    },
  });

  test('is refused a place while a server is using it', async () => {
    const at = await place();
    const file = join(folder, 'people.jsonl.gz');
    const before = await backUp(at, file);
    expect(await accounts(await openAt(at))).toHaveLength(30);
    expect(await run(at, ['restore', file])).toEqual({
      code: 1,
      said: 'A Marquee is using this database. Stop every server, restore, and start them again.',
    });
    expect(await fingerprintOf(at)).toBe(before);
  });

  test('moves an installation from SQLite and back', async () => {
    const file = join(folder, 'sqlite.jsonl.gz');
    const before = await backUp(await sqlitePlace(), file);
    const at = await place();
    expect(await run(at, ['restore', file])).toMatchObject({ code: 0 });
    expect(await fingerprintOf(at)).toBe(before);
    const back = join(folder, 'postgres.jsonl.gz');
    expect(await run(at, ['backup', back])).toMatchObject({ code: 0 });
    const end = await sqlitePlace();
    expect(await run(end, ['restore', back])).toMatchObject({ code: 0 });
    expect(await fingerprintOf(end)).toBe(before);
  });
});
