import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { openSqlite } from '#server/database/sqlite/openSqlite.ts';
import { damageInFile, keepRowSums } from '#server/database/sqlite/rowSums.ts';

import type { Storage } from '../storage.ts';
import { migrations } from './migrations.ts';

const time = 1_795_000_000_000;

function openIn(folder: string) {
  return async (steps = migrations): Promise<Storage> => {
    const opened = await openSqlite(
      { dataDirectory: folder, now: () => new Date(time), log: pino({ level: 'silent' }) },
      steps,
    );
    if (!opened.ok) throw new Error(opened.problem);
    return opened.storage;
  };
}

/** A database before the migration: a user with all their rows, and a deleted user. */
async function fillOld(storage: Storage, file: string): Promise<void> {
  await storage.close();
  const old = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  keepRowSums(old);
  old.exec(`
    insert into account values ('ada', 'ada@films.example', 1, 'Ada', null, '$argon2id$', 0, ${time}, ${time}, ${time});
    insert into session values ('s', 'ada', 'Firefox on Android', ${time}, ${time}, ${time + 1e9});
    insert into refresh_token values ('hash', 's', ${time}, 0, null, null);
    insert into library values ('ada', 7, 1, 20, 0, 'Ada');
    insert into library_record values ('ada', 'mark/movie/603/seen', '{"on":true}', ${time}, 7, null);
    insert into mail values ('m', 'ada@films.example', 'Hello', 'A link.', ${time}, null, 0, null);
    insert into mail values ('n', 'countess@films.example', 'New', 'A link.', ${time}, null, 0, null);
    insert into mail values ('o', 'quillfeather@films.example', 'Old', '', ${time}, ${time}, 1, null);
    insert into code values ('c', 'ada', 'VERIFY_AND_CHANGE_EMAIL', 'countess@films.example', ${time}, ${time}, null);
    insert into audit values ('a', ${time}, 'ada', 'sign-in', '');
    insert into attempt values ('sign-in/known/abc/203.0.113.7', 0, ${time}, ${time + 1e9});
    insert into library values ('gone', 7, 1, 20, 0, 'thistledown');
    delete from library where account = 'gone';`);
  old.close();
}

test('keeps what belongs to people, and leaves no network address and nothing deleted behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-privacy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const open = openIn(folder);
  const file = join(folder, 'people.sqlite');
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '004'));
  await fillOld(await open(before), file);
  expect(readFileSync(file, 'latin1')).toContain('thistledown');

  const storage = await open();
  const rowsOf = async (table: 'account' | 'session' | 'refresh_token' | 'library' | 'library_register') =>
    storage.db.selectFrom(table).selectAll().execute();
  for (const table of ['account', 'session', 'refresh_token', 'library', 'library_register'] as const)
    expect(await rowsOf(table)).toHaveLength(1);
  expect(await storage.db.selectFrom('mail').selectAll().orderBy('id').execute()).toMatchObject([
    { id: 'm', body: 'A link.', account: 'ada' },
    { id: 'n', body: 'A link.', account: 'ada' },
  ]);
  expect(await storage.db.selectFrom('audit').selectAll().execute()).toMatchObject([
    { id: 'a', event: 'sign-in', device: null, place: null },
  ]);
  expect(await storage.db.selectFrom('attempt').selectAll().execute()).toEqual([]);
  await storage.close();
  expect(damageInFile(file)).toBeNull();
  const bytes = readFileSync(file, 'latin1');
  expect(bytes).toContain('ada@films.example');
  for (const trace of ['thistledown', 'quillfeather', '203.0.113.7']) expect(bytes).not.toContain(trace);
  expect(readdirSync(join(folder, 'backups'))).toHaveLength(1);
});

test('copies made before later changes of the tables have none of the keys that addresses are hashed with', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-privacy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const open = openIn(folder);
  const storage = await open();
  await storage.write((db) =>
    db.insertInto('limit_key').values({ id: 'k', secret: 'the-secret', created_at: time }).execute(),
  );
  await storage.close();
  await (await open({ ...migrations, '999-nothing': async () => {} })).close();
  const [copy = ''] = readdirSync(join(folder, 'backups'));
  expect(readFileSync(join(folder, 'backups', copy), 'latin1')).not.toContain('the-secret');
  expect(damageInFile(join(folder, 'backups', copy))).toBeNull();
  expect(readFileSync(join(folder, 'people.sqlite'), 'latin1')).toContain('the-secret');
});
