import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';

import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { openPostgres } from '#server/database/postgres/openPostgres.ts';
import { openSqlite } from '#server/database/sqlite/openSqlite.ts';
import { databases } from '#server/database/testing/newDatabase.ts';
import { postgresMissing } from '#server/database/testing/postgresCluster.ts';
import { withSecondStep } from '#server/database/testing/secondStep.ts';

import type { Storage } from '../storage.ts';
import type { StorageMigrations } from './migrate.ts';
import { migrations } from './migrations.ts';

const log = pino({ level: 'silent' });
const seconds = (count: number) => () => new Date(1_795_000_000_000 + count * 1000);

let folder = '';
const opened: Storage[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-migrate-'));
});
async function closeAll() {
  for (const storage of opened.splice(0)) await storage.close();
}
afterEach(async () => {
  await closeAll();
  rmSync(folder, { recursive: true, force: true });
});

const anns = { id: 1, account: 'ann', version: 7, records: 0, bytes: 0, lists: 0, name: 'Ann' };
const writeAnns = ({ write }: Storage) =>
  write((transaction) => transaction.insertInto('library').values(anns).execute());
const libraries = ({ db }: Storage) => db.selectFrom('library').selectAll().execute();

type Engine = {
  open: (steps: StorageMigrations, now?: () => Date) => ReturnType<typeof openSqlite>;
  url: () => string;
  backups: (storage: Storage) => Promise<string[]>;
};

/** The cases for both databases. */
function suite({ open, url, backups }: Engine) {
  async function openOk(steps = migrations, now = seconds(0)): Promise<Storage> {
    const result = await open(steps, now);
    if (!result.ok) throw new Error(result.problem);
    opened.push(result.storage);
    return result.storage;
  }

  test('opens what it has opened before, without a copy', async () => {
    await writeAnns(await openOk());
    await closeAll();
    const again = await openOk();
    expect(await libraries(again)).toEqual([anns]);
    expect(await backups(again)).toEqual([]);
  });

  test('makes no copy of nothing', async () => {
    expect(await backups(await openOk(withSecondStep()))).toEqual([]);
  });

  test('copies what is there before it changes the tables', async () => {
    await writeAnns(await openOk());
    await closeAll();
    const changed = await openOk(withSecondStep());
    expect(await libraries(changed)).toEqual([{ ...anns, version: 8, nickname: 'dear ann' }]);
    expect(await backups(changed)).toEqual([JSON.stringify([anns])]);
  });

  test('refuses a database of a newer program, in one line, and leaves it alone', async () => {
    await writeAnns(await openOk(withSecondStep()));
    await closeAll();
    expect(await open(migrations)).toEqual({
      ok: false,
      problem:
        "The people's database was last used by a newer version of Marquee (999-nicknames). Start that version, or restore the backup that it made.",
    });
    expect(await libraries(await openOk(withSecondStep()))).toMatchObject([anns]);
  });

  test('a step that fails leaves everything as it was', async () => {
    await writeAnns(await openOk());
    await closeAll();
    const failing = openOk(withSecondStep(() => Promise.reject(new Error('a mistake'))));
    await expect(failing).rejects.toThrow('a mistake');
    expect(await libraries(await openOk())).toEqual([anns]);
  });

  test('killed in the middle, it leaves everything as it was', async () => {
    await writeAnns(await openOk());
    await closeAll();
    const program = fileURLToPath(import.meta.resolve('../testing/migrateAndHang.ts'));
    const child = spawn(process.execPath, [program, folder, url()], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [words] = await once(child.stdout, 'data');
    expect(String(words)).toBe('in the middle\n');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await libraries(await openOk())).toEqual([anns]);
    await closeAll();
    expect(await libraries(await openOk(withSecondStep(), seconds(1)))).toEqual([
      { ...anns, version: 8, nickname: 'dear ann' },
    ]);
  });

  test('replicas that start at once change the tables once', async () => {
    await writeAnns(await openOk());
    await closeAll();
    const one = openOk(withSecondStep(), seconds(1));
    const two = openOk(withSecondStep(), seconds(2));
    for (const storage of [await one, await two]) {
      expect(await libraries(storage)).toEqual([{ ...anns, version: 8, nickname: 'dear ann' }]);
      expect(await backups(storage)).toHaveLength(1);
    }
  });
}

describe('steps of the tables on SQLite', () => {
  const copies = () => {
    try {
      return readdirSync(join(folder, 'backups')).toSorted();
    } catch {
      return [];
    }
  };
  const open: Engine['open'] = (steps, now = seconds(0)) =>
    openSqlite({ dataDirectory: folder, now, log }, steps);
  suite({
    open,
    url: () => '',
    backups: async () =>
      copies().map((name) => {
        const database = new DatabaseSync(join(folder, 'backups', name), { readOnly: true });
        const rows = database.prepare('select * from library').all();
        database.close();
        return JSON.stringify(rows);
      }),
  });

  test('gives back the room of old tables, also where it was killed before', async () => {
    const file = join(folder, 'people.sqlite');
    const first = await open(migrations);
    if (!first.ok) throw new Error(first.problem);
    const name = 'x'.repeat(2_000_000);
    await first.storage.write((db) =>
      db
        .insertInto('library')
        .values({ ...anns, name })
        .execute(),
    );
    await first.storage.write((db) => db.deleteFrom('library').execute());
    await first.storage.close();
    expect(statSync(file).size).toBeGreaterThan(name.length);
    const again = await open(migrations);
    if (!again.ok) throw new Error(again.problem);
    await again.storage.close();
    expect(statSync(file).size).toBeLessThan(name.length);
  });

  test('keeps the newest seven copies, for its owner’s eyes only', async () => {
    const steps = { ...migrations };
    for (let count = 1; count <= 10; count += 1) {
      const result = await open(steps, seconds(count));
      if (!result.ok) throw new Error(result.problem);
      await result.storage.close();
      Object.assign(steps, { [`1${String(count).padStart(2, '0')}-nothing`]: async () => {} });
    }
    expect(copies()).toHaveLength(7);
    expect(copies().at(-1)).toBe('people-108-nothing-2026-11-18T11-06-50-000Z.sqlite');
    for (const name of copies()) expect(statSync(join(folder, 'backups', name)).mode & 0o077).toBe(0);
    expect(statSync(join(folder, 'people.sqlite')).mode & 0o077).toBe(0);
  });
});

describe.skipIf(postgresMissing)('steps of the tables on PostgreSQL', () => {
  const newDatabase = databases();
  let databaseUrl = '';
  const url = () => databaseUrl;
  beforeEach(async () => {
    databaseUrl = await newDatabase();
  });

  suite({
    open: (steps, now = seconds(0)) => openPostgres(url(), { now, log }, steps),
    url,
    backups: async ({ db }) => {
      const { rows } = await sql<{ name: string }>`
        select nspname as name from pg_namespace where nspname like 'backup%' order by nspname`.execute(db);
      const copies = rows.map(async ({ name }) => {
        const copied = await sql`select * from ${sql.id(name, 'library')}`.execute(db);
        return JSON.stringify(copied.rows);
      });
      return Promise.all(copies);
    },
  });
});
