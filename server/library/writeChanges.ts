import type { Transaction } from 'kysely';

import type { LibraryChanged, LibraryRecord } from '#contracts/library/libraryAnswer.ts';
import type { Change } from '#contracts/library/libraryValue.ts';
import type { Tables } from '#server/storage/tables.ts';

import { applyChanges, recordOf, shareOf } from './registers.ts';

/** Ten thousand titles with all that can be said of them, and as many in lists. */
const recordsAtMost = 60_000;
const listsAtMost = 200;

/** Nothing was written: the library would have outgrown its bounds. */
export class LibraryFull extends Error {}

/** To be run in the library's turn, so that nobody else is at its registers. */
export async function writeChanges(
  transaction: Transaction<Tables>,
  { account, displayName }: { account: string; displayName: string | null },
  changes: readonly Change[],
  now: number,
): Promise<LibraryChanged> {
  const library = await transaction
    .selectFrom('library')
    .selectAll()
    .where('account', '=', account)
    .executeTakeFirst();
  const rows = await transaction
    .selectFrom('library_record')
    .select(['key', 'value', 'at', 'version'])
    .where('account', '=', account)
    .where('key', 'in', [...new Set(changes.map(({ key }) => key))])
    .execute();
  const held = new Map(rows.map((row): [string, LibraryRecord] => [row.key, recordOf(row)]));
  const applied = applyChanges(held, changes, { version: library?.version ?? 0, now });

  const records = (library?.records ?? 0) + applied.moreRecords;
  const lists = (library?.lists ?? 0) + applied.moreLists;
  if (applied.moreRecords > 0 && records > recordsAtMost) throw new LibraryFull();
  if (applied.moreLists > 0 && lists > listsAtMost) throw new LibraryFull();

  if (applied.written.length > 0) {
    const next = { version: applied.version, records, lists, name: displayName };
    await transaction
      .insertInto('library')
      .values({ account, ...next })
      .onConflict((conflict) => conflict.column('account').doUpdateSet(next))
      .execute();
    await transaction
      .insertInto('library_record')
      .values(
        applied.written.map((record) => ({
          account,
          key: record.key,
          value: record.value === null ? null : JSON.stringify(record.value),
          at: record.at,
          version: record.version,
          share: shareOf(record),
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['account', 'key']).doUpdateSet((row) => ({
          value: row.ref('excluded.value'),
          at: row.ref('excluded.at'),
          version: row.ref('excluded.version'),
          share: row.ref('excluded.share'),
        })),
      )
      .execute();
  }
  return {
    records: changes.flatMap(({ key }) => applied.registers.get(key) ?? []),
    version: applied.version,
  };
}
