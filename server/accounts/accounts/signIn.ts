import type { SignInRequest } from '@marquee/contracts/identity/toolkit.ts';

import type { LimitKey } from '#server/accounts/limits/limits.ts';
import { mailTexts } from '#server/accounts/mail/mailTexts.ts';
import { deviceName } from '#server/accounts/tokens/deviceName.ts';
import type { Storage } from '#server/database/storage.ts';
import { Overloaded } from '#server/limits/semaphore.ts';

import type { AccountOptions } from './accountOptions.ts';
import { accountOf, type AccountRow, findAccount } from './accountRows.ts';
import type { Client } from './audit.ts';
import { requireEmail } from './fields.ts';
import { refuse, refuseForNow, type Result } from './refusal.ts';
import type { SignedIn } from './signUp.ts';

/**
 * Thirty wrong passwords in five minutes at most: twenty at once, and ten more over the time. Right ones are given back,
 * so that a whole school gets in by one address.
 */
const perAddress = { burst: 20, perSeconds: 10 * 60 };
const longestPassword = 4096;

export function createSignIn(parts: AccountOptions) {
  const { storage, sessions, passwords, limits, mailbox, audit, now } = parts;

  /** Informs the owner of a sign-in by a device of a kind that was never used for this account. */
  async function tellOfNewDevice(
    db: Storage['db'],
    { id, email }: AccountRow,
    client: Client,
  ): Promise<boolean> {
    const device = deviceName(client.device);
    for (const table of ['session', 'audit'] as const) {
      const seen = db.selectFrom(table).select('id').where('account', '=', id).where('device', '=', device);
      if (await seen.executeTakeFirst()) return false;
    }
    await mailbox.post(db, mailTexts.newDevice(email, device), { account: id });
    return true;
  }

  type Attempted = { isKnown: boolean; hasRoom: boolean; failures: LimitKey };
  type Proven = { row: AccountRow; client: Client; newHash: string | null; isKnown: boolean; at: number };

  /** Null where the account isn't any more what the password was checked against. */
  async function recordSignIn({
    row,
    client,
    newHash,
    isKnown,
    at,
  }: Proven): Promise<{ isTold: boolean } | null> {
    return storage.write(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('account')
        .set({ last_sign_in_at: at, password_hash: newHash ?? row.password_hash })
        .where('id', '=', row.id)
        .where('password_hash', '=', row.password_hash)
        .where('disabled', '=', 0)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return null;
      const isTold = !isKnown && (await tellOfNewDevice(db, row, client));
      await audit(db, { account: row.id, event: 'sign-in', client });
      return { isTold };
    });
  }

  /** Rehashes at today's cost where the stored hash is cheaper. It can wait for capacity. */
  async function strongerHash(row: AccountRow, password: string): Promise<string | null> {
    if (!passwords.isOutdated(row.password_hash)) return null;
    return passwords.hash(password).catch((error: unknown) => {
      if (error instanceof Overloaded) return null;
      throw error;
    });
  }

  async function prove(password: string, row: AccountRow | null, counted: LimitKey): Promise<boolean> {
    // No longer password was ever accepted.
    const kept = password.length > longestPassword ? null : (row?.password_hash ?? null);
    try {
      return await passwords.verify(password, kept);
    } catch (error) {
      if (error instanceof Overloaded) await limits.giveBack(counted);
      throw error;
    }
  }

  const senderOf = ({ address }: Client): LimitKey => ['sign-in/address', address];
  const knownPlaceOf = (email: string, { address }: Client): LimitKey => ['sign-in/known', email, address];

  /**
   * Where a person has signed in before, their failures are counted apart: a stranger who guesses elsewhere doesn't make
   * the owner wait, and neighbours who guess don't either.
   */
  async function begin(email: string, client: Client): Promise<Result<Attempted>> {
    const isKnown = await limits.remembers(knownPlaceOf(email, client));
    const hasRoom = await limits.take(senderOf(client), perAddress);
    if (!hasRoom && !isKnown) return refuseForNow();
    const failures: LimitKey = isKnown
      ? ['sign-in/account', email, client.address]
      : ['sign-in/account', email];
    const attempt = await limits.begin(failures);
    return attempt.ok ? { ok: true, isKnown, hasRoom, failures } : refuseForNow(attempt.waitSeconds);
  }

  async function succeed(email: string, client: Client, attempted: Attempted): Promise<void> {
    const { isKnown, hasRoom, failures } = attempted;
    await limits.succeed(failures);
    if (hasRoom) await limits.giveBack(senderOf(client));
    if (!isKnown) await limits.remember(knownPlaceOf(email, client));
  }

  return async (asked: SignInRequest, client: Client): Promise<Result<SignedIn>> => {
    const address = asked.email === '' ? refuse('INVALID_EMAIL') : requireEmail(asked.email);
    if (!address.ok) return address;
    if (!asked.password) return refuse('MISSING_PASSWORD');
    const { password } = asked;
    const { email } = address;

    const attempt = await begin(email, client);
    if (!attempt.ok) return attempt;
    const { isKnown, hasRoom, failures } = attempt;

    const row = await findAccount(storage.db, { email });
    const isRight = await prove(password, row, failures);
    if (!row || !isRight) {
      await storage.write((db) => audit(db, { account: row?.id ?? null, event: 'sign-in-refused', client }));
      // Without room a wrong password is answered as for all others there.
      return hasRoom ? refuse('INVALID_LOGIN_CREDENTIALS') : refuseForNow();
    }
    if (row.disabled === 1) return refuse('USER_DISABLED');

    const newHash = await strongerHash(row, password);
    const at = now().getTime();
    const recorded = await recordSignIn({ row, client, newHash, isKnown, at });
    if (!recorded) return refuse('INVALID_LOGIN_CREDENTIALS');
    if (recorded.isTold) mailbox.posted();
    await succeed(email, client, attempt);
    const account = { ...accountOf(row), lastSignInAt: at };
    return { ok: true, account, grant: await sessions.start(account, client.device) };
  };
}
