import type { SignInRequest } from '#contracts/identity/toolkit.ts';
import type { Ticket } from '#server/identity/limits/limits.ts';
import { Overloaded } from '#server/identity/password/gate.ts';

import { accountOf, type AccountRow, findAccount } from './accountRows.ts';
import { requireEmail } from './fields.ts';
import { knownForSeconds, knownPlace, limitName } from './limitName.ts';
import type { AccountParts, Client } from './parts.ts';
import { refuse, refuseForNow, type Result } from './refusal.ts';
import type { SignedIn } from './signUp.ts';

/** Thirty in five minutes at most: twenty at once, and ten more over the time. */
const perAddress = { burst: 20, perSeconds: 10 * 60 };
const longestPassword = 4096;

export function createSignIn(parts: AccountParts) {
  const { storage, sessions, passwords, limits, audit, now } = parts;

  /** False where the account isn't any more what the password was checked against. */
  async function recordSignIn(row: AccountRow, newHash: string | null, at: number): Promise<boolean> {
    return storage.write(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('account')
        .set({ last_sign_in_at: at, password_hash: newHash ?? row.password_hash })
        .where('id', '=', row.id)
        .where('password_hash', '=', row.password_hash)
        .where('disabled', '=', 0)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await audit(db, { account: row.id, event: 'sign-in' });
      return numUpdatedRows > 0n;
    });
  }

  /** A hash at today's cost where the kept one is cheaper. It can wait until there is room for it. */
  async function strongerHash(row: AccountRow, password: string): Promise<string | null> {
    if (!passwords.isOutdated(row.password_hash)) return null;
    return passwords.hash(password).catch((error: unknown) => {
      if (error instanceof Overloaded) return null;
      throw error;
    });
  }

  async function prove(password: string, row: AccountRow | null, ticket: Ticket): Promise<boolean> {
    // Nothing longer was ever let in.
    const kept = password.length > longestPassword ? null : (row?.password_hash ?? null);
    try {
      return await passwords.verify(password, kept);
    } catch (error) {
      if (error instanceof Overloaded) await limits.takeBack(ticket);
      throw error;
    }
  }

  return async (asked: SignInRequest, client: Client): Promise<Result<SignedIn>> => {
    const address = asked.email === '' ? refuse('INVALID_EMAIL') : requireEmail(asked.email);
    if (!address.ok) return address;
    if (!asked.password) return refuse('MISSING_PASSWORD');
    const { password } = asked;
    const name = limitName(address.email);

    if (!(await limits.take(`sign-in/address/${client.address}`, perAddress))) return refuseForNow();
    // Where somebody has signed in before, their failures are counted apart: a stranger who guesses elsewhere
    // doesn't make the owner wait.
    const place = knownPlace(name, client.address);
    const isKnown = await limits.remembers(place);
    const key = isKnown ? `sign-in/account/${name}/${client.address}` : `sign-in/account/${name}`;
    const attempt = await limits.begin(key);
    if (!attempt.ok) return refuseForNow(attempt.waitSeconds);

    const row = await findAccount(storage.db, { email: address.email });
    const isRight = await prove(password, row, attempt.ticket);
    if (!row || !isRight) {
      await storage.write((db) => audit(db, { account: row?.id ?? null, event: 'sign-in-refused' }));
      return refuse('INVALID_LOGIN_CREDENTIALS');
    }
    if (row.disabled === 1) return refuse('USER_DISABLED');

    const newHash = await strongerHash(row, password);
    const at = now().getTime();
    if (!(await recordSignIn(row, newHash, at))) {
      return refuse('INVALID_LOGIN_CREDENTIALS');
    }
    await limits.succeed(key);
    if (!isKnown) await limits.remember(place, knownForSeconds);
    const account = { ...accountOf(row), lastSignInAt: at };
    return { ok: true, account, grant: await sessions.start(account, client.device) };
  };
}
