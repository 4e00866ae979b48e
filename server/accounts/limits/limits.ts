import { keptForMilliseconds } from '@marquee/contracts/keptForDays.ts';

import type { Storage } from '#server/database/storage.ts';
import type { Tables } from '#server/database/tables.ts';
import { refilled } from '#server/limits/addressLimits.ts';

import { createPseudonyms, type PseudonymOptions } from './pseudonyms.ts';

/** `burst` at once, and as many again over `perSeconds`. */
type Bucket = { burst: number; perSeconds: number };

/** What is counted, and for which e-mail or network address, stored only as a hash. */
export type LimitKey = readonly [kind: string, ...subjects: readonly string[]];

type Attempt = { ok: true } | { ok: false; waitSeconds: number };

export type Limits = {
  /** Takes one from the bucket of this name; false where it is empty. */
  take: (key: LimitKey, bucket: Bucket) => Promise<boolean>;
  /**
   * Before something that can fail, such as a password: counts it as failed already, so that a thousand at once are
   * counted too. Refused while the wait of earlier failures lasts.
   */
  begin: (key: LimitKey) => Promise<Attempt>;
  /** The attempt succeeded: earlier failures of this key no longer count. */
  succeed: (key: LimitKey) => Promise<void>;
  /** The last taken or begun attempt doesn't count after all. */
  giveBack: (key: LimitKey) => Promise<void>;
  /** Records something, such as a network that a person signed in from. */
  remember: (key: LimitKey) => Promise<void>;
  remembers: (key: LimitKey) => Promise<boolean>;
  /** Deletes all counters of this subject whose kinds have the prefix. */
  forget: (db: Storage['db'], kinds: string, subject: string) => Promise<void>;
};

type Row = Tables['attempt'];

const seconds = (count: number) => count * 1000;
const freeFailures = 5;
const longestWait = seconds(15 * 60);
/** Failures of yesterday don't count. */
const forgottenAfter = keptForMilliseconds('counters');

/** One second after the fifth failure, four times as long after each further one: ten in a quarter of an hour. */
const waitAfter = (failures: number) =>
  failures < freeFailures ? 0 : Math.min(longestWait, seconds(4 ** (failures - freeFailures)));

/** How much is missing from a full bucket. */
function takenFrom(row: Row | undefined, { burst, perSeconds }: Bucket, at: number): number {
  if (!row) return 0;
  const bucket = { size: burst, milliseconds: seconds(perSeconds) };
  return burst - refilled({ left: burst - row.count, at: row.updated_at }, bucket, at).left;
}

const isEmpty = (taken: number, { burst }: Bucket) => taken > burst - 1;

/** Where the clock was set back, what was counted counts from now on: no one waits until it has caught up. */
function asOf(row: Row | undefined, at: number): Row | undefined {
  const ahead = row ? row.updated_at - at : 0;
  return row && ahead > 0
    ? { ...row, updated_at: at, blocked_until: Math.max(0, row.blocked_until - ahead) }
    : row;
}

/** Counts in the database, unlike `createTokenBuckets`, so that replicas share the counts and a restart keeps them. */
export function createLimits(options: PseudonymOptions): Limits {
  const { storage, now } = options;
  const pseudonyms = createPseudonyms(options);
  const at = () => now().getTime();

  const nameOf = async ([kind, ...subjects]: LimitKey) =>
    [kind, ...(await Promise.all(subjects.map(pseudonyms.newest)))].join('/');

  const find = (db: Storage['db'], name: string) =>
    db.selectFrom('attempt').selectAll().where('key', '=', name).executeTakeFirst();

  const keep = (db: Storage['db'], row: Row) =>
    db
      .insertInto('attempt')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute();

  return {
    take: async (key, bucket) => {
      const name = await nameOf(key);
      const early = await find(storage.db, name);
      // What is refused anyway costs no write.
      if (early && early.updated_at <= at() && isEmpty(takenFrom(early, bucket, at()), bucket)) return false;
      return storage.write(async (db) => {
        const row = asOf(await find(db, name), at());
        const taken = takenFrom(row, bucket, at());
        const isRefused = isEmpty(taken, bucket);
        const count = isRefused ? taken : taken + 1;
        await keep(db, { key: name, count, updated_at: at(), blocked_until: 0 });
        return !isRefused;
      });
    },

    begin: async (key) => {
      const name = await nameOf(key);
      const waitOf = (row: Row | undefined) => (row ? row.blocked_until - at() : 0);
      const refusal = (wait: number): Attempt => ({ ok: false, waitSeconds: Math.ceil(wait / 1000) });
      const early = await find(storage.db, name);
      if (early && early.updated_at <= at() && waitOf(early) > 0) return refusal(waitOf(early));
      return storage.write(async (db) => {
        const row = asOf(await find(db, name), at());
        const wait = waitOf(row);
        if (row && wait > 0) {
          await keep(db, row);
          return refusal(wait);
        }
        const before = row && at() - row.updated_at < forgottenAfter ? row.count : 0;
        const count = before + 1;
        await keep(db, { key: name, count, updated_at: at(), blocked_until: at() + waitAfter(count) });
        return { ok: true };
      });
    },

    succeed: async (key) => {
      const name = await nameOf(key);
      await storage.write((db) => db.deleteFrom('attempt').where('key', '=', name).execute());
    },

    giveBack: async (key) => {
      const name = await nameOf(key);
      await storage.write(async (db) => {
        const row = await find(db, name);
        if (row) await keep(db, { ...row, count: Math.max(0, row.count - 1), blocked_until: 0 });
      });
    },

    remember: async (key) => {
      const name = await nameOf(key);
      const until = at() + keptForMilliseconds('knownPlace');
      await storage.write((db) => keep(db, { key: name, count: 0, updated_at: at(), blocked_until: until }));
    },

    remembers: async ([kind, ...subjects]) => {
      const names = await Promise.all(subjects.map(pseudonyms.all));
      // All subjects of a key were hashed at the same time.
      const keys = (names[0] ?? []).map((_, age) => [kind, ...names.map((all) => all[age])].join('/'));
      const row = await storage.db
        .selectFrom('attempt')
        .select('key')
        .where('key', 'in', keys)
        .where('blocked_until', '>', at())
        .executeTakeFirst();
      return row !== undefined;
    },

    forget: async (db, kinds, subject) => {
      for (const name of await pseudonyms.all(subject)) {
        await db.deleteFrom('attempt').where('key', 'like', `${kinds}%/${name}%`).execute();
      }
    },
  };
}
