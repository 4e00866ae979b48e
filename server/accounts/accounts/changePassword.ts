import type { PasswordOwner } from '@marquee/contracts/identity/passwordRules.ts';

import type { PasswordPolicy } from '#server/accounts/password/policy.ts';
import type { Storage } from '#server/database/storage.ts';

import type { AccountOptions } from './accountOptions.ts';
import type { AccountRow } from './accountRows.ts';
import { createActionCodes } from './codes.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Null where the password may be used. */
export async function checkPassword(
  policy: PasswordPolicy,
  password: string,
  owner: PasswordOwner,
): Promise<Refusal | null> {
  const missing = await policy.missing(password, owner);
  if (missing.length === 0) return null;
  return policy.served.enforcementState === 'OFF'
    ? refuse('WEAK_PASSWORD', missing.join(', '))
    : refuse('PASSWORD_DOES_NOT_MEET_REQUIREMENTS', `Missing password requirements: [${missing.join(', ')}]`);
}

/**
 * Stores a new password. Earlier sessions are invalid from the same moment on, and the links of earlier
 * mails neither.
 */
export async function changePassword(
  parts: Pick<AccountOptions, 'now' | 'random' | 'mailbox'>,
  db: Storage['db'],
  { row, hash, verified = false }: { row: AccountRow; hash: string; verified?: boolean },
): Promise<number> {
  // Later than the one before, whatever the clock says: that is what sessions are compared with.
  const at = Math.max(parts.now().getTime(), row.password_updated_at + 1);
  await db
    .updateTable('account')
    .set({ password_hash: hash, password_updated_at: at, ...(verified && { email_verified: 1 }) })
    .where('id', '=', row.id)
    .execute();
  await parts.mailbox.withdraw(db, await createActionCodes(parts).voidAll(db, row.id));
  return at;
}
