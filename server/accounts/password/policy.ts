import { type PasswordOwner, passwordRefusals } from '@marquee/contracts/identity/passwordRules.ts';
import type { ServedPasswordPolicy } from '@marquee/contracts/identity/toolkit.ts';

import { obviousOf } from './obvious.ts';

export const passwordClasses = ['lowercase', 'uppercase', 'digit', 'symbol'] as const;
type PasswordClass = (typeof passwordClasses)[number];

export type PolicySettings = {
  minLength: number;
  classes: readonly PasswordClass[];
  /** Only its length counts, as with Firebase where no policy is set. */
  isLax?: boolean;
};

export const usualPolicy: PolicySettings = { minLength: 8, classes: [] };
/** The policy of Firebase's emulator. */
export const testPolicy: PolicySettings = { minLength: 6, classes: [], isLax: true };
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

export type PasswordPolicy = {
  /** As the protocol sends it to browsers. */
  served: ServedPasswordPolicy;
  /** What a password lacks, in words; empty where it may be used. */
  missing: (password: string, owner: PasswordOwner) => Promise<readonly string[]>;
};

/** What passwords have to be: the same object is served to browsers and enforced. */
export function createPasswordPolicy({ minLength, classes, isLax = false }: PolicySettings): PasswordPolicy {
  const asked = passwordClasses.filter((name) => classes.includes(name)).map((name) => rules[name]);
  return {
    served: {
      customStrengthOptions: {
        minPasswordLength: minLength,
        maxPasswordLength: maxLength,
        ...Object.fromEntries(asked.map(({ option }) => [option, true as const])),
      },
      allowedNonAlphanumericCharacters: symbols,
      enforcementState: isLax ? 'OFF' : 'ENFORCE',
      forceUpgradeOnSignin: false,
      schemaVersion: 1,
    },
    missing: async (password, owner) => {
      const lacking = asked.filter(({ holds }) => !holds(password)).map(({ words }) => words);
      const short = password.length < minLength;
      const isLooked = !isLax && !short && password.length <= 256;
      const obvious = isLooked ? await obviousOf(password, owner) : null;
      return [
        ...(short ? [`Password must contain at least ${minLength} characters`] : []),
        ...(password.length > maxLength ? [`Password may contain at most ${maxLength} characters`] : []),
        ...lacking,
        ...(obvious === null ? [] : [passwordRefusals[obvious]]),
      ];
    },
  };
}
