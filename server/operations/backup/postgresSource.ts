import { Client } from 'pg';

import { stepTable } from '#server/database/migrations/migrate.ts';
import { noPeopleYet } from '#server/database/openStorage.ts';
import { typeParsers } from '#server/database/postgres/openPostgres.ts';

import { BackupRefused } from './backupHeader.ts';
import { peopleTables, type Batch } from './peopleTables.ts';
import { type BackupSource, batchRows, valuesOf } from './source.ts';

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
export async function postgresSource(databaseUrl: string): Promise<BackupSource> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5000,
    application_name: 'marquee backup',
    types: typeParsers,
  });
  // Nothing to do: the pending query rejects too.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const tables = await client.query<{ name: string }>(
      'select tablename as name from pg_tables where schemaname = current_schema()',
    );
    const names = new Set(tables.rows.map(({ name }) => name));
    if (!names.has(stepTable)) throw new BackupRefused(noPeopleYet);
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
