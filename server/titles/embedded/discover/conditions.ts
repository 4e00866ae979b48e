import type { SQLInputValue } from 'node:sqlite';

/** A piece of a WHERE clause. The text is written here; what was asked for is only ever bound. */
export type Condition = { sql: string; values: readonly SQLInputValue[] };

export const never: Condition = { sql: '0', values: [] };

export const all = (conditions: readonly Condition[]): Condition => ({
  sql: ['1', ...conditions.map(({ sql }) => `(${sql})`)].join(' AND '),
  values: conditions.flatMap(({ values }) => values),
});

type Comparison = '=' | '>=' | '<=';

/** Empty where nothing was asked. */
export const compare = (
  column: string,
  comparison: Comparison,
  value: SQLInputValue | undefined,
): Condition[] => (value === undefined ? [] : [{ sql: `${column} ${comparison} ?`, values: [value] }]);

export const oneOf = (column: string, values: readonly SQLInputValue[]): Condition => ({
  sql: `${column} IN (${values.map(() => '?').join(', ')})`,
  values,
});

/** A table that links titles to something. `rows` narrows it to the medium, and to a kind of credit where it matters. */
export type Link = { table: string; column: string; rows: string };

const linked = ({ table, column, rows }: Link, values: readonly SQLInputValue[]): Condition => ({
  sql: `id IN (SELECT title_id FROM ${table}
    WHERE ${rows} AND ${column} IN (${values.map(() => '?').join(', ')}))`,
  values,
});

/** For every inner list the title is linked to at least one of its values. */
export const has = (link: Link, lists: readonly (readonly SQLInputValue[])[]): Condition[] =>
  lists.map((values) => linked(link, values));

/** The title is linked to none of the values; here a comma and a pipe mean the same. */
export function lacks(link: Link, lists: readonly (readonly SQLInputValue[])[]): Condition[] {
  const values = lists.flat();
  if (values.length === 0) return [];
  const { sql } = linked(link, values);
  return [{ sql: `NOT ${sql}`, values }];
}
