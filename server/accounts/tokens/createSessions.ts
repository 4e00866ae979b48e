import type { Transaction } from 'kysely';

import { createAudit } from '#server/accounts/accounts/audit.ts';
import type { Account, Grant, SessionService, TokenRefusal } from '#server/accounts/sessions.ts';
import type { Storage } from '#server/database/storage.ts';
import type { Tables } from '#server/database/tables.ts';

import { deviceName } from './deviceName.ts';
import { createIdTokens } from './idTokens.ts';
import { lifetimes } from './lifetimes.ts';
import {
  addToken,
  addToNewest,
  exchangeToken,
  hashOfToken,
  isRefreshToken,
  makeRefreshToken,
} from './refreshTokens.ts';
import { findHolder, type Holder } from './sessionHolder.ts';
import type { SigningKeys } from './signingKeys.ts';

export type SessionOptions = {
  storage: Storage;
  keys: SigningKeys;
  issuer: string;
  audience: string;
  now: () => Date;
  /** Cryptographically strong. */
  random: (bytes: number) => Buffer;
};

/** No person has more devices: of more sessions, those that were used longest ago end. */
const mostSessions = 100;

/** A new password ends earlier sessions, even where no explicit end was recorded. */
const isOlderThanPassword = ({ authenticatedAt, account }: Holder) =>
  authenticatedAt < account.passwordUpdatedAt;

/** Tabs exchange their tokens one after the other; other requests don't wait for them. */
const inTurn = (session: string) => ({ turn: `session/${session}` });

const refused = (code: TokenRefusal) => ({ ok: false, code }) as const;

/** Sessions of embedded accounts. One that ends is deleted, and its refresh tokens with it. */
export function createSessions(options: SessionOptions): SessionService {
  const { storage, now, random } = options;
  const idTokens = createIdTokens(options);
  const audit = createAudit(options);

  const expiryOf = (authenticatedAt: number, at: number) =>
    Math.min(authenticatedAt + lifetimes.session, at + lifetimes.idle);

  const grantOf = async (
    account: Account,
    session: { id: string; authenticatedAt: number },
    refreshToken: string,
  ): Promise<Grant> => ({
    idToken: await idTokens.sign(account, session),
    refreshToken,
    expiresIn: lifetimes.idToken / 1000,
  });

  /** Locks the session: it can't be ended until this write is done. */
  async function claim(db: Transaction<Tables>, session: string, at: number): Promise<boolean> {
    const claimed = await db
      .updateTable('session')
      .set({ used_at: at })
      .where('id', '=', session)
      .executeTakeFirst();
    return claimed.numUpdatedRows > 0n;
  }

  async function keepUse(db: Transaction<Tables>, holder: Holder, at: number): Promise<void> {
    await db
      .updateTable('session')
      .set({
        authenticated_at: holder.authenticatedAt,
        expires_at: expiryOf(holder.authenticatedAt, at),
      })
      .where('id', '=', holder.session)
      .execute();
  }

  async function endOldest(db: Transaction<Tables>, account: string): Promise<void> {
    const kept = db
      .selectFrom('session')
      .select('id')
      .where('account', '=', account)
      .orderBy('used_at', 'desc')
      .orderBy('id')
      .limit(mostSessions);
    await db.deleteFrom('session').where('account', '=', account).where('id', 'not in', kept).execute();
  }

  const isAccount = async (id: string) =>
    (await storage.db.selectFrom('account').select('id').where('id', '=', id).executeTakeFirst()) !==
    undefined;

  /** Writes down the use of a refresh token; the session ends where the token must have had two owners. */
  async function exchange(
    db: Transaction<Tables>,
    { session, hash, next, at }: { session: string; hash: string; next: string; at: number },
  ): Promise<{ ok: true; holder: Holder } | { ok: false; code: TokenRefusal }> {
    if (!(await claim(db, session, at))) return refused('TOKEN_EXPIRED');
    const presented = await db
      .selectFrom('refresh_token')
      .selectAll()
      .where('hash', '=', hash)
      .executeTakeFirst();
    // Well formed but unknown: reported as expired, which signs out. "Invalid" would leave the user half signed in.
    if (!presented) return refused('TOKEN_EXPIRED');
    const found = await findHolder(db, session, at);
    if (!found.ok) return found;
    if (isOlderThanPassword(found.holder)) return refused('TOKEN_EXPIRED');
    if ((await exchangeToken(db, { presented, next, at })) === 'reused') {
      await db.deleteFrom('session').where('id', '=', session).execute();
      await audit(db, { account: found.holder.account.id, event: 'refresh-token-reused' });
      return refused('TOKEN_EXPIRED');
    }
    await keepUse(db, found.holder, at);
    return found;
  }

  return {
    start: async (account, device) => {
      const at = now().getTime();
      const authenticatedAt = Math.max(at, account.passwordUpdatedAt);
      const session = { id: random(16).toString('base64url'), authenticatedAt };
      const refreshToken = makeRefreshToken(random);
      await storage.write(async (db) => {
        await db.deleteFrom('session').where('expires_at', '<=', at).execute();
        const current = await db
          .selectFrom('account')
          .select('id')
          .where('id', '=', account.id)
          .where('disabled', '=', 0)
          .where('password_updated_at', '=', account.passwordUpdatedAt)
          .executeTakeFirst();
        // The password was changed after it was proven: that ended this session too, before it began.
        if (!current) return;
        await db
          .insertInto('session')
          .values({
            id: session.id,
            account: account.id,
            device: deviceName(device),
            authenticated_at: authenticatedAt,
            used_at: at,
            expires_at: expiryOf(authenticatedAt, at),
          })
          .execute();
        await addToken(db, { hash: hashOfToken(refreshToken), session: session.id, generation: 0, at });
        await endOldest(db, account.id);
      });
      return grantOf(account, session, refreshToken);
    },

    renew: async (account, session) => {
      const at = now().getTime();
      const refreshToken = makeRefreshToken(random);
      const authenticatedAt = await storage.write(async (db) => {
        if (!(await claim(db, session, at))) return at;
        const found = await findHolder(db, session, at);
        if (!found.ok || found.holder.account.id !== account.id) return at;
        const { holder } = found;
        // Choosing a new password counts as authentication. Tokens from before it are invalid.
        if (isOlderThanPassword(holder)) {
          await db.deleteFrom('refresh_token').where('session', '=', session).execute();
        }
        const authenticatedAt = Math.max(holder.authenticatedAt, holder.account.passwordUpdatedAt);
        await addToNewest(db, { session, next: hashOfToken(refreshToken), at });
        await keepUse(db, { ...holder, authenticatedAt }, at);
        return authenticatedAt;
      }, inTurn(session));
      return grantOf(account, { id: session, authenticatedAt }, refreshToken);
    },

    refresh: async (refreshToken) => {
      if (refreshToken === '') return refused('MISSING_REFRESH_TOKEN');
      if (!isRefreshToken(refreshToken)) return refused('INVALID_REFRESH_TOKEN');
      const hash = hashOfToken(refreshToken);
      const known = await storage.db
        .selectFrom('refresh_token')
        .select('session')
        .where('hash', '=', hash)
        .executeTakeFirst();
      // Strangers with invented tokens never make a writer wait.
      if (!known) return refused('TOKEN_EXPIRED');
      const at = now().getTime();
      const next = makeRefreshToken(random);
      const outcome = await storage.write(
        (db) => exchange(db, { session: known.session, hash, next: hashOfToken(next), at }),
        inTurn(known.session),
      );
      if (!outcome.ok) return outcome;
      const { account, authenticatedAt } = outcome.holder;
      return {
        ok: true,
        account,
        grant: await grantOf(account, { id: known.session, authenticatedAt }, next),
      };
    },

    verify: async (idToken) => {
      const read = await idTokens.read(idToken);
      if (!read.ok && read.code === 'INVALID_ID_TOKEN') return read;
      const { sub, sid, auth_time } = read.claims;
      const found = await findHolder(storage.db, sid, now().getTime());
      if (!found.ok || found.holder.account.id !== sub) {
        return (await isAccount(sub))
          ? refused(found.ok ? 'INVALID_ID_TOKEN' : found.code)
          : refused('USER_NOT_FOUND');
      }
      const { account } = found.holder;
      const authenticatedAt = auth_time * 1000;
      if (authenticatedAt > found.holder.authenticatedAt) return refused('INVALID_ID_TOKEN');
      // Tokens count in whole seconds.
      if (authenticatedAt + 999 < account.passwordUpdatedAt) return refused('TOKEN_EXPIRED');
      // "Expired" is for sessions: people would be signed out, where all they need is a new token.
      if (!read.ok) return { ok: false, code: 'ID_TOKEN_OUT_OF_TIME' };
      return { ok: true, verified: { account, session: sid, authenticatedAt } };
    },

    endAll: async (account, except) => {
      await storage.write(async (db) => {
        const all = db.deleteFrom('session').where('account', '=', account);
        await (except === undefined ? all : all.where('id', '!=', except)).execute();
      });
    },

    end: async (account, session) =>
      storage.write(async (db) => {
        const ended = await db
          .deleteFrom('session')
          .where('account', '=', account)
          .where('id', '=', session)
          .executeTakeFirst();
        return ended.numDeletedRows > 0n;
      }, inTurn(session)),

    revoke: async (refreshToken) => {
      if (!isRefreshToken(refreshToken)) return;
      const owner = storage.db
        .selectFrom('refresh_token')
        .select('session')
        .where('hash', '=', hashOfToken(refreshToken));
      const known = await owner.executeTakeFirst();
      if (!known) return;
      await storage.write(async (db) => {
        await db.deleteFrom('session').where('id', '=', known.session).execute();
      }, inTurn(known.session));
    },

    list: async (account) => {
      const rows = await storage.db
        .selectFrom('session')
        .select(['id', 'device', 'authenticated_at', 'used_at'])
        .where('account', '=', account)
        .where('expires_at', '>', now().getTime())
        .orderBy('used_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(({ id, device, authenticated_at, used_at }) => ({
        id,
        device,
        startedAt: authenticated_at,
        usedAt: used_at,
      }));
    },
  };
}
