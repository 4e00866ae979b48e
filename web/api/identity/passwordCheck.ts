import type { PasswordValidationStatus } from 'firebase/auth';

import type { PasswordCheck, PasswordRule } from './identityClient.ts';

/** The library's answer as a list of rules: those that the policy has, each met or not. */
export function passwordCheck(status: PasswordValidationStatus): PasswordCheck {
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
