import { currentKey } from '@marquee/contracts/library/currentKey.ts';
import type { LibraryChanged, LibraryRecord } from '@marquee/contracts/library/libraryAnswer.ts';
import type { Change } from '@marquee/contracts/library/libraryValue.ts';
import type { Transaction } from 'kysely';

import type { Tables } from '#server/database/tables.ts';

import { applyChanges, type LibrarySize, recordOf, shareOf } from './registers.ts';
import { storedKey } from './storedKey.ts';

/** Ten thousand titles with all that can be said of them, and as many in lists, some with long notes. */
const atMost: LibrarySize = { records: 60_000, lists: 200, bytes: 16 * 1024 * 1024 };

/** Nothing was written: the library would have exceeded its limits. */
export class LibraryFull extends Error {}

/** To be run in the library's turn, so that no other write touches its registers. */
export async function writeChanges(
  transaction: Transaction<Tables>,
  { account, displayName }: { account: string; displayName: string | null },
  given: readonly Change[],
  now: number,
): Promise<LibraryChanged> {
  // Devices may have titles under earlier numbers still.
  const changes = given.map((change) => ({ ...change, key: currentKey(change.key) }));
  const library = await transaction
    .selectFrom('library')
    .selectAll()
    .where('account', '=', account)
    .executeTakeFirst();
  const rows = await transaction
    .selectFrom('library_register')
    .select(['key', 'value', 'at', 'version'])
    .where('library', '=', library?.id ?? 0)
    .where('key', 'in', [...new Set(changes.map(({ key }) => storedKey(key)))])
    .execute();
  const held = new Map(rows.map(recordOf).map((record): [string, LibraryRecord] => [record.key, record]));
  const applied = applyChanges(held, changes, { version: library?.version ?? 0, now });

  const size = grown(library ?? { records: 0, lists: 0, bytes: 0 }, applied.more);

  if (applied.written.length > 0) {
    const next = { version: applied.version, ...size, name: displayName };
    // An insert that ends as an update would use up a number each time.
    const { id } = await (
      library
        ? transaction.updateTable('library').set(next).where('id', '=', library.id).returning('id')
        : transaction
            .insertInto('library')
            .values({ account, ...next })
            .returning('id')
    ).executeTakeFirstOrThrow();
    await transaction
      .insertInto('library_register')
      .values(
        applied.written.map((record) => ({
          library: id,
          key: storedKey(record.key),
          value: record.value === null ? null : JSON.stringify(record.value),
          at: record.at,
          version: record.version,
          share: shareOf(record),
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['library', 'key']).doUpdateSet((row) => ({
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

/** What is full can still be changed and made smaller. */
function grown(size: LibrarySize, more: LibrarySize): LibrarySize {
  const next = {
    records: size.records + more.records,
    lists: size.lists + more.lists,
    bytes: size.bytes + more.bytes,
  };
  for (const part of ['records', 'lists', 'bytes'] as const)
    if (more[part] > 0 && next[part] > atMost[part]) throw new LibraryFull();
  return next;
}
