import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { stepTable } from '#server/database/migrations/migrate.ts';
import { migrations } from '#server/database/migrations/migrations.ts';
import { openPostgres } from '#server/database/postgres/openPostgres.ts';
import { PostgresCluster, postgresMissing } from '#server/database/testing/postgresCluster.ts';
import { readSettings } from '#server/env.ts';
import { createLog } from '#server/log.ts';

import { checkPeople } from './checkPeople.ts';
import { type Finding, printFindings } from './finding.ts';

const password = 'hunter2';
const log = createLog('silent', process.stdout);
const steps = Object.keys(migrations);

/** What is said of the database, each with what to do. */
async function look(url: string, patience = 4000) {
  const read = readSettings({ DATA_DIR: tmpdir(), DATABASE_URL: url }, () => '');
  if (!read.ok) throw new Error(read.problems.join());
  const findings: Finding[] = [];
  await checkPeople({
    settings: read.settings,
    rowsDirectory: resolve(import.meta.dirname, '../../../content/catalogue'),
    indexDirectory: join(tmpdir(), 'search'),
    network: { httpsProxy: undefined, noProxy: undefined, patience },
    now: () => new Date('2026-11-22T12:00:00Z'),
    findings,
  });
  expect(printFindings(findings) + JSON.stringify(findings)).not.toContain(password);
  return findings.map(({ outcome, step, says, advice }) => ({ line: `${outcome} ${step}: ${says}`, advice }));
}

const lines = async (url: string, patience?: number) => (await look(url, patience)).map(({ line }) => line);

describe.skipIf(postgresMissing !== null)('a PostgreSQL', () => {
  let cluster: PostgresCluster;
  const query = async (database: string, text: string) => {
    const client = new Client({ connectionString: cluster.url(database) });
    await client.connect();
    await client.query(text);
    await client.end();
  };
  const urlAs = (name: string, secret: string, database: string) =>
    cluster.url(database).replace(/\/\/[^@]*@/, `//${name}:${secret}@`);

  beforeAll(async () => {
    cluster = new PostgresCluster();
    await cluster.start();
    await cluster.createDatabase('empty');
    await cluster.createDatabase('used');
    const opened = await openPostgres(cluster.url('used'), { now: () => new Date(), log });
    if (!opened.ok) throw new Error(opened.problem);
    await opened.storage.close();
    await query('postgres', "CREATE ROLE reader LOGIN PASSWORD 'right'");
    const [, folder = ''] = /host=(.*)$/.exec(cluster.url()) ?? [];
    const rules = join(decodeURIComponent(folder), 'data/pg_hba.conf');
    const before = readFileSync(rules, 'utf8');
    writeFileSync(rules, `local all reader,nobody scram-sha-256\n${before}`);
    await query('postgres', 'SELECT pg_reload_conf()');
  }, 60_000);
  afterAll(() => cluster.remove());

  test('without tables is well: they will be made', async () => {
    expect(await lines(cluster.url('empty'))).toEqual([
      expect.stringMatching(/^ok connection: PostgreSQL \d+(?:\.\d+)* .*answers$/),
      'note checksums: data_checksums is off: damaged pages may go unnoticed',
      'ok tables: the tables will be created at the first start',
    ]);
  });

  test('that Marquee has used is up to date; with an older one’s tables it says what will be done', async () => {
    expect((await lines(cluster.url('used'))).at(-1)).toBe(`ok tables: up to date (${steps.at(-1)})`);
    await cluster.createDatabase('older', 'used');
    await query('older', `DELETE FROM ${stepTable} WHERE name = '${steps.at(-1)}'`);
    expect((await lines(cluster.url('older'))).at(-1)).toBe(
      `note tables: ${steps.at(-1)} will run at the next start, after a backup`,
    );
  });

  test('that a newer Marquee has changed is reported, with what to do', async () => {
    await cluster.createDatabase('newer', 'used');
    await query('newer', `INSERT INTO ${stepTable} SELECT '999-later', timestamp FROM ${stepTable} LIMIT 1`);
    expect((await look(cluster.url('newer'))).at(-1)).toEqual({
      line: 'broken tables: a newer version of Marquee has changed it (999-later)',
      advice: 'Start that version, or restore the backup that it made.',
    });
  });

  test('that refuses the password or the name is reported', async () => {
    expect(await lines(urlAs('reader', 'right', 'empty'))).toHaveLength(3);
    expect(await look(urlAs('reader', password, 'empty'))).toEqual([
      {
        line: 'broken connection: it rejects the name or the password (28P01)',
        advice: expect.stringContaining('the password in DATABASE_URL'),
      },
    ]);
    // Without one, the driver has words and no code.
    expect(await lines(urlAs('reader', '', 'empty'))).toEqual([
      expect.stringMatching(/^broken connection: it rejects the name or the password/),
    ]);
    expect(await lines(urlAs('nobody', password, 'empty'))).toEqual([
      expect.stringMatching(/^broken connection: it rejects the name or the password \(28/),
    ]);
  });

  test('without the database is reported', async () => {
    expect(await look(cluster.url('nowhere'))).toEqual([
      {
        line: 'broken connection: it has no such database (3D000)',
        advice: expect.stringContaining('createdb'),
      },
    ]);
  });

  test('whose tables belong to another role is reported', async () => {
    expect((await lines(urlAs('reader', 'right', 'used'))).at(-1)).toBe(
      'broken tables: this name may not use the database or its tables (42501)',
    );
  });

  test('that is down is reported, and healthy when it is back', async () => {
    await cluster.stop();
    expect((await look(cluster.url('used')))[0]).toEqual({
      line: expect.stringMatching(/^broken connection: .*(?:ENOENT|ECONNREFUSED)/),
      advice: expect.stringContaining('Check that it runs'),
    });
    await cluster.start();
    expect((await lines(cluster.url('used'))).at(-1)).toMatch(/^ok tables/);
  });
});

test('a server that accepts the connection and stays silent isn’t waited for', async () => {
  const mute = createServer(() => {});
  await new Promise<void>((done) => mute.listen(0, '127.0.0.1', done));
  onTestFinished(() => void mute.close());
  const at = mute.address();
  const port = typeof at === 'object' ? at?.port : 0;
  expect(await lines(`postgres://ann:${password}@127.0.0.1:${port}/marquee`, 300)).toEqual([
    expect.stringMatching(/^broken connection: it doesn’t answer in time/),
  ]);
});

test('an unknown host is reported', async () => {
  expect(await lines(`postgres://ann:${password}@postgres.invalid/marquee`)).toEqual([
    expect.stringMatching(/^broken connection: (?:its host is unknown|its host can’t be looked up)/),
  ]);
});
