import type { PasswordCheck } from '#web/api/identity/identityClient.ts';
import { newPasswordWords as words } from '#web/messages/en/authPassword.ts';

export type SaidRule = { words: string; isMet: boolean };

/** The policy as lines that are met or not. The longest length is named only where it is passed. */
export function passwordRules({ rules, minLength, maxLength }: PasswordCheck, length: number): SaidRule[] {
  const said = {
    'min-length': words.atLeast(minLength, length),
    'max-length': words.atMost(maxLength ?? length),
    lowercase: words.lower,
    uppercase: words.upper,
    number: words.digit,
    symbol: words.sign,
  };
  return rules
    .filter(({ rule, isMet }) => rule !== 'max-length' || !isMet)
    .map(({ rule, isMet }) => ({ words: said[rule], isMet }));
}
