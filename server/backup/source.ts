import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { Client } from 'pg';

import { stepTable } from '#server/storage/migrations/migrate.ts';
import { typeParsers } from '#server/storage/postgres/session.ts';

import { BackupRefused } from './backupHeader.ts';
import { peopleTables } from './peopleTables.ts';
import { type Batch, isValue, type Value } from './row.ts';

/** A people's database as it is at one moment, whoever writes meanwhile. */
export type Source = {
  engine: 'sqlite' | 'postgres';
  /** The steps that its tables have gone through, in their order. */
  steps: readonly string[];
  /** All rows of all tables; at least one batch a table. */
  batches: () => AsyncIterable<Batch>;
  close: () => Promise<void>;
};

const batchRows = 100;
const nothing = 'There is no people’s database yet: it is made at the first start.';

function valuesOf(table: string, row: readonly unknown[]): Value[] {
  return row.map((value) => {
    if (!isValue(value)) throw new Error(`A column of ${table} holds what a backup can't: ${typeof value}.`);
    return value;
  });
}

/** Reads through a connection that nobody else uses. */
export function sqliteSource(database: DatabaseSync): Source {
  database.exec('begin');
  const tables = database.prepare(`select name from sqlite_master where type = 'table'`).all();
  const names = new Set(tables.map(({ name }) => String(name)));
  if (!names.has(stepTable)) throw new BackupRefused(nothing);
  const steps = database.prepare(`select name from ${stepTable} order by name`).all();
  return {
    engine: 'sqlite',
    steps: steps.map(({ name }) => String(name)),
    batches: async function* () {
      for (const table of peopleTables.filter((name) => names.has(name))) {
        const statement = database.prepare(`select * from "${table}"`);
        statement.setReturnArrays(true);
        const columns = statement.columns().map(({ name }) => name);
        let rows: Value[][] = [];
        for (const row of statement.iterate()) {
          rows.push(valuesOf(table, Object.values(row)));
          if (rows.length < batchRows) continue;
          yield { table, columns, rows };
          rows = [];
          // A server that is backing itself up goes on answering.
          await new Promise(setImmediate);
        }
        yield { table, columns, rows };
      }
    },
    close: async () => {
      database.exec('commit');
    },
  };
}

async function* readTable(client: Client, table: string): AsyncGenerator<Batch> {
  await client.query(`declare reading no scroll cursor for select * from "${table}"`);
  for (;;) {
    const text = `fetch ${batchRows} from reading`;
    const { fields, rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
    const columns = fields.map(({ name }) => name);
    yield { table, columns, rows: rows.map((row) => valuesOf(table, row)) };
    if (rows.length < batchRows) break;
  }
  await client.query('close reading');
}

/** Reads the tables of the schema that the address leads to. */
export async function postgresSource(databaseUrl: string): Promise<Source> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5000,
    application_name: 'marquee backup',
    types: typeParsers,
  });
  // Who waits for an answer is told by that.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const tables = await client.query<{ name: string }>(
      'select tablename as name from pg_tables where schemaname = current_schema()',
    );
    const names = new Set(tables.rows.map(({ name }) => name));
    if (!names.has(stepTable)) throw new BackupRefused(nothing);
    const steps = await client.query<{ name: string }>(`select name from ${stepTable} order by name`);
    return {
      engine: 'postgres',
      steps: steps.rows.map(({ name }) => name),
      batches: async function* () {
        for (const table of peopleTables.filter((name) => names.has(name))) yield* readTable(client, table);
      },
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

export type Place = { dataDirectory: string; databaseUrl?: string };

export const peopleFile = (dataDirectory: string): string => join(dataDirectory, 'people.sqlite');

/** Opens the database of an installation for reading; it changes nothing in it. */
export async function openSource({ dataDirectory, databaseUrl }: Place): Promise<Source> {
  if (databaseUrl !== undefined) return postgresSource(databaseUrl);
  const file = peopleFile(dataDirectory);
  if (!existsSync(file)) throw new BackupRefused(nothing);
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    const source = sqliteSource(database);
    return { ...source, close: async () => database.close() };
  } catch (error) {
    database.close();
    throw error;
  }
}
