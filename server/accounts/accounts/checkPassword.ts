import type { PasswordOwner } from '@marquee/contracts/identity/passwordRules.ts';

import type { PasswordPolicy } from '#server/accounts/password/policy.ts';

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
