import { DatabaseSync } from 'node:sqlite';

import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { PostgresCluster, postgresMissing } from './database/testing/postgresCluster.ts';
import { openTestApp, type TestApp } from './testing/openTestApp.ts';
import { makeSmallDisk, type SmallDisk, smallDiskMissing } from './testing/smallDisk.ts';

const password = 'a violet umbrella';
const json = { 'content-type': 'application/json' };
const at = Date.parse('2026-11-21T11:00:00Z');
const list = (count: number) => `${String(count).padStart(8, '0')}-8c5d-4e6f-9a7b-0c1d2e3f4a5b`;

/** Enough of them that no page of the database has room for them by chance. */
const changes = (number: number) => [
  { key: `list/${list(number)}`, value: { name: 'A list', about: '', share: null }, at },
  ...Array.from({ length: 99 }, (_, index) => ({
    key: `item/${list(number)}/movie/${index + 1}`,
    value: { place: 'a', note: 'A note of some length. '.repeat(12) },
    at,
  })),
];

let people = 0;
async function meet(app: TestApp) {
  const email = `ada-${(people += 1)}@films.example`;
  const { body } = await app.call('signUp', { email, password });
  const authorization = `Bearer ${String(body['idToken'])}`;
  const write = (number: number) =>
    app.ask('/api/library/changes', {
      method: 'POST',
      headers: { ...json, authorization },
      body: JSON.stringify({ changes: changes(number) }),
    });
  const read = async () => {
    const { status, text } = await app.ask('/api/library?limit=500', { headers: { authorization } });
    const page: { records: unknown[] } = status === 200 ? JSON.parse(text) : { records: [] };
    return { status, records: page.records.length };
  };
  const refresh = () =>
    app.ask('/securetoken.googleapis.com/v1/token?key=marquee-embedded', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: String(body['refreshToken']),
      }).toString(),
    });
  const signIn = () => app.call('signInWithPassword', { email, password });
  return { write, read, refresh, signIn, lookup: () => app.call('lookup', { idToken: body['idToken'] }) };
}

async function expectBrowsing({ ask }: TestApp) {
  for (const path of ['/', '/3/movie/603', '/3/search/movie?query=matrix', '/api/titles?keys=movie-603']) {
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
  }
}

/** Begins one file of its log after the other, until there is no room for another. */
async function useUpLog(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  // A switch does nothing where nothing was written before.
  for (let files = 0; files < 50; files += 1)
    await client.query(`select pg_logical_emit_message(false, 'test', 'x'); select pg_switch_wal()`);
  await client.end();
}

const isPlain = ({ headers }: { headers: Headers }) =>
  headers.get('content-type') === 'text/plain; charset=utf-8';

/** The connection that the running app writes with. */
function writerIn(used: readonly unknown[]): DatabaseSync {
  const writer = used.find(
    (database): database is DatabaseSync =>
      database instanceof DatabaseSync &&
      database.isOpen &&
      (database.location() ?? '').endsWith('people.sqlite') &&
      database.prepare('pragma query_only').get()?.['query_only'] === 0,
  );
  if (!writer) throw new Error('Nobody writes.');
  return writer;
}

describe('a disk without room', () => {
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  let app: TestApp;
  let writer: DatabaseSync;
  beforeAll(async () => {
    app = await openTestApp();
    writer = writerIn(prepare.mock.contexts.slice());
    prepare.mockRestore();
  }, 60_000);
  afterAll(() => app.close());

  it('is reported as "nothing was saved", while everything else goes on', async () => {
    const { write, read, lookup, refresh } = await meet(app);
    expect((await write(1)).status).toBe(200);
    const before = await read();
    expect(before).toEqual({ status: 200, records: 100 });

    writer.exec('pragma max_page_count = 1');
    const full = await write(2);
    expect([full.status, JSON.parse(full.text).code]).toEqual([507, 'not-saved']);
    // Something small still finds a place in what the database has, until nothing does.
    const exchanges = [await refresh()];
    while (exchanges.length < 200 && exchanges.at(-1)?.status === 200) exchanges.push(await refresh());
    const [refused] = exchanges.slice(-1);
    expect([refused?.status, refused && isPlain(refused)]).toEqual([507, true]);
    expect(await read()).toEqual(before);
    expect((await lookup()).status).toBe(200);
    await expectBrowsing(app);

    writer.exec('pragma max_page_count = 1000000');
    expect((await write(2)).status).toBe(200);
    expect((await read()).records).toBe(200);
    expect((await refresh()).status).toBe(200);
  }, 60_000);
});

const noDisk = postgresMissing ?? smallDiskMissing;

describe.skipIf(noDisk)(`PostgreSQL on a disk without room${noDisk === null ? '' : ` (${noDisk})`}`, () => {
  let disk: SmallDisk;
  let cluster: PostgresCluster;
  let app: TestApp;
  beforeAll(async () => {
    disk = makeSmallDisk(160);
    // Its log has room set aside, as on a disk where it has run for a while.
    cluster = new PostgresCluster({ durable: true, disk: disk.folder, settings: ['min_wal_size=64MB'] });
    await cluster.start();
    app = await openTestApp({ DATABASE_URL: cluster.url() });
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await cluster.remove();
    disk.remove();
  });

  it('says that nothing was saved, reads on, and writes again when there is room', async () => {
    const { write, read, lookup, refresh } = await meet(app);
    expect((await write(1)).status).toBe(200);
    const before = await read();
    expect(before).toEqual({ status: 200, records: 100 });

    disk.fill();
    const full = await write(2);
    expect([full.status, JSON.parse(full.text).code]).toEqual([507, 'not-saved']);
    expect(await read()).toEqual(before);
    expect((await lookup()).status).toBe(200);
    await expectBrowsing(app);
    const health = await app.ask('/readyz');
    expect([health.status, JSON.parse(health.text)]).toEqual([
      503,
      { status: 'read-only', database: { status: 'failing', reason: 'full' } },
    ]);

    disk.empty();
    expect((await write(2)).status).toBe(200);
    expect((await read()).records).toBe(200);
    expect((await refresh()).status).toBe(200);
    app.pass(2000);
    expect((await app.ask('/readyz')).status).toBe(200);
  }, 60_000);

  it('loses nothing where even its log finds none and it ends', async () => {
    const { write, read } = await meet(app);
    expect((await write(1)).status).toBe(200);
    disk.fill();
    await expect(useUpLog(cluster.url())).rejects.toThrow(/No space left|terminated/);
    const refused = await write(2);
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([503, 'unavailable']);
    await expectBrowsing(app);

    disk.empty();
    // It may have tried to start again by itself.
    await cluster.kill();
    await cluster.start();
    expect(await read()).toEqual({ status: 200, records: 100 });
    expect((await write(2)).status).toBe(200);
  }, 60_000);
});

describe.skipIf(postgresMissing)('a database that is gone', () => {
  let cluster: PostgresCluster;
  let app: TestApp;
  beforeAll(async () => {
    cluster = new PostgresCluster({ durable: true });
    await cluster.start();
    app = await openTestApp({ DATABASE_URL: cluster.url() });
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await cluster.remove();
  });

  it('is reported, signs no one out, and is used again when it is back', async () => {
    const { write, read, lookup, signIn, refresh } = await meet(app);
    expect((await write(1)).status).toBe(200);
    const before = await read();

    await cluster.kill();
    const refused = await write(2);
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([503, 'unavailable']);
    expect(await read()).toMatchObject({ status: 503 });
    for (const answer of [await lookup(), await signIn(), await refresh()]) {
      expect([answer.status, isPlain(answer)]).toEqual([503, true]);
    }
    await expectBrowsing(app);

    await cluster.start();
    expect(await read()).toEqual(before);
    expect((await write(2)).status).toBe(200);
    expect((await lookup()).status).toBe(200);
    expect((await refresh()).status).toBe(200);
    expect((await signIn()).status).toBe(200);
  }, 60_000);
});
