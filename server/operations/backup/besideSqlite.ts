import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';

import { Kysely } from 'kysely';

import { damageIn } from '#server/database/sqlite/rowSums.ts';
import { WriterDialect } from '#server/database/sqlite/sqliteDialect.ts';
import type { Tables } from '#server/database/tables.ts';

import type { Beside } from './fillBeside.ts';
import type { Batch } from './peopleTables.ts';
import { peopleFile, sqliteSource } from './source.ts';

/** What is wrong with a database that was filled just now, or null. */
function troubleIn(database: DatabaseSync): string | null {
  const damage = damageIn(database);
  if (damage !== null) return damage;
  const [orphan] = database.prepare('pragma foreign_key_check').all();
  return orphan ? `a row of ${String(orphan['table'])} belongs to nothing` : null;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Statements that are prepared once: a row costs a few microseconds. */
function inserting(database: DatabaseSync) {
  const prepared = new Map<string, StatementSync>();
  return async ({ table, columns, rows }: Batch) => {
    const text = `insert into ${quoted(table)} (${columns.map(quoted).join()}) values (${columns.map(() => '?').join()})`;
    const statement = prepared.get(text) ?? database.prepare(text);
    prepared.set(text, statement);
    for (const row of rows) statement.run(...row);
  };
}

/** A database in a folder of its own, for as long as `work` takes. It is one plain file when `whenFilled` is called. */
export async function withSqliteBeside<T>(
  folder: string,
  work: (beside: Beside) => Promise<T>,
  whenFilled: (file: string) => void = () => {},
): Promise<T> {
  // What a run that was killed has left.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = peopleFile(folder);
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  // It is read only when whole, so the disk is waited for once, at the end.
  database.exec('pragma journal_mode = delete; pragma synchronous = off');
  const db = new Kysely<Tables>({ dialect: new WriterDialect(database, 0) });
  try {
    const result = await work({
      engine: 'sqlite',
      db,
      put: inserting(database),
      read: async (work) => {
        const source = sqliteSource(database);
        try {
          return await work(source);
        } finally {
          await source.close();
        }
      },
    });
    const trouble = troubleIn(database);
    if (trouble !== null) throw new Error(`The restored database is not sound: ${trouble}.`);
    database.close();
    whenFilled(file);
    return result;
  } finally {
    if (database.isOpen) database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

export const besideFolder = (dataDirectory: string): string => join(dataDirectory, 'restoring');
