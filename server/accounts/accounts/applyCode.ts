import { mailTexts } from '#server/accounts/mail/mailTexts.ts';
import type { Account } from '#server/accounts/sessions.ts';
import type { Storage } from '#server/database/storage.ts';
import { isUniqueViolation } from '#server/database/storageFailure.ts';

import type { AccountOptions } from './accountOptions.ts';
import { accountOf, findAccount } from './accountRows.ts';
import type { Client } from './audit.ts';
import { codeLink, type Code, createActionCodes } from './codes.ts';
import { refuse, type Result } from './refusal.ts';

/** Does what a mail asked to confirm: an address, another one, or the one before. */
export function createApplyCode(parts: AccountOptions) {
  const { storage, sessions, limits, mailbox, audit, linkOrigin } = parts;
  const codes = createActionCodes(parts);

  async function verifyEmail(code: Code, client: Client): Promise<boolean> {
    return storage.write(async (db) => {
      if (!(await codes.use(db, code))) return false;
      await db.updateTable('account').set({ email_verified: 1 }).where('id', '=', code.account).execute();
      await audit(db, { account: code.account, event: 'email-verified', client });
      return true;
    });
  }

  /** In one step with the end of all sessions: no session survives under the old address, even if we stop right here. */
  async function changeEmail(code: Code, from: string, client: Client): Promise<boolean> {
    const { account, kind, new_email: to } = code;
    if (to === null) return false;
    const isRecovery = kind === 'RECOVER_EMAIL';
    const isChanged = await storage.write(async (db) => {
      if (!(await codes.use(db, code))) return false;
      await db
        .updateTable('account')
        .set({ email: to, email_verified: 1 })
        .where('id', '=', account)
        .execute();
      // They were sent to an address that isn't the account's any more.
      const voided = isRecovery ? await codes.voidSince(db, code) : await codes.voidAll(db, account);
      await mailbox.withdraw(db, voided);
      await db.deleteFrom('session').where('account', '=', account).execute();
      await audit(db, { account, event: isRecovery ? 'email-restored' : 'email-changed', client });
      await limits.forget(db, 'sign-in', from);
      if (isRecovery) await mailbox.post(db, mailTexts.emailRestored(from), { account });
      else await tellOfChange(db, account, from);
      return true;
    });
    if (isChanged) {
      await sessions.endAll(account);
      mailbox.posted();
    }
    return isChanged;
  }

  /** To the old address, with a link to undo it. */
  async function tellOfChange(db: Storage['db'], account: string, from: string): Promise<void> {
    const kind = 'RECOVER_EMAIL';
    const issued = codes.make();
    await codes.issue(db, issued, { account, kind, newEmail: from });
    const letter = mailTexts.emailChanged(
      from,
      codeLink(linkOrigin, { kind, code: issued.code, next: null }),
    );
    await mailbox.post(db, letter, { account, id: issued.mail });
  }

  return async (oobCode: string, client: Client): Promise<Result<{ account: Account }>> => {
    const found = await codes.find(storage.db, oobCode);
    if (!found.ok) return found;
    const { code } = found;
    const before = await findAccount(storage.db, { id: code.account });
    if (before === null) return refuse('INVALID_OOB_CODE');
    if (before.disabled === 1) return refuse('USER_DISABLED');
    try {
      const isDone =
        code.kind === 'VERIFY_EMAIL'
          ? await verifyEmail(code, client)
          : code.kind !== 'PASSWORD_RESET' && (await changeEmail(code, before.email, client));
      if (!isDone) return refuse('INVALID_OOB_CODE');
    } catch (error) {
      if (isUniqueViolation(error)) return refuse('EMAIL_EXISTS');
      throw error;
    }
    const after = await findAccount(storage.db, { id: code.account });
    return after === null ? refuse('INVALID_OOB_CODE') : { ok: true, account: accountOf(after) };
  };
}
