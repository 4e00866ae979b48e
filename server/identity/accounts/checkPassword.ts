import type { Owner } from '#server/identity/password/obvious.ts';
import type { PasswordPolicy } from '#server/identity/password/policy.ts';

import { type Refusal, refuse } from './refusal.ts';

/** Null where the password may be used. */
export function checkPassword(policy: PasswordPolicy, password: string, owner: Owner): Refusal | null {
  const missing = policy.missing(password, owner);
  return missing.length === 0
    ? null
    : refuse('PASSWORD_DOES_NOT_MEET_REQUIREMENTS', `Missing password requirements: [${missing.join(', ')}]`);
}
