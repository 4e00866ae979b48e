import { limitName } from './limitName.ts';
import type { AccountParts } from './parts.ts';
import { createReadCaller } from './readCaller.ts';
import type { Result } from './refusal.ts';

/** Leaves nothing of an account but the line that it is gone. */
export function createDeleteAccount(parts: AccountParts) {
  const { storage, sessions, audit, onDelete } = parts;
  const readCaller = createReadCaller(parts);

  return async (idToken: string | null | undefined): Promise<Result<object>> => {
    const caller = await readCaller(idToken, { recent: true });
    if (!caller.ok) return caller;
    const { id, email } = caller.verified.account;
    // First nobody can write any more; last goes the account, so that whoever was stopped halfway can do it again.
    await sessions.endAll(id);
    await onDelete(id);
    await storage.write(async (db) => {
      const announced = db.selectFrom('code').select('new_email').where('account', '=', id);
      await db
        .deleteFrom('mail')
        .where((mail) => mail.or([mail('recipient', '=', email), mail('recipient', 'in', announced)]))
        .execute();
      for (const table of ['code', 'session', 'audit'] as const) {
        await db.deleteFrom(table).where('account', '=', id).execute();
      }
      const name = limitName(email);
      await db
        .deleteFrom('attempt')
        .where((attempt) =>
          attempt.or([
            attempt('key', 'like', `sign-in/known/${name}/%`),
            attempt('key', 'like', `sign-in/account/${name}%`),
          ]),
        )
        .execute();
      await db.deleteFrom('account').where('id', '=', id).execute();
      await audit(db, { account: null, event: 'account-deleted' });
    });
    return { ok: true };
  };
}
