import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

/**
 * A prepared query whose rows have a type. SQLite can't know it: this is the one place that says so for it, and may,
 * since the tables are STRICT and only `build/` writes them.
 */
export function select<Row, Args extends SQLInputValue[] = SQLInputValue[]>(
  database: DatabaseSync,
  sql: string,
) {
  const statement = database.prepare(sql);
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as said above
    all: (...args: Args): Row[] => statement.all(...args) as Row[],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as said above
    get: (...args: Args): Row | undefined => statement.get(...args) as Row | undefined,
  };
}
