import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { migrations } from './database/migrations/migrations.ts';
import { flipped, type Flips, putDatabase } from './database/testing/damage.ts';
import { runBackup } from './operations/backup/runBackup.ts';
import { openTestApp, type TestApp } from './testing/openTestApp.ts';

const json = { 'content-type': 'application/json' };
const ada = { email: 'ada@films.example', password: 'a violet umbrella' };
const at = Date.parse('2026-11-21T11:00:00Z');
const marks = 2000;
const atOnce = 200;

const changes = (from: number) =>
  Array.from({ length: atOnce }, (_, index) => ({
    key: `mark/movie/${from + index}/seen`,
    value: { on: '2026-11-20' },
    at,
  }));

const backupName = 'marquee-2026-11-20T03-00-00-000Z.jsonl.gz';
const whole = { people: Buffer.alloc(0), backup: Buffer.alloc(0), library: '', token: '', refreshToken: '' };

async function readLibrary({ ask }: TestApp): Promise<string> {
  const pages: string[] = [];
  for (let after = 0; ;) {
    const headers = { authorization: `Bearer ${whole.token}` };
    const { status, text } = await ask(`/api/library?after=${after}`, { headers });
    if (status !== 200) return `refused with ${status}`;
    const page: { records: unknown[]; version: number; more: boolean } = JSON.parse(text);
    pages.push(...page.records.map((record) => JSON.stringify(record)));
    if (!page.more) return pages.join('\n');
    after = page.version;
  }
}

async function write({ ask }: TestApp, from: number) {
  const { status, text } = await ask('/api/library/changes', {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${whole.token}` },
    body: JSON.stringify({ changes: changes(from) }),
  });
  return { status, body: JSON.parse(text) };
}

async function readiness({ ask }: TestApp) {
  const { status, text } = await ask('/readyz');
  return { status, body: JSON.parse(text) };
}

const peopleIn = (dataDirectory: string) => join(dataDirectory, 'people.sqlite');

/** An app over the library of before, once something has happened to its file. */
async function openAfter(damage: (people: Buffer) => Buffer, told?: (line: string) => void) {
  const prepare = (dataDirectory: string) => {
    mkdirSync(join(dataDirectory, 'backups'));
    writeFileSync(join(dataDirectory, 'backups', backupName), whole.backup);
    putDatabase(peopleIn(dataDirectory), damage(whole.people));
  };
  const app = await openTestApp({}, { prepare, ...(told && { told }) });
  onTestFinished(() => app.close());
  return app;
}

beforeAll(async () => {
  const app = await openTestApp();
  const { body } = await app.call('signUp', ada);
  whole.token = String(body['idToken']);
  whole.refreshToken = String(body['refreshToken']);
  for (let from = 1; from <= marks; from += atOnce) await write(app, from);
  // Room that nothing is in, and a page that isn't whole by itself.
  const long = {
    key: 'list/00000001-8c5d-4e6f-9a7b-0c1d2e3f4a5b',
    value: { name: 'A', about: 'x'.repeat(1900), share: null },
    at,
  };
  await app.ask('/api/library/changes', {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${whole.token}` },
    body: JSON.stringify({ changes: [long] }),
  });
  whole.library = await readLibrary(app);
  if (whole.library.split('\n').length !== marks + 1) throw new Error('The library is not there.');
  const { dataDirectory } = app;
  const file = join(dataDirectory, backupName);
  await runBackup(['backup', file], {
    place: { dataDirectory },
    migrations,
    now: () => new Date(at),
    output: { write: () => {} },
  });
  whole.backup = readFileSync(file);
  const database = new DatabaseSync(peopleIn(dataDirectory));
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
  whole.people = readFileSync(peopleIn(dataDirectory));
  await app.close();
});

/** A file's outcome: served as it was, refused at the start, or read only and reported. Anything else is neither. */
async function outcomeOf(flips: Flips): Promise<string> {
  let app: TestApp;
  try {
    app = await openAfter((people) => flipped(people, flips));
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    return /^[^\n]*people\.sqlite can't be used: [^\n]* npm run restore -- [^\n]*$/.test(said) &&
      said.includes(backupName)
      ? 'refused'
      : `refused without help: ${said}`;
  }
  const library = await readLibrary(app);
  const written = await write(app, 1);
  const { status, body } = await readiness(app);
  if (status === 200)
    return written.status === 200 && library === whole.library ? 'whole' : `silent: ${written.status}`;
  const isTold = body.status === 'read-only' && body.database.reason === 'damaged';
  const isKept = written.status === 503 && written.body.code === 'unavailable';
  return isTold && isKept ? 'told' : `half told: ${status} ${written.status} ${JSON.stringify(body)}`;
}

describe('databases with flipped bits', () => {
  const page = 4096;
  const kinds: [name: string, count: number, flips: Omit<Flips, 'seed'>][] = [
    ['one anywhere', 20, { bytes: 1 }],
    ['ten anywhere', 15, { bytes: 10 }],
    ['two hundred past the first page', 10, { bytes: 200, from: page }],
    ['twenty in the first page', 8, { bytes: 20, to: page }],
    ['three in the header', 7, { bytes: 3, to: 100 }],
  ];
  for (const [name, all, flips] of kinds)
    for (const { count, tags } of [
      { count: 3, tags: [] },
      { count: all, tags: ['full'] },
    ])
      test(`${name} (${count}): served as it was, or the damage is reported`, { tags }, async () => {
        const outcomes: string[] = [];
        for (let seed = 1; seed <= count; seed += 1)
          outcomes.push(await outcomeOf({ ...flips, seed: seed * 7919 }));
        expect(outcomes.filter((outcome) => !['whole', 'told', 'refused'].includes(outcome))).toEqual([]);
        // Three single bits may all be where nothing is read.
        const isSurelyRead = flips.bytes > 1 || count > 3;
        expect(outcomes.every((outcome) => outcome === 'whole') && isSurelyRead).toBe(false);
      });
});

const oneMark = (people: Buffer) => {
  const damaged = Buffer.from(people);
  damaged.write('"oN"', damaged.lastIndexOf('"on"'));
  return damaged;
};

async function until<Value>(look: () => Value | Promise<Value>, isThere: (value: Value) => boolean) {
  for (let tries = 0; ; tries += 1) {
    const value = await look();
    if (isThere(value) || tries === 200) return value;
    await setTimeout(50);
  }
}

test('damage is reported once, with the backup and the command; no one is signed out, and reading goes on', async () => {
  const lines: string[] = [];
  const app = await openAfter(oneMark, (line) => lines.push(line));
  const told = await until(
    () => lines.filter((line) => line.includes('"level":50')),
    ({ length }) => length > 0,
  );
  const mend = `Stop Marquee and run: npm run restore -- ${join(app.dataDirectory, 'backups', backupName)}`;
  expect(told.map((line) => JSON.parse(line))).toMatchObject([
    { msg: expect.stringContaining('damaged'), mend },
  ]);
  app.pass(2000);
  const { status, body } = await readiness(app);
  expect([status, body]).toEqual([
    503,
    {
      status: 'read-only',
      database: { status: 'failing', reason: 'damaged', says: expect.any(String), mend },
    },
  ]);
  expect((await app.ask('/readyz?exclude=writes')).status).toBe(200);

  const refused = await write(app, 1);
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(refused.body.message).toContain('damaged');
  const refresh = await app.ask('/securetoken.googleapis.com/v1/token?key=marquee-embedded', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: whole.refreshToken }).toString(),
  });
  const strangers = [
    await app.call('lookup', { idToken: 'x.y.z' }),
    await app.call('signInWithPassword', ada),
  ];
  expect([refresh, ...strangers].map((answer) => answer.status)).toEqual([503, 503, 503]);
  const unknown = await app.ask('/api/library', { headers: { authorization: 'Bearer x.y.z' } });
  expect(unknown.status).toBe(503);
  expect((await readLibrary(app)).split('\n')).toHaveLength(marks + 1);
  for (const path of ['/', '/3/movie/603']) expect([path, (await app.ask(path)).status]).toEqual([path, 200]);
  expect(lines.filter((line) => line.includes('"level":50'))).toHaveLength(1);
});

test('damage found by a running statement is reported the same way', async () => {
  const app = await openAfter((people) => people);
  expect((await readiness(app)).status).toBe(200);
  // SQLite rereads the file after another process's write; by then all but its first page is damaged.
  const file = peopleIn(app.dataDirectory);
  const rubbish = readFileSync(file).fill(0x5a, 4096);
  writeFileSync(file, rubbish);
  const other = new DatabaseSync(file);
  other.exec('pragma user_version = 7');
  other.close();
  expect(await readLibrary(app)).toBe('refused with 503');
  app.pass(2000);
  expect(await readiness(app)).toMatchObject({
    status: 503,
    body: { status: 'read-only', database: { reason: 'damaged' } },
  });
  expect(await write(app, 1)).toMatchObject({ status: 503 });
});
