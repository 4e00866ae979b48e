import { mailTexts } from '#server/accounts/mail/mailTexts.ts';

import type { AccountOptions } from './accountOptions.ts';
import { findAccount } from './accountRows.ts';
import type { Client } from './audit.ts';
import { changePassword, checkPassword } from './changePassword.ts';
import { type CodeKind, createActionCodes } from './codes.ts';
import { refuse, type Result } from './refusal.ts';

export type CodeContent = { kind: CodeKind; email: string; newEmail: string | null };

export function createResetPassword(parts: AccountOptions) {
  const { storage, sessions, passwords, policy, limits, mailbox, audit } = parts;
  const codes = createActionCodes(parts);

  async function find(oobCode: string | null | undefined) {
    if (!oobCode) return refuse('MISSING_OOB_CODE');
    const found = await codes.find(storage.db, oobCode);
    if (!found.ok) return found;
    const row = await findAccount(storage.db, { id: found.code.account });
    return row === null ? refuse('INVALID_OOB_CODE') : { ok: true as const, code: found.code, row };
  }

  return {
    /** What a code is for. It stays as good as it was. */
    read: async (oobCode: string | null | undefined): Promise<Result<CodeContent>> => {
      const found = await find(oobCode);
      if (!found.ok) return found;
      const { kind, new_email } = found.code;
      // The reader of the old mailbox must not learn the new address.
      return kind === 'RECOVER_EMAIL'
        ? { ok: true, kind, email: new_email ?? '', newEmail: null }
        : { ok: true, kind, email: found.row.email, newEmail: new_email };
    },

    /** The mail has come to its owner: the password is theirs now, the address too, and all other sessions end. */
    reset: async (
      oobCode: string | null | undefined,
      password: string,
      client: Client,
    ): Promise<Result<{ email: string }>> => {
      const found = await find(oobCode);
      if (!found.ok) return found;
      const { code, row } = found;
      if (code.kind !== 'PASSWORD_RESET') return refuse('INVALID_OOB_CODE');
      if (row.disabled === 1) return refuse('USER_DISABLED');
      const weak = await checkPassword(policy, password, { email: row.email, displayName: row.display_name });
      if (weak) return weak;
      const hash = await passwords.hash(password);
      const isReset = await storage.write(async (db) => {
        if (!(await codes.use(db, code))) return false;
        await changePassword(parts, db, { row, hash, verified: true });
        await audit(db, { account: row.id, event: 'password-reset', client });
        await mailbox.post(db, mailTexts.passwordChanged(row.email), { account: row.id });
        return true;
      });
      if (!isReset) return refuse('INVALID_OOB_CODE');
      await sessions.endAll(row.id);
      await limits.succeed(['sign-in/account', row.email]);
      mailbox.posted();
      return { ok: true, email: row.email };
    },
  };
}
