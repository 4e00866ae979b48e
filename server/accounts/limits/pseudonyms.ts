import { createHmac } from 'node:crypto';

import { keptForMilliseconds } from '@marquee/contracts/keptForDays.ts';

import type { Storage } from '#server/database/storage.ts';

/** Names a person, such as an e-mail or network address, in a counter without being it. */
export type Pseudonyms = {
  /** Under the key of this week. */
  newest: (subject: string) => Promise<string>;
  /** Under every key that is still there, the newest first. */
  all: (subject: string) => Promise<readonly string[]>;
};

export type PseudonymOptions = {
  storage: Storage;
  now: () => Date;
  /** Cryptographically strong. */
  random: (bytes: number) => Buffer;
};

const readAgainAfter = 60_000;

const nameUnder = (secret: string, subject: string) =>
  createHmac('sha256', secret).update(subject).digest('hex').slice(0, 32);

/**
 * Keyed hashes. A new key is made each week; a key is deleted when all that it was used for has expired, and with it the
 * last way to find out who was meant. Keys are never in backups.
 */
export function createPseudonyms({ storage, now, random }: PseudonymOptions): Pseudonyms {
  let known: { secrets: readonly string[]; readAt: number } | undefined;

  const rowsOf = (db: Storage['db']) =>
    db.selectFrom('limit_key').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();

  async function read(at: number): Promise<readonly string[]> {
    const isDue = (rows: { created_at: number }[]) =>
      rows[0] === undefined || at - rows[0].created_at > keptForMilliseconds('limitKey');
    const found = await rowsOf(storage.db);
    if (!isDue(found)) return found.map(({ secret }) => secret);
    const made = {
      id: random(9).toString('base64url'),
      secret: random(32).toString('base64url'),
      created_at: at,
    };
    return storage.write(async (db) => {
      const rows = await rowsOf(db);
      if (!isDue(rows)) return rows.map(({ secret }) => secret);
      const last = at - keptForMilliseconds('limitKey') - keptForMilliseconds('knownPlace');
      await db.deleteFrom('limit_key').where('created_at', '<', last).execute();
      await db.insertInto('limit_key').values(made).execute();
      return [made, ...rows.filter(({ created_at }) => created_at >= last)].map(({ secret }) => secret);
    });
  }

  async function secrets(): Promise<readonly string[]> {
    const at = now().getTime();
    if (known === undefined || Math.abs(at - known.readAt) >= readAgainAfter)
      known = { secrets: await read(at), readAt: at };
    return known.secrets;
  }

  const all = async (subject: string) => (await secrets()).map((secret) => nameUnder(secret, subject));
  return {
    all,
    newest: async (subject) => {
      const [name] = await all(subject);
      if (name === undefined) throw new Error('There is no key for limits.');
      return name;
    },
  };
}
