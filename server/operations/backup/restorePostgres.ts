import { setTimeout } from 'node:timers/promises';

import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { Pool } from 'pg';

import { stepLockTable, stepTable, type StorageMigrations } from '#server/database/migrations/migrate.ts';
import { failingPool } from '#server/database/postgres/failingPool.ts';
import {
  backupSchema,
  dropOldBackups,
  servingName,
  typeParsers,
} from '#server/database/postgres/openPostgres.ts';
import type { Tables } from '#server/database/tables.ts';

import { BackupRefused } from './backupHeader.ts';
import { fillBeside } from './fillBeside.ts';
import { type Batch, passingTables, peopleTables } from './peopleTables.ts';
import { postgresSource } from './postgresSource.ts';
import type { Backup } from './readBackup.ts';
import type { Restored } from './restoreSqlite.ts';

const beside = 'marquee_restoring';
const restoring = 7_242_019_884;

/** The same database, seen from another schema. */
function seenFrom(databaseUrl: string, schema: string): string {
  const mark = databaseUrl.includes('?') ? '&' : '?';
  return `${databaseUrl}${mark}options=${encodeURIComponent(`-c search_path=${schema}`)}`;
}

function open(databaseUrl: string): Kysely<Tables> {
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5000,
    application_name: 'marquee restore',
    types: typeParsers,
    max: 1,
  });
  // Nothing to do: the pending query rejects too.
  pool.on('error', () => {});
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: failingPool(pool, { patience: 5000 }) }),
  });
}

/** Rows as one parameter: PostgreSQL gives each value the type of its column. */
async function insert({ table, columns, rows }: Batch, transaction: Transaction<Tables>): Promise<void> {
  const names = sql.join(columns.map((name) => sql.id(name)));
  const json = JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index]]))),
  );
  await sql`
    insert into ${sql.id(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.id(table)}, ${json})`.execute(transaction);
}

/** How many servers are connected to the database. */
async function serversAt(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name = ${servingName}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** PostgreSQL counts the connections of a server that has just stopped for a moment longer. */
async function untilNobodyServes(db: Kysely<Tables>): Promise<void> {
  for (let looks = 1; (await serversAt(db)) > 0; looks += 1) {
    if (looks === 20)
      throw new BackupRefused(
        'A Marquee is using this database. Stop every server, restore, and start them again.',
      );
    await setTimeout(100);
  }
}

async function takeTurn(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_lock(${sql.lit(restoring)}) as taken`.execute(db);
  if (rows[0]?.taken !== true)
    throw new BackupRefused('Another restore is under way. Wait until it has ended.');
}

/** Replaces the old tables by the new ones; the old ones stay in a schema of their own. */
async function swap(db: Transaction<Tables>, now: Date): Promise<string | null> {
  await sql`set local lock_timeout = '10s'`.execute(db);
  const { rows } = await sql<{ name: string; schema: string }>`
    select tablename as name, current_schema() as schema from pg_tables
    where schemaname = current_schema()`.execute(db);
  const schema = rows[0]?.schema ?? (await currentSchema(db));
  const there = new Set(rows.map(({ name }) => name));
  const ours = [stepTable, stepLockTable, ...peopleTables].filter((name) => there.has(name));
  for (const name of passingTables.filter((name) => there.has(name)))
    await sql`drop table ${sql.id(schema, name)}`.execute(db);
  let kept: string | null = null;
  if (ours.length > 0) {
    kept = backupSchema('before-restore', now);
    await sql`create schema ${sql.id(kept)}`.execute(db);
    for (const name of ours)
      await sql`alter table ${sql.id(schema, name)} set schema ${sql.id(kept)}`.execute(db);
  }
  const made = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = ${beside}`.execute(db);
  for (const { name } of made.rows)
    await sql`alter table ${sql.id(beside, name)} set schema ${sql.id(schema)}`.execute(db);
  await sql`drop schema ${sql.id(beside)} cascade`.execute(db);
  // Numbers that the backup has given out.
  const library = sql.id(schema, 'library');
  await sql`
    select setval(pg_get_serial_sequence(${`"${schema}"."library"`}, 'id'), max(id)) from ${library} having count(*) > 0`.execute(
    db,
  );
  await dropOldBackups(db);
  return kept;
}

async function currentSchema(db: Transaction<Tables>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? 'public';
}

/**
 * Replaces the people's tables by a backup's. They are built in a second schema and swapped in one
 * transaction: killed at any moment, either the old ones are there or the new ones.
 */
export async function restorePostgres(
  backup: Backup,
  { databaseUrl, migrations, now }: { databaseUrl: string; migrations: StorageMigrations; now: () => Date },
): Promise<Restored> {
  const db = open(databaseUrl);
  const fresh = open(seenFrom(databaseUrl, beside));
  try {
    await untilNobodyServes(db);
    await takeTurn(db);
    await sql`drop schema if exists ${sql.id(beside)} cascade`.execute(db);
    await sql`create schema ${sql.id(beside)}`.execute(db);
    const end = await fillBeside(
      {
        engine: 'postgres',
        db: fresh,
        put: insert,
        read: async (work) => {
          const source = await postgresSource(seenFrom(databaseUrl, beside));
          try {
            return await work(source);
          } finally {
            await source.close();
          }
        },
      },
      backup,
      migrations,
    );
    // Its connection has no prepared statement that refers to the replaced schema.
    await fresh.destroy();
    const kept = await db.transaction().execute((transaction) => swap(transaction, now()));
    return { end, kept };
  } finally {
    await fresh.destroy();
    await sql`drop schema if exists ${sql.id(beside)} cascade`.execute(db).catch(() => {});
    await db.destroy();
  }
}
