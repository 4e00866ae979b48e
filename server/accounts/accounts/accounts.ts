import type { Account } from '#server/accounts/sessions.ts';

import type { AccountOptions } from './accountOptions.ts';
import { createApplyCode } from './applyCode.ts';
import { createReadCaller } from './readCaller.ts';
import type { Result } from './refusal.ts';
import { createResetPassword } from './resetPassword.ts';
import { createSendCode } from './sendCode.ts';
import { createSignIn } from './signIn.ts';
import { createSignUp } from './signUp.ts';
import { createDeleteAccount, createUpdateAccount } from './updateAccount.ts';

/** Accounts with a password, stored by Marquee itself. */
export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(parts: AccountOptions) {
  const readCaller = createReadCaller(parts);
  const { read, reset } = createResetPassword(parts);
  return {
    signUp: createSignUp(parts),
    signIn: createSignIn(parts),
    find: async (idToken: string | null | undefined): Promise<Result<{ account: Account }>> => {
      const caller = await readCaller(idToken);
      return caller.ok ? { ok: true, account: caller.verified.account } : caller;
    },
    update: createUpdateAccount(parts),
    remove: createDeleteAccount(parts),
    sendCode: createSendCode(parts),
    readCode: read,
    resetPassword: reset,
    applyCode: createApplyCode(parts),
  };
}
