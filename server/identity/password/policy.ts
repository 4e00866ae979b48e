import type { ServedPasswordPolicy } from '#contracts/identity/toolkit.ts';

import { obviousOf, type Owner } from './obvious.ts';

export const passwordClasses = ['lowercase', 'uppercase', 'digit', 'symbol'] as const;
type PasswordClass = (typeof passwordClasses)[number];

export type PolicySettings = { minLength: number; classes: readonly PasswordClass[] };

export const usualPolicy: PolicySettings = { minLength: 8, classes: [] };
const maxLength = 4096;

const symbols = ` !"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~`.split('');

/** Counted as the identity library in the browser counts: letters are a to z, length is in UTF-16 units. */
const rules = {
  lowercase: {
    option: 'containsLowercaseCharacter',
    holds: (password: string) => /[a-z]/.test(password),
    words: 'Password must contain a lower case character',
  },
  uppercase: {
    option: 'containsUppercaseCharacter',
    holds: (password: string) => /[A-Z]/.test(password),
    words: 'Password must contain an upper case character',
  },
  digit: {
    option: 'containsNumericCharacter',
    holds: (password: string) => /\d/.test(password),
    words: 'Password must contain a numeric character',
  },
  symbol: {
    option: 'containsNonAlphanumericCharacter',
    holds: (password: string) => symbols.some((symbol) => password.includes(symbol)),
    words: 'Password must contain a non-alphanumeric character',
  },
} as const;

const tooObvious = {
  common: 'Password must not be one that many people use',
  personal: 'Password must not be your name or e-mail address',
} as const;

export type PasswordPolicy = {
  /** As the protocol tells it to browsers. */
  served: ServedPasswordPolicy;
  /** What a password lacks, in words; empty where it may be used. */
  missing: (password: string, owner: Owner) => readonly string[];
};

/** What passwords have to be: the same object says it to browsers and holds to it. */
export function createPasswordPolicy({ minLength, classes }: PolicySettings): PasswordPolicy {
  const asked = passwordClasses.filter((name) => classes.includes(name)).map((name) => rules[name]);
  return {
    served: {
      customStrengthOptions: {
        minPasswordLength: minLength,
        maxPasswordLength: maxLength,
        ...Object.fromEntries(asked.map(({ option }) => [option, true as const])),
      },
      allowedNonAlphanumericCharacters: symbols,
      enforcementState: 'ENFORCE',
      forceUpgradeOnSignin: false,
      schemaVersion: 1,
    },
    missing: (password, owner) => {
      const lacking = asked.filter(({ holds }) => !holds(password)).map(({ words }) => words);
      const short = password.length < minLength;
      const obvious = short || password.length > 256 ? null : obviousOf(password, owner);
      return [
        ...(short ? [`Password must contain at least ${minLength} characters`] : []),
        ...(password.length > maxLength ? [`Password may contain at most ${maxLength} characters`] : []),
        ...lacking,
        ...(obvious === null ? [] : [tooObvious[obvious]]),
      ];
    },
  };
}
