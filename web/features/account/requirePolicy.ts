import { passwordRefusals } from '@marquee/contracts/identity/passwordRefusals.ts';

import type { PasswordCheck } from '#web/api/identity/identityClient.ts';
import { authProblems } from '#web/messages/en/authProblems.ts';

import type { Failure } from './failure.ts';

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
