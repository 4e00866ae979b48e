import { currentKey } from '@marquee/contracts/library/currentKey.ts';
import { wins } from '@marquee/contracts/library/wins.ts';
import { sql } from 'kysely';

import type { StorageMigration } from './migrate.ts';

type Row = { account: string; key: string; value: string | null; at: number; version: number };

const writeOf = ({ value, at }: Row) => ({ value: JSON.parse(value ?? 'null'), at });

const bytesOf = ({ key, value }: Row) => key.length + Buffer.byteLength(value ?? '');

/** Titles in libraries get TMDB's numbers where they had ones of our own making. */
export const m005TitleNumbers: StorageMigration = async (db) => {
  // Only numbers of nine digits and more.
  const { rows } = await sql<Row>`
    select account, key, value, at, version from library_record
    where key like 'mark/%/_________%/%' or key like 'item/%/%/_________%'`.execute(db);
  for (const row of rows) {
    const key = currentKey(row.key);
    if (key === row.key) continue;
    const { account } = row;
    const found = await sql<Row>`
      select account, key, value, at, version from library_record
      where account = ${account} and key = ${key}`.execute(db);
    const [held] = found.rows;
    const renamed = { ...row, key };
    if (!held) {
      await sql`update library_record set key = ${key} where account = ${account} and key = ${row.key}`.execute(
        db,
      );
      await sql`
        update library set bytes = bytes + ${bytesOf(renamed) - bytesOf(row)} where account = ${account}`.execute(
        db,
      );
      continue;
    }
    const kept = wins(writeOf(row), writeOf(held)) ? renamed : held;
    await sql`delete from library_record where account = ${account} and key = ${row.key}`.execute(db);
    // A version of its own, so that every device hears which of the two it is.
    await sql`
      update library set version = version + 1, records = records - 1,
        bytes = bytes + ${bytesOf(kept) - bytesOf(held) - bytesOf(row)}
      where account = ${account}`.execute(db);
    await sql`
      update library_record set value = ${kept.value}, at = ${kept.at},
        version = (select version from library where account = ${account})
      where account = ${account} and key = ${key}`.execute(db);
  }
};
