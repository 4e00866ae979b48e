import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';

import { Client } from 'pg';
import { pino } from 'pino';

import { migrations } from '#server/database/migrations/migrations.ts';
import { openPostgres } from '#server/database/postgres/openPostgres.ts';
import { openSqlite } from '#server/database/sqlite/openSqlite.ts';
import { PostgresCluster, postgresMissing } from '#server/database/testing/postgresCluster.ts';
import { keyOfStored } from '#server/library/storedKey.ts';
import { createFingerprint } from '#server/operations/backup/backupHeader.ts';
import { runBackup } from '#server/operations/backup/runBackup.ts';
import { openSource, peopleFile, type PeopleLocation } from '#server/operations/backup/source.ts';

import { fill, type Shape } from './library/fill.ts';
import { killWhileMigrating } from './library/killing.ts';

/**
 * What libraries take up and how long work on all of them takes: bytes a mark, in tables that grew as people write and
 * in those that have just been migrated; the migration of tables from before libraries had numbers, with its backup,
 * and whether every register is there afterwards, also where its process is killed again and again; backup, verification and restore, SQLite into SQLite and into
 * PostgreSQL. The bars, of 10,000 people with 200 marks (`--people=10000`): 113 bytes a mark in SQLite, 170 in
 * PostgreSQL, half of what they were; backup, verification and restore within 60 s together.
 */
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '500' },
    marks: { type: 'string', default: '200' },
    kills: { type: 'string', default: '40' },
    parts: { type: 'string', default: 'size,migration,kills,backup' },
  },
});
const size = { people: Number(values.people), marks: Number(values.marks) };
const parts = new Set(values.parts.split(','));
const count = size.people * size.marks;
const bars = { sqlite: 113, postgres: 170, seconds: 60 };

const folder = mkdtempSync(join(tmpdir(), 'marquee-library-'));
const log = pino({ level: 'silent' });
const now = () => new Date();
const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '006'));

async function migrateIn({ dataDirectory, databaseUrl }: PeopleLocation, steps = migrations) {
  const opened = await (databaseUrl === undefined
    ? openSqlite({ dataDirectory, now, log }, steps)
    : openPostgres(databaseUrl, { now, log }, steps));
  if (!opened.ok) throw new Error(opened.problem);
  await opened.storage.close();
}

const rounded = (value: number) => Math.round(value * 10) / 10;

async function timed(work: () => Promise<unknown>) {
  const started = performance.now();
  const used = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(used);
  return {
    seconds: rounded((performance.now() - started) / 1000),
    processorSeconds: rounded((user + system) / 1e6),
  };
}

async function bytesAMark({ dataDirectory, databaseUrl }: PeopleLocation): Promise<number> {
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(peopleFile(dataDirectory));
    database.exec('pragma wal_checkpoint(truncate)');
    database.close();
    return rounded(statSync(peopleFile(dataDirectory)).size / count);
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ bytes: string }>(
    `select sum(pg_total_relation_size(oid)) as bytes from pg_class
      where relnamespace = 'public'::regnamespace and relname in ('library', 'library_record', 'library_register')`,
  );
  await client.end();
  return rounded(Number(rows[0]?.bytes) / count);
}

/** A number for all registers by their accounts and keys, whatever tables they are in. */
async function registersIn(place: PeopleLocation): Promise<string> {
  const source = await openSource(place);
  const fingerprint = createFingerprint();
  const accounts = new Map<unknown, string>();
  for await (const { table, columns, rows } of source.batches()) {
    const cell = (row: (typeof rows)[number], name: string) => row[columns.indexOf(name)] ?? null;
    if (table === 'library' && columns.includes('id'))
      for (const row of rows) accounts.set(cell(row, 'id'), String(cell(row, 'account')));
    const isBefore = table === 'library_record';
    if (!isBefore && table !== 'library_register') continue;
    fingerprint.add({
      table: 'register',
      columns: ['account', 'key', 'value', 'at', 'version', 'share'],
      rows: rows.map((row) => [
        isBefore ? cell(row, 'account') : (accounts.get(cell(row, 'library')) ?? null),
        keyOfStored(String(cell(row, 'key'))),
        cell(row, 'value'),
        cell(row, 'at'),
        cell(row, 'version'),
        cell(row, 'share'),
      ]),
    });
  }
  await source.close();
  return fingerprint.read();
}

let places = 0;
const newFolder = () => {
  const made = join(folder, String((places += 1)));
  mkdirSync(made);
  return made;
};

async function filled(place: PeopleLocation, shape: Shape): Promise<PeopleLocation> {
  await migrateIn(place, shape === 'before' ? before : migrations);
  await fill(place, size, shape);
  console.error(`filled ${place.databaseUrl === undefined ? 'SQLite' : 'PostgreSQL'} (${shape})`);
  return place;
}

async function migration(place: PeopleLocation) {
  await filled(place, 'before');
  const bytesBefore = await bytesAMark(place);
  const were = await registersIn(place);
  const took = await timed(() => migrateIn(place));
  return {
    bytesAMark: { before: bytesBefore, after: await bytesAMark(place) },
    ...took,
    isWhole: (await registersIn(place)) === were,
  };
}

/** Backs up, verifies and restores into other places, by the commands' own code. */
async function backupOf(place: PeopleLocation, into: Readonly<Record<string, PeopleLocation>>) {
  const file = join(newFolder(), 'people.jsonl.gz');
  const output = { write: () => {} };
  const run = (at: PeopleLocation, ...words: string[]) =>
    timed(async () => {
      if ((await runBackup(words, { place: at, migrations, now, output })) !== 0)
        throw new Error(`${words.join(' ')} failed.`);
    });
  const backup = await run(place, 'backup', file);
  const verify = await run(place, 'verify', file);
  const restores: Record<string, unknown> = {};
  for (const [name, target] of Object.entries(into)) {
    const restore = await run(target, 'restore', file);
    const isWhole = (await registersIn(target)) === (await registersIn(place));
    const together = rounded(backup.seconds + verify.seconds + restore.seconds);
    restores[name] = { ...restore, isWhole, together, passed: isWhole && together <= bars.seconds };
  }
  return { megabytes: rounded(statSync(file).size / 1e6), backup, verify, restore: restores };
}

async function measure(cluster: PostgresCluster | null) {
  const newDatabase = async (name: string) => {
    await cluster?.createDatabase(name);
    return cluster && { dataDirectory: folder, databaseUrl: cluster.url(name) };
  };
  const report: Record<string, unknown> = { marks: count, ...(cluster === null && { postgresMissing }) };
  const grown = { dataDirectory: newFolder() };
  if (parts.has('size') || parts.has('backup')) await filled(grown, 'now');
  if (parts.has('size')) {
    const sqlite = await bytesAMark(grown);
    const place = await newDatabase('grown');
    const postgres = place && (await bytesAMark(await filled(place, 'now')));
    const passed = sqlite <= bars.sqlite && (postgres ?? 0) <= bars.postgres;
    report['bytesAMark'] = { sqlite, postgres, passed };
  }
  if (parts.has('migration')) {
    const place = await newDatabase('migrated');
    report['migration'] = {
      sqlite: await migration({ dataDirectory: newFolder() }),
      postgres: place && (await migration(place)),
    };
  }
  if (parts.has('kills')) {
    const options = { kills: Number(values.kills), registersIn };
    const place = await newDatabase('killed');
    report['kills'] = {
      sqlite: await killWhileMigrating(await filled({ dataDirectory: newFolder() }, 'before'), options),
      postgres: place && (await killWhileMigrating(await filled(place, 'before'), options)),
    };
  }
  if (parts.has('backup')) {
    const place = await newDatabase('restored');
    report['backup'] = await backupOf(grown, {
      sqlite: { dataDirectory: newFolder() },
      ...(place && { postgres: place }),
    });
  }
  return report;
}

const cluster = postgresMissing === null ? new PostgresCluster() : null;
try {
  await cluster?.start();
  console.log(JSON.stringify(await measure(cluster)));
} finally {
  await cluster?.remove();
  rmSync(folder, { recursive: true, force: true });
}
