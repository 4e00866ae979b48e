import type { LibraryChanged, LibraryPage } from '@marquee/contracts/library/libraryAnswer.ts';
import type { Change } from '@marquee/contracts/library/libraryValue.ts';

import type { Storage } from '#server/database/storage.ts';
import { isUniqueViolation } from '#server/database/storageFailure.ts';

import { recordOf } from './registers.ts';
import { LibraryFull, writeChanges } from './writeChanges.ts';

type LibraryOwner = { account: string; displayName: string | null };

type Written =
  | ({ ok: true } & LibraryChanged)
  /** Another person's list has this public name, or the library has no room for more. */
  | { ok: false; code: 'conflict' | 'too-large' };

export type LibraryStore = {
  /** The newest version of a library; 0 where nothing was ever written. */
  version: (account: string) => Promise<number>;
  /** What was written after a version, oldest first. */
  page: (account: string, asked: { after: number; limit: number }) => Promise<LibraryPage>;
  /** Writes all of it or nothing. The same again changes nothing. */
  write: (owner: LibraryOwner, changes: readonly Change[]) => Promise<Written>;
  erase: (account: string) => Promise<void>;
};

const turnOf = (account: string) => ({ turn: `library/${account}` });

export function createLibraryStore({ storage, now }: { storage: Storage; now: () => Date }): LibraryStore {
  const { db } = storage;

  const libraryOf = (account: string) =>
    db.selectFrom('library').select(['id', 'version']).where('account', '=', account).executeTakeFirst();

  return {
    version: async (account) => (await libraryOf(account))?.version ?? 0,
    page: async (account, { after, limit }) => {
      const library = await libraryOf(account);
      if (!library) return { records: [], version: 0, more: false };
      const newest = library.version;
      const rows = await db
        .selectFrom('library_register')
        .select(['key', 'value', 'at', 'version'])
        .where('library', '=', library.id)
        // A device ahead of the database has seen what a restored backup lacks, and starts anew.
        .where('version', '>', after > newest ? 0 : after)
        .orderBy('version')
        .limit(limit + 1)
        .execute();
      const records = rows.slice(0, limit).map(recordOf);
      const more = rows.length > limit;
      const last = records.at(-1)?.version ?? 0;
      return { records, version: more ? last : Math.max(newest, last), more };
    },
    write: async (owner, changes) => {
      try {
        const changed = await storage.write(
          (transaction) => writeChanges(transaction, owner, changes, now().getTime()),
          turnOf(owner.account),
        );
        return { ok: true, ...changed };
      } catch (error) {
        if (error instanceof LibraryFull) return { ok: false, code: 'too-large' };
        if (isUniqueViolation(error)) return { ok: false, code: 'conflict' };
        throw error;
      }
    },
    erase: async (account) => {
      await storage.write(
        (transaction) => transaction.deleteFrom('library').where('account', '=', account).execute(),
        turnOf(account),
      );
    },
  };
}
