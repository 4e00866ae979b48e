import { account } from '#web/messages/en/account.ts';
import { authProblems } from '#web/messages/en/authProblems.ts';

import { waitOf } from './failure.ts';
import type { FormRules } from './useForm.ts';

const mismatches = new Set([
  'invalid-credential',
  'wrong-password',
  'invalid-login-credentials',
  'user-mismatch',
]);

/** What a form says that has somebody prove by their password who they are. */
export const provenPassword = (failed: string): FormRules<'password'> => ({
  check: ({ password }) => (password === '' ? { password: authProblems.passwordMissing } : {}),
  refused: (failure) => {
    if (mismatches.has(failure.code)) return { errors: { password: account.reauth.mismatch } };
    const said =
      failure.code === 'too-many-requests' ? authProblems.tooMany(waitOf(failure)) : failure.message;
    return { notice: { title: failed, words: said, canRetry: true } };
  },
});
