import { DatabaseSync } from 'node:sqlite';

import { findChangedTable } from './rowSums.ts';

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
