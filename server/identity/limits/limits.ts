import type { Storage } from '#server/storage/storage.ts';
import type { Tables } from '#server/storage/tables.ts';

/** `burst` at once, and as many again over `perSeconds`. */
type Bucket = { burst: number; perSeconds: number };

/** An attempt that was let in, so that it can be taken back where it came to nothing. */
export type Ticket = { key: string };

type Attempt = { ok: true; ticket: Ticket } | { ok: false; waitSeconds: number };

export type Limits = {
  /** Takes one from the bucket of this name; false where it is empty. */
  take: (key: string, bucket: Bucket) => Promise<boolean>;
  /**
   * Before something that can fail, such as a password: counts it as failed already, so that a thousand at once are
   * counted too. Refused while the wait of earlier failures lasts.
   */
  begin: (key: string) => Promise<Attempt>;
  /** It was right: nothing is held against this key any more. */
  succeed: (key: string) => Promise<void>;
  /** It was neither right nor wrong. */
  takeBack: (ticket: Ticket) => Promise<void>;
  /** Remembers something until then, such as an address that somebody signed in from. */
  remember: (key: string, seconds: number) => Promise<void>;
  remembers: (key: string) => Promise<boolean>;
};

type Row = Tables['attempt'];

const seconds = (count: number) => count * 1000;
const freeFailures = 5;
const longestWait = seconds(15 * 60);
/** Failures of yesterday don't count. */
export const forgottenAfter = seconds(24 * 60 * 60);

/** One second after the fifth failure, four times as long after each further one: ten in a quarter of an hour. */
const waitAfter = (failures: number) =>
  failures < freeFailures ? 0 : Math.min(longestWait, seconds(4 ** (failures - freeFailures)));

/** What a bucket holds less than when it is full. */
function takenFrom(row: Row | undefined, { burst, perSeconds }: Bucket, at: number): number {
  if (!row) return 0;
  return Math.max(0, row.count - (Math.max(0, at - row.updated_at) * burst) / seconds(perSeconds));
}

const isEmpty = (taken: number, { burst }: Bucket) => taken > burst - 1;

/** Counts in the database, so that all replicas count together. */
export function createLimits({ storage, now }: { storage: Storage; now: () => Date }): Limits {
  const at = () => now().getTime();

  const find = (db: Storage['db'], key: string) =>
    db.selectFrom('attempt').selectAll().where('key', '=', key).executeTakeFirst();

  const keep = (db: Storage['db'], row: Row) =>
    db
      .insertInto('attempt')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute();

  return {
    take: async (key, bucket) => {
      // What is refused anyway costs no write.
      if (isEmpty(takenFrom(await find(storage.db, key), bucket, at()), bucket)) return false;
      return storage.write(async (db) => {
        const taken = takenFrom(await find(db, key), bucket, at());
        if (isEmpty(taken, bucket)) return false;
        await keep(db, { key, count: taken + 1, updated_at: at(), blocked_until: 0 });
        return true;
      });
    },

    begin: async (key) => {
      const waitOf = (row: Row | undefined) => (row ? row.blocked_until - at() : 0);
      const refusal = (wait: number): Attempt => ({ ok: false, waitSeconds: Math.ceil(wait / 1000) });
      const early = waitOf(await find(storage.db, key));
      if (early > 0) return refusal(early);
      return storage.write(async (db) => {
        const row = await find(db, key);
        const wait = waitOf(row);
        if (wait > 0) return refusal(wait);
        const before = row && at() - row.updated_at < forgottenAfter ? row.count : 0;
        const count = before + 1;
        await keep(db, { key, count, updated_at: at(), blocked_until: at() + waitAfter(count) });
        return { ok: true, ticket: { key } };
      });
    },

    succeed: async (key) => {
      await storage.write((db) => db.deleteFrom('attempt').where('key', '=', key).execute());
    },

    takeBack: async ({ key }) => {
      await storage.write(async (db) => {
        const row = await find(db, key);
        if (row) await keep(db, { ...row, count: Math.max(0, row.count - 1), blocked_until: 0 });
      });
    },

    remember: async (key, lasting) => {
      await storage.write((db) =>
        keep(db, { key, count: 0, updated_at: at(), blocked_until: at() + seconds(lasting) }),
      );
    },

    remembers: async (key) => {
      const row = await find(storage.db, key);
      return row !== undefined && row.blocked_until > at();
    },
  };
}
