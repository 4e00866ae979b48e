import { type QueryExecutorProvider, sql } from 'kysely';

import type { Changing } from '#server/database/migrations/migration.ts';

const kept = 3;
const isBackup = /^backup_\w+_\d{8}t\d{9}z$/;
const ending = 'yyyymmddthhmmssmmmz'.length;
const byTime = (a: string, b: string) => (a.slice(-ending) < b.slice(-ending) ? -1 : 1);

/** Name of a schema that copies go into. */
export function backupSchema(from: string, time: Date): string {
  const stamp = time.toISOString().replaceAll(/[-:.]/g, '').toLowerCase();
  return `backup_${from.replaceAll(/\W/g, '_')}_${stamp}`;
}

export async function dropOldBackups(db: QueryExecutorProvider): Promise<void> {
  const { rows: schemas } = await sql<{ name: string }>`select nspname as name from pg_namespace`.execute(db);
  const backups = schemas
    .map(({ name }) => name)
    .filter((name) => isBackup.test(name))
    .toSorted(byTime);
  for (const old of backups.slice(0, -kept)) await sql`drop schema ${sql.id(old)} cascade`.execute(db);
}

/** Copies the tables into a schema of their own, `backup_<last step>_<time>`, and lets the oldest copies go. */
export async function backupPostgres(db: Changing, from: string, time: Date): Promise<string> {
  const schema = backupSchema(from, time);
  // What TMDB said can be fetched again, and a copy must not reveal who the counters are about.
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename not like 'tmdb\\_%' and tablename <> 'limit_key'`.execute(
    db,
  );
  await sql`create schema ${sql.id(schema)}`.execute(db);
  for (const { name } of tables)
    await sql`create table ${sql.id(schema, name)} as table ${sql.id(name)}`.execute(db);
  await dropOldBackups(db);
  return schema;
}
