import { account } from '#web/messages/en/account.ts';
import { auth } from '#web/messages/en/auth.ts';

import { type Failure, waitOf } from './failure.ts';
import type { Refusal } from './useForm.ts';

const mismatches = new Set([
  'invalid-credential',
  'wrong-password',
  'invalid-login-credentials',
  'user-mismatch',
]);

/** A form that proves who somebody is by the password they have: what is checked, and what a refusal means. */
export const provenPassword = (title: string) => ({
  check: ({ password }: { password: string }) => (password === '' ? { password: auth.passwordMissing } : {}),
  refused: (failure: Failure): Refusal<'password'> => {
    if (mismatches.has(failure.code)) return { errors: { password: account.reauth.mismatch } };
    const said = failure.code === 'too-many-requests' ? auth.tooMany(waitOf(failure)) : failure.message;
    return { notice: { title, words: said, canRetry: true } };
  },
});
