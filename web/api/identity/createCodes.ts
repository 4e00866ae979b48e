import {
  ActionCodeOperation,
  applyActionCode,
  type Auth,
  checkActionCode,
  confirmPasswordReset,
  type PasswordValidationStatus,
  sendPasswordResetEmail,
  validatePassword,
} from 'firebase/auth';

import type { ActionCode, IdentityClient, PasswordCheck, PasswordRule } from './identityClient.ts';
import { fetchPolicyAnew } from './sessionUser.ts';

/** The library's answer as a list of rules: those that the policy has, each met or not. */
function passwordCheck(status: PasswordValidationStatus): PasswordCheck {
  const { minPasswordLength, maxPasswordLength } = status.passwordPolicy.customStrengthOptions;
  const answers: readonly (readonly [PasswordRule, boolean | undefined])[] = [
    ['min-length', status.meetsMinPasswordLength],
    ['max-length', status.meetsMaxPasswordLength],
    ['lowercase', status.containsLowercaseLetter],
    ['uppercase', status.containsUppercaseLetter],
    ['number', status.containsNumericCharacter],
    ['symbol', status.containsNonAlphanumericCharacter],
  ];
  return {
    isValid: status.isValid,
    minLength: minPasswordLength ?? 6,
    maxLength: maxPasswordLength ?? null,
    rules: answers.flatMap(([rule, isMet]) => (isMet === undefined ? [] : [{ rule, isMet }])),
  };
}

/** Runs work of the library; what it throws has a message for the user. */
export type AskIdentity = <Result>(work: () => Promise<Result>) => Promise<Result>;

const kinds: Readonly<Record<string, ActionCode['kind']>> = {
  [ActionCodeOperation.PASSWORD_RESET]: 'resetPassword',
  [ActionCodeOperation.VERIFY_EMAIL]: 'verifyEmail',
  [ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL]: 'verifyAndChangeEmail',
  [ActionCodeOperation.RECOVER_EMAIL]: 'recoverEmail',
};

async function readCode(auth: Auth, code: string): Promise<ActionCode> {
  const { operation, data } = await checkActionCode(auth, code);
  const kind = kinds[operation] ?? 'other';
  const { email = null, previousEmail = null } = data;
  return kind === 'verifyAndChangeEmail'
    ? { kind, email: previousEmail, newEmail: email }
    : { kind, email, newEmail: null };
}

async function applyCode(auth: Auth, code: string): Promise<void> {
  await applyActionCode(auth, code);
  try {
    await auth.currentUser?.reload();
  } catch {
    // The password counts all the same; the profile is loaded with the next page view.
  }
}

type Codes = Pick<
  IdentityClient,
  'validatePassword' | 'refreshPolicy' | 'sendPasswordReset' | 'readCode' | 'resetPassword' | 'applyCode'
>;

/** What needs no signed-in user: the policy for passwords, and the links in mails. */
export const createCodes = (auth: Auth, { ask, step }: { ask: AskIdentity; step: AskIdentity }): Codes => ({
  validatePassword: (password) => ask(async () => passwordCheck(await validatePassword(auth, password))),
  refreshPolicy: () => ask(() => fetchPolicyAnew(auth)),
  sendPasswordReset: (email) => ask(() => sendPasswordResetEmail(auth, email)),
  readCode: (code) => ask(() => readCode(auth, code)),
  resetPassword: (code, password) => ask(() => confirmPasswordReset(auth, code, password)),
  applyCode: (code) => step(() => applyCode(auth, code)),
});
