import type { Account } from '#server/identity/account.ts';
import { letters } from '#server/identity/mail/letters.ts';
import { isUniqueViolation } from '#server/storage/storageFailure.ts';

import { accountOf, findAccount } from './accountRows.ts';
import { type Code, createCodes } from './codes.ts';
import type { AccountParts } from './parts.ts';
import { refuse, type Result } from './refusal.ts';

/** Does what a mail asked to confirm: an address, or another one. */
export function createApplyCode(parts: AccountParts) {
  const { storage, sessions, mailbox, audit } = parts;
  const codes = createCodes(parts);

  async function verifyEmail(code: Code): Promise<boolean> {
    return storage.write(async (db) => {
      if (!(await codes.use(db, code))) return false;
      await db.updateTable('account').set({ email_verified: 1 }).where('id', '=', code.account).execute();
      await audit(db, { account: code.account, event: 'email-verified' });
      return true;
    });
  }

  async function changeEmail(code: Code, from: string, to: string): Promise<boolean> {
    const isChanged = await storage.write(async (db) => {
      if (!(await codes.use(db, code))) return false;
      await db
        .updateTable('account')
        .set({ email: to, email_verified: 1 })
        .where('id', '=', code.account)
        .execute();
      // They were sent to an address that isn't the account's any more.
      await mailbox.withdraw(db, await codes.voidAll(db, code.account));
      // In the same step: nobody stays in under the old address, even if we stop right here.
      await db.deleteFrom('session').where('account', '=', code.account).execute();
      await audit(db, { account: code.account, event: 'email-changed' });
      await mailbox.post(db, letters.emailChanged(from));
      return true;
    });
    if (isChanged) {
      await sessions.endAll(code.account);
      mailbox.posted();
    }
    return isChanged;
  }

  return async (oobCode: string): Promise<Result<{ account: Account }>> => {
    const found = await codes.find(storage.db, oobCode);
    if (!found.ok) return found;
    const { code } = found;
    const before = await findAccount(storage.db, { id: code.account });
    if (before === null) return refuse('INVALID_OOB_CODE');
    if (before.disabled === 1) return refuse('USER_DISABLED');
    try {
      const isDone =
        code.kind === 'VERIFY_EMAIL'
          ? await verifyEmail(code)
          : code.kind === 'VERIFY_AND_CHANGE_EMAIL' && code.new_email !== null
            ? await changeEmail(code, before.email, code.new_email)
            : false;
      if (!isDone) return refuse('INVALID_OOB_CODE');
    } catch (error) {
      if (isUniqueViolation(error)) return refuse('EMAIL_EXISTS');
      throw error;
    }
    const after = await findAccount(storage.db, { id: code.account });
    return after === null ? refuse('INVALID_OOB_CODE') : { ok: true, account: accountOf(after) };
  };
}
