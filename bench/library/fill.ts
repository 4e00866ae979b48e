import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

import { Client } from 'pg';

import { keepRowSums } from '#server/database/sqlite/rowSums.ts';
import { storedKey } from '#server/library/storedKey.ts';
import { peopleFile, type PeopleLocation } from '#server/operations/backup/source.ts';

import { accountOf, type Mark, marksOf } from './marks.ts';

type Size = { people: number; marks: number };
/** Tables as they were before libraries had numbers, and as they are. */
export type Shape = 'before' | 'now';

const atOnce = 5000;

type Row = readonly SQLInputValue[];
type Put = (table: string, columns: readonly string[], rows: readonly Row[]) => Promise<void>;

const columnsOf = (shape: Shape) => [
  shape === 'before' ? 'account' : 'library',
  'key',
  'value',
  'at',
  'version',
];

function rowOf({ person, key, value, at, version }: Mark, shape: Shape): Row {
  return shape === 'before'
    ? [accountOf(person), key, value, at, version]
    : [person + 1, storedKey(key), value, at, version];
}

async function fillBy(put: Put, { people, marks }: Size, shape: Shape): Promise<void> {
  const libraries = Array.from({ length: people }, (_, person): Row => {
    const row = [accountOf(person), Number.MAX_SAFE_INTEGER, marks, marks * 40, 0];
    return shape === 'before' ? row : [person + 1, ...row];
  });
  const columns = ['account', 'version', 'records', 'bytes', 'lists'];
  await put('library', shape === 'before' ? columns : ['id', ...columns], libraries);
  let rows: Row[] = [];
  for (const mark of marksOf({ people, marks })) {
    if (rows.push(rowOf(mark, shape)) < atOnce) continue;
    await put(shape === 'before' ? 'library_record' : 'library_register', columnsOf(shape), rows);
    rows = [];
  }
  await put(shape === 'before' ? 'library_record' : 'library_register', columnsOf(shape), rows);
}

async function fillSqlite(dataDirectory: string, size: Size, shape: Shape): Promise<void> {
  const database = new DatabaseSync(peopleFile(dataDirectory));
  keepRowSums(database);
  database.exec('pragma synchronous = off');
  await fillBy(
    async (table, columns, rows) => {
      const insert = database.prepare(
        `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
      );
      database.exec('begin');
      for (const row of rows) insert.run(...row);
      database.exec('commit');
    },
    size,
    shape,
  );
  database.close();
}

async function fillPostgres(databaseUrl: string, size: Size, shape: Shape): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await fillBy(
    async (table, columns, rows) => {
      const objects = rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])));
      await client.query(
        `insert into ${table} (${columns.join(', ')})
          select ${columns.join(', ')} from json_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(objects)],
      );
    },
    size,
    shape,
  );
  await client.query('vacuum analyze');
  await client.end();
}

/** Fills tables as people do: a few marks of one, then a few of another. */
export const fill = ({ dataDirectory, databaseUrl }: PeopleLocation, size: Size, shape: Shape) =>
  databaseUrl === undefined ? fillSqlite(dataDirectory, size, shape) : fillPostgres(databaseUrl, size, shape);
