import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { stepTable } from '#server/database/migrations/migrate.ts';
import { noPeopleYet } from '#server/database/openStorage.ts';

import { BackupRefused } from './backupHeader.ts';
import { peopleTables, type Batch, isValue, type Value } from './peopleTables.ts';

/** A people's database as it is at one moment, despite concurrent writes. */
export type BackupSource = {
  engine: 'sqlite' | 'postgres';
  /** The steps that its tables have gone through, in their order. */
  steps: readonly string[];
  /** All rows of all tables; at least one batch a table. */
  batches: () => AsyncIterable<Batch>;
  close: () => Promise<void>;
};

/** As many as a server that is backing itself up reads without a pause. */
export const batchRows = 1000;

export function valuesOf(table: string, row: readonly unknown[]): Value[] {
  return row.map((value) => {
    if (!isValue(value)) throw new Error(`A column of ${table} holds what a backup can't: ${typeof value}.`);
    return value;
  });
}

/** Reads through a connection of its own. */
export function sqliteSource(database: DatabaseSync): BackupSource {
  database.exec('begin');
  const tables = database.prepare(`select name from sqlite_master where type = 'table'`).all();
  const names = new Set(tables.map(({ name }) => String(name)));
  if (!names.has(stepTable)) throw new BackupRefused(noPeopleYet);
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

export type PeopleLocation = { dataDirectory: string; databaseUrl?: string };

export const peopleFile = (dataDirectory: string): string => join(dataDirectory, 'people.sqlite');

/** Opens the database of an installation for reading; it changes nothing in it. */
export async function openSource({ dataDirectory, databaseUrl }: PeopleLocation): Promise<BackupSource> {
  if (databaseUrl !== undefined) {
    // Loaded on demand: most installations don't need the memory of its client.
    const { postgresSource } = await import('./postgresSource.ts');
    return postgresSource(databaseUrl);
  }
  const file = peopleFile(dataDirectory);
  if (!existsSync(file)) throw new BackupRefused(noPeopleYet);
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    const source = sqliteSource(database);
    return { ...source, close: async () => database.close() };
  } catch (error) {
    database.close();
    throw error;
  }
}
