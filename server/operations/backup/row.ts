/** A column's value, in both databases. */
export type Value = string | number | null;

export const isValue = (value: unknown): value is Value =>
  value === null || typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));

/** Rows of one table at a time. */
export type Batch = { table: string; columns: readonly string[]; rows: readonly (readonly Value[])[] };
