import type { AccountOptions } from './accountOptions.ts';
import { createReadCaller } from './readCaller.ts';
import type { Result } from './refusal.ts';

/** Deletes all of an account but the audit line of its deletion. */
export function createDeleteAccount(parts: AccountOptions) {
  const { storage, sessions, limits, audit, onDelete } = parts;
  const readCaller = createReadCaller(parts);

  return async (idToken: string | null | undefined): Promise<Result<object>> => {
    const caller = await readCaller(idToken, { recent: true });
    if (!caller.ok) return caller;
    const { id, email } = caller.verified.account;
    // Writing ends first and the account is deleted last, so that a deletion stopped halfway can be repeated.
    await sessions.endAll(id);
    await onDelete(id);
    await storage.write(async (db) => {
      for (const table of ['mail', 'code', 'session', 'audit'] as const) {
        await db.deleteFrom(table).where('account', '=', id).execute();
      }
      // Not what counts mails: else each new account with this address could have three more sent there.
      await limits.forget(db, 'sign-in', email);
      await db.deleteFrom('account').where('id', '=', id).execute();
      await audit(db, { account: null, event: 'account-deleted' });
    });
    // Its text is still where the database wrote it last.
    await storage.scrub();
    return { ok: true };
  };
}
