import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { openStorage } from './database/openStorage.ts';
import { damageInFile } from './database/sqlite/rowSums.ts';
import type { Storage } from './database/storage.ts';
import { databases } from './database/testing/newDatabase.ts';
import { postgresMissing } from './database/testing/postgresCluster.ts';
import { openTestApp, type TestApp } from './testing/openTestApp.ts';

const password = 'a violet umbrella';
const first = 'ada.quillfeather@films.example';
const second = 'countess.thistledown@films.example';
const third = 'never.confirmed@films.example';
/** Where she is: two networks and what is left of them when they are shortened. */
const home = '198.51.100.77';
const away = '2001:db8:cafe:1::/64';
const list = '3f2a1b40-8c5d-4e6f-9a7b-0c1d2e3f4a5b';
const share = 'Sh4reSh4reSh4reSh4re22';

/** All that could identify her. */
const traces = [
  first,
  second,
  third,
  'quillfeather',
  'thistledown',
  home,
  '198.51.100',
  '2001:db8:cafe',
  'Ada Quill',
  'tulips in the attic',
  'the gardener did it',
  'zeppelins over dover',
  share,
  list,
];

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Signs up, fills a library, changes the address, gets a password wrong, and asks for mails, as people do. */
async function live(app: TestApp, storage: Storage): Promise<{ token: string; id: string }> {
  const signedUp = await app.call(
    'signUp',
    { email: first, password, displayName: 'Ada Quill', returnSecureToken: true },
    home,
  );
  const id = text(signedUp.body['localId']);
  const at = Date.parse('2026-11-21T12:00:00Z');
  const changes = [
    { key: `list/${list}`, value: { name: 'tulips in the attic', about: '', share }, at },
    { key: `item/${list}/movie/603`, value: { place: 'a', note: 'the gardener did it' }, at },
    { key: 'setting/recentSearches', value: ['zeppelins over dover'], at },
  ];
  const write = async (token: unknown, body: object) =>
    app.ask(
      '/api/library/changes',
      {
        method: 'POST',
        headers: { authorization: `Bearer ${text(token)}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
      home,
    );
  expect((await write(signedUp.body['idToken'], { changes })).status).toBe(200);
  // Mails are written after the answer.
  const codeTo = (recipient: string) =>
    vi.waitFor(async () => {
      const { body } = await storage.db
        .selectFrom('mail')
        .select('body')
        .where('recipient', '=', recipient)
        .where('body', 'like', '%oobCode=%')
        .executeTakeFirstOrThrow();
      return /oobCode=([\w-]+)/.exec(body)?.[1] ?? '';
    });
  const change = (newEmail: string, idToken: unknown) =>
    app.call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail }, home);
  await app.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: first }, home);
  await change(second, signedUp.body['idToken']);
  expect((await app.call('update', { oobCode: await codeTo(second) }, home)).status).toBe(200);
  await app.call('signInWithPassword', { email: second, password: 'wrong' }, away);
  const signedIn = await app.call('signInWithPassword', { email: second, password }, away);
  const token = text(signedIn.body['idToken']);
  // Overwritten values are values, too.
  const later = { key: 'setting/recentSearches', value: null, at: at + 1 };
  expect((await write(token, { changes: [later] })).status).toBe(200);
  await change(third, token);
  await codeTo(third);
  return { token, id };
}

async function rowsOf(storage: Storage): Promise<string> {
  const all: string[] = [];
  const tables = (await storage.db.introspection.getTables()).filter(({ isView }) => !isView);
  for (const { name } of tables)
    all.push(JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(storage.db)).rows));
  return all.join('\n');
}

function bytesIn(folder: string): string {
  return readdirSync(folder)
    .filter((name) => name.startsWith('people.sqlite'))
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('\n');
}

const found = (where: string, more: readonly string[] = []) =>
  [...traces, ...more].filter((trace) => where.toLowerCase().includes(trace.toLowerCase()));

async function openAt(databaseUrl?: string) {
  const app = await openTestApp(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl });
  onTestFinished(app.close);
  const opened = await openStorage({
    dataDirectory: app.dataDirectory,
    now: () => new Date(),
    log: pino({ level: 'silent' }),
    ...(databaseUrl !== undefined && { databaseUrl }),
  });
  if (!opened.ok) throw new Error(opened.problem);
  onTestFinished(opened.storage.close);
  return { app, storage: opened.storage };
}

async function leave(app: TestApp, token: string) {
  expect((await app.call('delete', { idToken: token }, away)).status).toBe(200);
}

describe('after an account is deleted, nothing identifies its user', () => {
  it('in SQLite: neither in a row nor in a byte of its files', async () => {
    const { app, storage } = await openAt();
    const { token, id } = await live(app, storage);
    expect(found(await rowsOf(storage)).length).toBeGreaterThan(8);
    expect(found(bytesIn(app.dataDirectory)).length).toBeGreaterThan(8);
    await leave(app, token);
    expect(found(await rowsOf(storage), [id])).toEqual([]);
    expect(found(bytesIn(app.dataDirectory), [id])).toEqual([]);
    // What is overwritten and cut off is still summed.
    expect(damageInFile(join(app.dataDirectory, 'people.sqlite'))).toBeNull();
  });

  it('while others come and go, and rows are moved about in the file', async () => {
    const { app, storage } = await openAt();
    const others: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      const other = { email: `person${count}@films.example`, password, displayName: `Person ${count}` };
      others.push(text((await app.call('signUp', other, `203.0.113.${count}`)).body['idToken']));
    }
    const { token, id } = await live(app, storage);
    for (const [index, other] of others.entries())
      if (index % 3 === 0) await app.call('delete', { idToken: other }, '203.0.113.200');
    await leave(app, token);
    expect(found(bytesIn(app.dataDirectory), [id])).toEqual([]);
    expect(found(await rowsOf(storage), [id])).toEqual([]);
  });
});

describe.skipIf(postgresMissing)('after an account is deleted', () => {
  const newDatabase = databases();

  it('no row of PostgreSQL identifies its user', async () => {
    const { app, storage } = await openAt(await newDatabase());
    const { token, id } = await live(app, storage);
    await leave(app, token);
    expect(found(await rowsOf(storage), [id])).toEqual([]);
  });
});

it('networks and addresses are never in a counter as they are, also while the account is there', async () => {
  const { app, storage } = await openAt();
  await live(app, storage);
  const counters = JSON.stringify(await storage.db.selectFrom('attempt').selectAll().execute());
  expect(counters).toContain('sign-in/known/');
  expect(found(counters)).toEqual([]);
});
