import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

/**
 * A prepared query whose rows have a type. SQLite can't know it: this is the one place that asserts it, and may,
 * since the tables are STRICT and only `build/` writes them.
 */
export function select<Row, Args extends SQLInputValue[] = SQLInputValue[]>(
  database: DatabaseSync,
  sql: string,
) {
  const statement = database.prepare(sql);
  return {
    /** Row by row, for many. */
    each: (...args: Args): Iterable<Row> => statement.iterate(...args) as Iterable<Row>,
    all: (...args: Args): Row[] => statement.all(...args) as Row[],
    get: (...args: Args): Row | undefined => statement.get(...args) as Row | undefined,
  };
}
