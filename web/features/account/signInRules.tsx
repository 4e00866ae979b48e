import { authProblems } from '#web/messages/en/authProblems.ts';
import { signInProblems as words } from '#web/messages/en/authSignInProblems.ts';
import { AppLink } from '#web/ui/AppLink.tsx';

import { checkEmail } from './checkFields.ts';
import { type Failure, waitOf } from './failure.ts';
import type { FormRules, FormRefusal } from './useForm.ts';

type Name = 'email' | 'password';

/** One answer for an unknown address and a wrong password, so that it doesn't reveal who has an account. */
const mismatches = new Set([
  'invalid-credential',
  'wrong-password',
  'user-not-found',
  'invalid-login-credentials',
]);
const aboutEmail = new Set(['invalid-email', 'missing-email']);

function refused(failure: Failure, forgot: string): FormRefusal<Name> {
  const { code, message } = failure;
  if (aboutEmail.has(code)) return { errors: { email: message } };
  if (code === 'missing-password') return { errors: { password: authProblems.passwordMissing } };
  if (mismatches.has(code)) {
    const link = <AppLink href={forgot}>{words.mismatchLink}</AppLink>;
    return {
      errors: {
        password: (
          <>
            {words.mismatch} {link}.
          </>
        ),
      },
    };
  }
  const said = code === 'too-many-requests' ? authProblems.tooMany(waitOf(failure)) : message;
  return {
    notice: { title: words.failed, words: `${said} ${words.kept}`, canRetry: code !== 'user-disabled' },
  };
}

/** Messages of the sign-in form. `forgot` is the link for a forgotten password. */
export const signInRules = (forgot: string): FormRules<Name> => ({
  check: ({ email, password }) => {
    const wrongEmail = checkEmail(email);
    return {
      ...(wrongEmail !== undefined && { email: wrongEmail }),
      ...(password === '' && { password: authProblems.passwordMissing }),
    };
  },
  refused: (failure) => refused(failure, forgot),
});
