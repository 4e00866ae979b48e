import { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';

/**
 * SQLite has no checksums: it can't see that a value is another than the one that was written. So each table has a
 * count of its rows and the sum of their CRCs, kept up to date by triggers within whatever transaction changes a row,
 * and beginning with the CRC of the table's own definition.
 */

const sumOf = 'marquee_row_sum';
const triggerPrefix = `${sumOf}_`;
const mask = 0xff_ff_ff_ff;

type Table = { name: string; definition: string; columns: readonly string[] };
type Sum = { rows: number; sum: number };

const crcOf = (row: readonly unknown[]) => crc32(JSON.stringify(row));

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function tablesIn(database: DatabaseSync): Table[] {
  const tables = database
    .prepare(
      `select name, sql from sqlite_schema where type = 'table' and name not like 'sqlite!_%' escape '!'
        and name not like 'marquee!_%' escape '!' and name <> 'row_sum' order by name`,
    )
    .all();
  return tables.map(({ name, sql }) => ({
    name: textOf(name),
    definition: textOf(sql),
    columns: database
      .prepare(`select * from "${textOf(name)}"`)
      .columns()
      .map((column) => column.name),
  }));
}

function countAnew(database: DatabaseSync, { name, definition }: Table): Sum {
  let rows = 0;
  let sum = crc32(definition);
  const statement = database.prepare(`select * from "${name}"`);
  statement.setReturnArrays(true);
  for (const row of statement.iterate()) {
    rows += 1;
    sum = (sum + crcOf(Object.values(row))) % (mask + 1);
  }
  return { rows, sum };
}

function keptSums(database: DatabaseSync): Map<string, Sum> {
  const kept = database.prepare('select name, rows, sum from row_sum').all();
  return new Map(kept.map(({ name, rows, sum }) => [textOf(name), { rows: Number(rows), sum: Number(sum) }]));
}

/** The triggers of a table by their names. */
function triggersOf({ name, columns }: Table): [name: string, definition: string][] {
  const of = (row: 'new' | 'old') => `${sumOf}(${columns.map((column) => `${row}."${column}"`).join(', ')})`;
  const change = {
    insert: `+ ${of('new')}`,
    update: `+ ${of('new')} - ${of('old')}`,
    delete: `- ${of('old')}`,
  };
  const more = { insert: 1, update: 0, delete: -1 };
  return (['insert', 'update', 'delete'] as const).map((event) => {
    const trigger = `${triggerPrefix}${name}_${event}`;
    return [
      trigger,
      `CREATE TRIGGER "${trigger}" after ${event} on "${name}" begin ` +
        `update row_sum set rows = rows + ${more[event]}, sum = (sum ${change[event]}) & ${mask} ` +
        `where name = '${name}'; end`,
    ];
  });
}

/** Keeps the sums from here on, through this connection; another program that doesn't can't write. */
export function keepRowSums(database: DatabaseSync): void {
  database.function(sumOf, { varargs: true, deterministic: true }, (...row: unknown[]) => crcOf(row));
  const tables = tablesIn(database);
  const wanted = tables.flatMap(triggersOf);
  const found = new Map(
    database
      .prepare(`select name, sql from sqlite_schema where type = 'trigger'`)
      .all()
      .map(({ name, sql }) => [name, sql]),
  );
  const missing = wanted.filter(([name, definition]) => found.get(name) !== definition);
  const isNew = keptSums(database).size === 0;
  if (missing.length === 0 && !isNew) return;
  database.exec('begin immediate');
  try {
    for (const [name, definition] of missing)
      database.exec(`drop trigger if exists "${name}"; ${definition}`);
    if (isNew) {
      const keep = database.prepare('insert into row_sum (name, rows, sum) values (?, ?, ?)');
      for (const table of tables) {
        const { rows, sum } = countAnew(database, table);
        keep.run(table.name, rows, sum);
      }
    }
    database.exec('commit');
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

/** Drops the sums, to be recomputed: tables are going to change. */
export function forgetRowSums(database: DatabaseSync): void {
  const triggers = database
    .prepare(`select name from sqlite_schema where type = 'trigger' and name like ?`)
    .all(`${triggerPrefix}%`);
  for (const { name } of triggers) database.exec(`drop trigger "${textOf(name)}"`);
  if (database.prepare(`select 1 from sqlite_schema where name = 'row_sum'`).get())
    database.exec('delete from row_sum');
}

/** The first table whose rows aren't those that were written, or null. Older databases have no sums. */
function findChangedTable(database: DatabaseSync): string | null {
  if (!database.prepare(`select 1 from sqlite_schema where name = 'row_sum'`).get()) return null;
  const kept = keptSums(database);
  if (kept.size === 0) return null;
  const tables = tablesIn(database);
  for (const table of tables) {
    const before = kept.get(table.name);
    const now = countAnew(database, table);
    if (before?.rows !== now.rows || before.sum !== now.sum) return table.name;
  }
  const known = new Set(tables.map(({ name }) => name));
  return [...kept.keys()].find((name) => !known.has(name)) ?? null;
}

/** SQLite's codes for a file that isn't as SQLite or we have made it: ERROR, CORRUPT, NOTADB. */
const damageCodes = new Set([1, 11, 26]);

const isDamage = (error: unknown): error is Error =>
  error instanceof Error &&
  // A number that is larger than any of ours.
  (('code' in error && error.code === 'ERR_OUT_OF_RANGE') ||
    ('errcode' in error && damageCodes.has(Number(error.errcode) & 0xff)));

/** SQLite says first which database it is about. */
const lastLine = (said: unknown) => String(said).trim().split('\n').at(-1) ?? '';

/** What is wrong with the people's database as it was last committed, in a few words; null where it is whole. */
export function damageIn(database: DatabaseSync): string | null {
  try {
    database.exec('begin');
    const [answer] = database.prepare('pragma integrity_check(1)').all();
    if (answer?.['integrity_check'] !== 'ok') return lastLine(answer?.['integrity_check']);
    const table = findChangedTable(database);
    return table === null ? null : `what ${table} holds is not what was written`;
  } catch (error) {
    if (isDamage(error)) return error.message;
    throw error;
  } finally {
    if (database.isTransaction) database.exec('rollback');
  }
}

/** The same of a file, which others may be using. */
export function damageInFile(file: string): string | null {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    return damageIn(database);
  } finally {
    database.close();
  }
}
