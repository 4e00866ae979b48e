import { randomUUID } from 'node:crypto';

import { Client } from 'pg';
import { afterAll, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
  }
}

async function query(text: string, databaseUrl = inject('postgres')): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(text);
  await client.end();
}

async function create(template: 'template1' | 'model'): Promise<{ name: string; databaseUrl: string }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(`create database ${name} template ${template}`);
  return { name, databaseUrl: inject('postgres').replace('@/postgres?', `@/${name}?`) };
}

/** Makes databases without tables in the PostgreSQL of the run (startPostgres.ts); they go after the suite. */
export function databases(): () => Promise<string> {
  const made: string[] = [];
  afterAll(async () => {
    for (const name of made.splice(0)) await query(`drop database ${name} with (force)`);
  });
  return async () => {
    const { name, databaseUrl } = await create('template1');
    made.push(name);
    return databaseUrl;
  };
}

/** Emptying a database is a hundred times as fast as copying the model, so tests use one after the other. */
const unused: string[] = [];

/** A database that has the tables, without a row. */
export const takeDatabase = async (): Promise<string> => unused.pop() ?? (await create('model')).databaseUrl;

/** Empties a database for the next test. Nothing may be connected to it any more. */
export async function returnDatabase(databaseUrl: string): Promise<void> {
  await query(
    `do $$ declare name text; begin
       set local session_replication_role = replica;
       for name in select tablename from pg_tables
         where schemaname = 'public' and tablename not like 'marquee_migration%'
       loop execute format('delete from %I', name); end loop;
     end $$`,
    databaseUrl,
  );
  unused.push(databaseUrl);
}
