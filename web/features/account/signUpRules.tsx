import { isPersonalPassword } from '@marquee/contracts/identity/isPersonalPassword.ts';

import type { PasswordCheck } from '#web/api/identity/identityClient.ts';
import { authProblems } from '#web/messages/en/authProblems.ts';
import { signUpProblems as words } from '#web/messages/en/authSignUpProblems.ts';
import { AppLink } from '#web/ui/AppLink.tsx';

import { checkEmail, checkUsername } from './checkFields.ts';
import { type Failure, waitOf } from './failure.ts';
import { passwordProblem, requirePolicy } from './requirePolicy.ts';
import type { FormRules, FormRefusal } from './useForm.ts';

type Name = 'username' | 'email' | 'password';

const aboutEmail = new Set(['invalid-email', 'missing-email']);

function refused(failure: Failure, signIn: string): FormRefusal<Name> {
  const { code, message } = failure;
  if (aboutEmail.has(code)) return { errors: { email: message } };
  const problem = passwordProblem(failure);
  if (problem !== null) return { errors: { password: problem } };
  if (code === 'email-already-in-use') {
    const link = <AppLink href={signIn}>{words.existsLink}</AppLink>;
    return {
      errors: {
        email: (
          <>
            {words.exists} {link}.
          </>
        ),
      },
    };
  }
  if (code === 'network-request-failed' && navigator.onLine)
    return { notice: { title: words.uncertain, words: words.uncertainWords, canRetry: true } };
  const said = code === 'too-many-requests' ? authProblems.tooMany(waitOf(failure)) : message;
  return { notice: { title: words.failed, words: `${said} ${words.kept}`, canRetry: true } };
}

type SignUpRulesParts = {
  /** The link for people who have an account. */
  signIn: string;
  checkPassword: (password: string) => Promise<PasswordCheck>;
};

/** Messages of the sign-up form. */
export const signUpRules = ({ signIn, checkPassword }: SignUpRulesParts): FormRules<Name> => ({
  check: ({ username, email, password }) => {
    const wrongName = checkUsername(username);
    const wrongEmail = checkEmail(email);
    // The service gets the name only when the account exists.
    const wrongPassword =
      password === ''
        ? authProblems.newPasswordMissing
        : isPersonalPassword(password, { email, displayName: username })
          ? authProblems.passwordPersonal
          : undefined;
    return {
      ...(wrongName !== undefined && { username: wrongName }),
      ...(wrongEmail !== undefined && { email: wrongEmail }),
      ...(wrongPassword !== undefined && { password: wrongPassword }),
    };
  },
  allow: ({ password }) => requirePolicy(checkPassword, password),
  refused: (failure) => refused(failure, signIn),
});
