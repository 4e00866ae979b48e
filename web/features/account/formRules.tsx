import { isPersonalPassword } from '@marquee/contracts/identity/passwordRules.ts';
import { passwordRefusals } from '@marquee/contracts/identity/passwordRules.ts';

import type { PasswordCheck } from '#web/api/identity/identityClient.ts';
import { authProblems, signInProblems, signUpProblems } from '#web/messages/en/authProblems.ts';
import { AppLink } from '#web/ui/AppLink.tsx';

import type { Failure, FormRefusal, FormRules } from './useForm.ts';

/** The service's wait in words: "40 seconds". */
export function waitOf({ detail, message }: Failure): string | null {
  const found = /(\d+)\s*(s\b|seconds?|min\b|minutes?)/i.exec(`${detail ?? ''} ${message}`);
  if (!found) return null;
  const [, count, unit = ''] = found;
  const seconds = Number(count) * (unit.toLowerCase().startsWith('m') ? 60 : 1);
  return seconds >= 90 ? authProblems.minutes(Math.ceil(seconds / 60)) : authProblems.seconds(seconds);
}

/** The visible error of an address; undefined where only a mail could tell. */
export function checkEmail(text: string): string | undefined {
  const email = text.trim();
  if (email === '') return authProblems.emailMissing;
  const [local, domain, ...more] = email.split('@');
  if (domain === undefined) return authProblems.emailWithoutAt;
  if (local === '' || domain === '' || more.length > 0 || /\s/.test(email)) return authProblems.emailShape;
  if (!/\.[^.]{2,}$/.test(domain)) return authProblems.emailWithoutEnding;
  return undefined;
}

/** The error of a name; undefined for none. */
export function checkUsername(text: string): string | undefined {
  const name = text.trim();
  // By grapheme: an emoji or an accented letter is one.
  const { length } = [...new Intl.Segmenter('en').segment(name)];
  if (/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(name))
    return signUpProblems.usernameControls;
  if (length < 2) return signUpProblems.usernameShort;
  return length > 30 ? signUpProblems.usernameLong(length) : undefined;
}

/** Throws as the service would where the policy is known and not met. Without it the service decides. */
export async function requirePolicy(
  checkPassword: (password: string) => Promise<PasswordCheck>,
  password: string,
): Promise<void> {
  const check = await checkPassword(password).catch(() => null);
  if (check?.isValid === false) {
    throw Object.assign(new Error(authProblems.passwordUnmet), {
      code: 'password-does-not-meet-requirements',
    });
  }
}

const codes = new Set(['weak-password', 'password-does-not-meet-requirements', 'missing-password']);

/** The error of the new password itself; null for another one. */
export function passwordProblem({ code, message, detail }: Failure): string | null {
  if (!codes.has(code)) return null;
  if (detail?.includes(passwordRefusals.common)) return authProblems.passwordCommon;
  return detail?.includes(passwordRefusals.personal) ? authProblems.passwordPersonal : message;
}

const aboutEmail = new Set(['invalid-email', 'missing-email']);

/** Messages of the form for a forgotten password. */
export const forgotRules = (failed: string): FormRules<'email'> => ({
  check: ({ email }) => {
    const wrong = checkEmail(email);
    return wrong === undefined ? {} : { email: wrong };
  },
  refused: (failure) => {
    const { code, message } = failure;
    if (aboutEmail.has(code)) return { errors: { email: message } };
    const said = code === 'too-many-requests' ? authProblems.tooMany(waitOf(failure)) : message;
    return { notice: { title: failed, words: said, canRetry: true } };
  },
});

type NewPasswordWords = { failed: string; kept: string; uncertain: string; uncertainWords: string };

/** Messages of a form with only a new password. */
export const newPasswordRules = (
  words: NewPasswordWords,
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

type SignInName = 'email' | 'password';

/** One answer for an unknown address and a wrong password, so that it doesn't reveal who has an account. */
const mismatches = new Set([
  'invalid-credential',
  'wrong-password',
  'user-not-found',
  'invalid-login-credentials',
]);

function signInRefused(failure: Failure, forgot: string): FormRefusal<SignInName> {
  const { code, message } = failure;
  if (aboutEmail.has(code)) return { errors: { email: message } };
  if (code === 'missing-password') return { errors: { password: authProblems.passwordMissing } };
  if (mismatches.has(code)) {
    const link = <AppLink href={forgot}>{signInProblems.mismatchLink}</AppLink>;
    return {
      errors: {
        password: (
          <>
            {signInProblems.mismatch} {link}.
          </>
        ),
      },
    };
  }
  const said = code === 'too-many-requests' ? authProblems.tooMany(waitOf(failure)) : message;
  return {
    notice: {
      title: signInProblems.failed,
      words: `${said} ${signInProblems.kept}`,
      canRetry: code !== 'user-disabled',
    },
  };
}

/** Messages of the sign-in form. `forgot` is the link for a forgotten password. */
export const signInRules = (forgot: string): FormRules<SignInName> => ({
  check: ({ email, password }) => {
    const wrongEmail = checkEmail(email);
    return {
      ...(wrongEmail !== undefined && { email: wrongEmail }),
      ...(password === '' && { password: authProblems.passwordMissing }),
    };
  },
  refused: (failure) => signInRefused(failure, forgot),
});

type SignUpName = 'username' | 'email' | 'password';

function signUpRefused(failure: Failure, signIn: string): FormRefusal<SignUpName> {
  const { code, message } = failure;
  if (aboutEmail.has(code)) return { errors: { email: message } };
  const problem = passwordProblem(failure);
  if (problem !== null) return { errors: { password: problem } };
  if (code === 'email-already-in-use') {
    const link = <AppLink href={signIn}>{signUpProblems.existsLink}</AppLink>;
    return {
      errors: {
        email: (
          <>
            {signUpProblems.exists} {link}.
          </>
        ),
      },
    };
  }
  if (code === 'network-request-failed' && navigator.onLine)
    return {
      notice: {
        title: signUpProblems.uncertain,
        words: signUpProblems.uncertainWords,
        canRetry: true,
      },
    };
  const said = code === 'too-many-requests' ? authProblems.tooMany(waitOf(failure)) : message;
  return {
    notice: {
      title: signUpProblems.failed,
      words: `${said} ${signUpProblems.kept}`,
      canRetry: true,
    },
  };
}

type SignUpRulesParts = {
  /** The link for people who have an account. */
  signIn: string;
  checkPassword: (password: string) => Promise<PasswordCheck>;
};

/** Messages of the sign-up form. */
export const signUpRules = ({ signIn, checkPassword }: SignUpRulesParts): FormRules<SignUpName> => ({
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
  refused: (failure) => signUpRefused(failure, signIn),
});
