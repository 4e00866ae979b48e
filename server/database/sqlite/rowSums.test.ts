import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, describe } from 'vitest';

import { migrations } from '#server/database/migrations/migrations.ts';
import type { Storage } from '#server/database/storage.ts';
import { changeValue, flipped, putDatabase } from '#server/database/testing/damage.ts';
import { addPeople } from '#server/operations/backup/testing/somePeople.ts';

import { openSqlite } from './openSqlite.ts';
import { damageInFile } from './rowSums.ts';

describe('findDamage', () => {
  const log = pino({ level: 'silent' });
  const now = () => new Date(1_795_000_000_000);

  let folder = '';
  let file = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'marquee-damage-'));
    file = join(folder, 'people.sqlite');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  async function withStorage(work: (storage: Storage) => Promise<unknown>): Promise<void> {
    const opened = await openSqlite({ dataDirectory: folder, now, log });
    if (!opened.ok) throw new Error(opened.problem);
    await work(opened.storage);
    await opened.storage.close();
  }

  /** Every row of every table, whatever its place in the file. */
  function rowsIn(): string {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const tables = database.prepare(`select name from sqlite_schema where type = 'table'`).all();
      return JSON.stringify(
        tables.map(({ name }) => [
          name,
          database
            .prepare(`select * from "${String(name)}"`)
            .all()
            .map((row) => JSON.stringify(row))
            .toSorted(),
        ]),
      );
    } finally {
      database.close();
    }
  }

  test('whatever is written, the sums go with it', async () => {
    await withStorage(async ({ write }) => {
      await addPeople({ write } as Storage, 20);
      expect(damageInFile(file)).toBeNull();
      await write(async (db) => {
        await db
          .updateTable('library')
          .set({ name: 'x'.repeat(9000) })
          .where('account', '=', 'person-3')
          .execute();
        await db.updateTable('account').set({ display_name: null }).execute();
        await db
          .updateTable('attempt')
          .set({ count: 0.1 + 0.2 })
          .execute();
        await db.deleteFrom('account').where('id', 'like', 'person-1%').execute();
        await db
          .insertInto('library')
          .values({ account: 'person-4', version: 99, records: 1, bytes: 1, lists: 0, name: null })
          .onConflict((conflict) => conflict.column('account').doUpdateSet({ version: 99 }))
          .execute();
      });
      await expect(
        write(async (db) => {
          await db.deleteFrom('library').execute();
          throw new Error('and back');
        }),
      ).rejects.toThrow('and back');
      expect(damageInFile(file)).toBeNull();
    });
    expect(damageInFile(file)).toBeNull();
    await withStorage(async ({ write }) => write((db) => db.deleteFrom('library').execute()));
    expect(damageInFile(file)).toBeNull();
  });

  test('what is scrubbed and rewritten keeps its sums, and what is damaged is not scrubbed', async () => {
    await withStorage(async (storage) => {
      await addPeople(storage, 20);
      await storage.write((db) => db.deleteFrom('account').where('id', 'like', 'person-1%').execute());
      await storage.scrub();
      expect(statSync(`${file}-wal`).size).toBe(0);
      expect(damageInFile(file)).toBeNull();
      await storage.write((db) => db.deleteFrom('library').execute());
      storage.setDamaged('a test');
      await storage.scrub();
      expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
    });
    const opened = await openSqlite(
      { dataDirectory: folder, now, log },
      { ...migrations, '999-nothing': async () => {} },
    );
    expect(damageInFile(file)).toBeNull();
    if (opened.ok) await opened.storage.close();
  });

  test('a program that does not keep the sums cannot write', async () => {
    await withStorage((storage) => addPeople(storage, 2));
    const other = new DatabaseSync(file);
    expect(() => other.exec(`update account set disabled = 1`)).toThrow('no such function');
    other.close();
    expect(damageInFile(file)).toBeNull();
  });

  test('one changed byte of a value, which SQLite accepts, is found', async () => {
    await withStorage((storage) => addPeople(storage, 2));
    changeValue(file, 'person-1@films', 'person-1@filns');
    const database = new DatabaseSync(file, { readOnly: true });
    expect(database.prepare('pragma quick_check').get()).toEqual({ quick_check: 'ok' });
    database.close();
    expect(damageInFile(file)).toMatch(/account/);
  });

  test('a row that is gone, or one that was never written, is seen', async () => {
    await withStorage((storage) => addPeople(storage, 2));
    const whole = readFileSync(file);
    for (const change of [
      `delete from library_register where key = 'm3s'`,
      `insert into audit values ('late', 0, null, 'sign-in', '{}', null, null)`,
      `delete from row_sum where name = 'audit'`,
      `update row_sum set sum = sum + 1 where name = 'account'`,
    ]) {
      putDatabase(file, whole);
      const database = new DatabaseSync(file);
      for (const { name } of database.prepare(`select name from sqlite_schema where type = 'trigger'`).all())
        database.exec(`drop trigger "${String(name)}"`);
      database.exec(change);
      database.close();
      expect(damageInFile(file)).toMatch(/is not what was written$/);
      // It isn't taken for right at the next start, either.
      await withStorage(async () => {});
      expect(damageInFile(file)).toMatch(/is not what was written$/);
    }
  });

  test.each([1, 10, 200])('of %i flipped bits none changes a row unseen', async (bytes) => {
    await withStorage(async (storage) => {
      await addPeople(storage, 60);
      await storage.write(async (db) => {
        // Pages that overflow, and free ones.
        await db
          .updateTable('library')
          .set({ name: 'Ann '.repeat(3000) })
          .where('account', 'like', '%5')
          .execute();
        await db.deleteFrom('library').where('account', 'like', '%2').execute();
      });
    });
    const whole = readFileSync(file);
    const before = rowsIn();
    const outcomes = Array.from({ length: 60 }, (_, index) => {
      putDatabase(file, flipped(whole, { seed: (index + 1) * 7919, bytes }));
      if (damageInFile(file) !== null) return 'seen';
      return rowsIn() === before ? 'harmless' : 'unseen';
    });
    expect(outcomes).not.toContain('unseen');
    expect(outcomes.filter((outcome) => outcome === 'seen').length).toBeGreaterThan(15);
  });
});
