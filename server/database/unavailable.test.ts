import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { openStorage } from './openStorage.ts';
import type { Storage } from './storage.ts';
import { PostgresCluster, postgresMissing } from './testing/postgresCluster.ts';

const log = pino({ level: 'silent' });
const now = () => new Date();
const library = (account: string, name: string | null = null) => ({
  account,
  version: 0,
  records: 0,
  bytes: 0,
  lists: 0,
  name,
});
const add = ({ write }: Storage, account: string, name?: string) =>
  write((transaction) => transaction.insertInto('library').values(library(account, name)).execute());
const accounts = async ({ db }: Storage) =>
  (await db.selectFrom('library').select('account').orderBy('account').execute()).map(
    ({ account }) => account,
  );

describe('SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-unavailable-'));
  const storages: Storage[] = [];
  afterEach(async () => {
    for (const storage of storages.splice(0)) await storage.close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const openIn = async (name: string) => {
    const dataDirectory = join(folder, name);
    mkdirSync(dataDirectory, { recursive: true });
    const opened = await openStorage({ dataDirectory, now, log });
    if (opened.ok) storages.push(opened.storage);
    return opened;
  };

  test('without room says so, keeps what it has, goes on reading, and writes again when there is room', async () => {
    const opened = await openIn('full');
    if (!opened.ok) throw new Error(opened.problem);
    const { storage } = opened;
    await add(storage, 'ann');
    const limit = (pages: number) =>
      storage.write((transaction) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(transaction));
    await limit(1);
    await expect(add(storage, 'bob', 'x'.repeat(100_000))).rejects.toMatchObject({
      name: 'StorageUnavailable',
      reason: 'full',
    });
    expect(await accounts(storage)).toEqual(['ann']);
    await limit(1_000_000);
    await add(storage, 'bob', 'x'.repeat(100_000));
    expect(await accounts(storage)).toEqual(['ann', 'bob']);
  });

  test('waits for another process without holding up this one', async () => {
    const opened = await openIn('busy');
    const another = await openIn('busy');
    if (!opened.ok || !another.ok) throw new Error('not open');
    let release = () => {};
    const held = another.storage.write(() => new Promise<void>((done) => (release = done)));
    const waiting = add(opened.storage, 'ann');
    // If SQLite itself waited, each of these would take seconds.
    for (let turns = 0; turns < 30; turns += 1) await new Promise((again) => setTimeout(again, 5));
    release();
    await held;
    await waiting;
    expect(await accounts(opened.storage)).toEqual(['ann']);
  });

  test('a file that is no database is reported in one line', async () => {
    mkdirSync(join(folder, 'rubbish'));
    writeFileSync(
      join(folder, 'rubbish/people.sqlite'),
      'This is not a database, whatever it is called.'.repeat(50),
    );
    expect(await openIn('rubbish')).toEqual({
      ok: false,
      problem: `${join(folder, 'rubbish/people.sqlite')} can't be used: file is not a database.`,
      isDamaged: true,
    });
  });

  test('a folder that is not there is reported in one line', async () => {
    const opened = await openStorage({ dataDirectory: join(folder, 'nowhere'), now, log });
    expect(opened).toMatchObject({
      ok: false,
      problem: expect.stringContaining('no such file or directory'),
    });
  });
});

describe.skipIf(postgresMissing)('PostgreSQL', () => {
  let cluster: PostgresCluster | undefined;
  let storage: Storage | undefined;
  beforeAll(async () => {
    cluster = new PostgresCluster({ durable: true });
    await cluster.start();
  }, 60_000);
  afterAll(async () => {
    await storage?.close();
    await cluster?.remove();
  });

  test('gone and back: reported as unreachable, and used again without a restart', async () => {
    if (!cluster) throw new Error('no cluster');
    const opened = await openStorage({ dataDirectory: '', databaseUrl: cluster.url(), now, log });
    if (!opened.ok) throw new Error(opened.problem);
    ({ storage } = opened);
    await add(storage, 'ann');
    await cluster.kill();
    const gone = { name: 'StorageUnavailable', reason: 'unreachable' };
    await expect(accounts(storage)).rejects.toMatchObject(gone);
    await expect(add(storage, 'bob')).rejects.toMatchObject(gone);
    await expect(storage.write(() => Promise.resolve(), { turn: 'ann' })).rejects.toMatchObject(gone);
    await cluster.start();
    await add(storage, 'bob');
    expect(await accounts(storage)).toEqual(['ann', 'bob']);
  });

  test('killed during a transaction: reported, and nothing of it is there', async () => {
    if (!cluster || !storage) throw new Error('no cluster');
    const { write } = storage;
    const cut = write(async (transaction) => {
      await transaction.insertInto('library').values(library('cut')).execute();
      await cluster?.kill();
      await transaction.insertInto('library').values(library('cut-too')).execute();
    });
    await expect(cut).rejects.toMatchObject({ name: 'StorageUnavailable', reason: 'unreachable' });
    await cluster.start();
    expect(await accounts(storage)).toEqual(['ann', 'bob']);
  });

  test.each([
    ['postgres://nobody@127.0.0.1:5519/none', 'ECONNREFUSED'],
    ['postgres://marquee@/none?host=/nowhere', 'ENOENT'],
  ])('%s cannot be used, in one line', async (databaseUrl, reason) => {
    const opened = await openStorage({ dataDirectory: '', databaseUrl, now, log });
    expect(opened).toEqual({
      ok: false,
      problem: expect.stringMatching(`^The database of DATABASE_URL can't be used: .*${reason}`),
    });
  });

  test('a wrong name never repeats the password', async () => {
    const url = cluster?.url('elsewhere').replace('@', ':tulip@') ?? '';
    const opened = await openStorage({ dataDirectory: '', databaseUrl: url, now, log });
    expect(opened).toEqual({
      ok: false,
      problem: `The database of DATABASE_URL can't be used: database "elsewhere" does not exist.`,
    });
  });
});
