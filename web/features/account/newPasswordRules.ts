import type { PasswordCheck } from '#web/api/identity/identityClient.ts';
import { authProblems } from '#web/messages/en/authProblems.ts';

import { passwordProblem, requirePolicy } from './requirePolicy.ts';
import type { FormRules } from './useForm.ts';

type Words = { failed: string; kept: string; uncertain: string; uncertainWords: string };

/** Messages of a form with only a new password. */
export const newPasswordRules = (
  words: Words,
  checkPassword: (password: string) => Promise<PasswordCheck>,
): FormRules<'password'> => ({
  check: ({ password }) => (password === '' ? { password: authProblems.newPasswordMissing } : {}),
  allow: ({ password }) => requirePolicy(checkPassword, password),
  refused: (failure) => {
    const problem = passwordProblem(failure);
    if (problem !== null) return { errors: { password: problem } };
    if (failure.code === 'network-request-failed' && navigator.onLine)
      return { notice: { title: words.uncertain, words: words.uncertainWords, canRetry: true } };
    return { notice: { title: words.failed, words: `${failure.message} ${words.kept}`, canRetry: true } };
  },
});
