import type { Tables } from '#server/database/tables.ts';

/** A column's value, in both databases. */
export type Value = string | number | null;

export const isValue = (value: unknown): value is Value =>
  value === null || typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));

/** Rows of one table at a time. */
export type Batch = { table: string; columns: readonly string[]; rows: readonly (readonly Value[])[] };

/**
 * Every table of the people's database, those that others refer to first. `people`: goes into backups. `again`: can be
 * fetched or made again, and would only make them large, or reveal who the counters are about.
 */
const kinds: Readonly<Record<keyof Tables, 'people' | 'again'>> = {
  account: 'people',
  session: 'people',
  refresh_token: 'people',
  signing_key: 'people',
  code: 'people',
  mail: 'people',
  attempt: 'people',
  audit: 'people',
  limit_key: 'again',
  library: 'people',
  library_register: 'people',
  tmdb_answer: 'again',
  tmdb_lease: 'again',
  tmdb_budget: 'again',
  row_sum: 'again',
};

const namesOf = (kind: string) =>
  Object.entries(kinds)
    .filter((entry) => entry[1] === kind)
    .map(([name]) => name);

/** Tables that earlier steps had: they are in backups of their time. */
const formerTables = ['library_record'];

export const peopleTables: readonly string[] = [...namesOf('people'), ...formerTables];
export const passingTables: readonly string[] = namesOf('again');
