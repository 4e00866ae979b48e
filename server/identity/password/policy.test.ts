import { describe, expect, it } from 'vitest';

import { ServedPasswordPolicy } from '#contracts/identity/toolkit.ts';

import { obviousOf } from './obvious.ts';
import { createPasswordPolicy, passwordClasses, usualPolicy } from './policy.ts';

const owner = { email: 'ada.byron@films.example', displayName: 'Countess Ada' };

describe('the policy', () => {
  it('asks for a length and nothing else, by default', () => {
    const { served, missing } = createPasswordPolicy(usualPolicy);
    expect(served.customStrengthOptions).toEqual({ minPasswordLength: 8, maxPasswordLength: 4096 });
    expect(missing('violet umbrella', owner)).toEqual([]);
    expect(missing('violets', owner)).toEqual(['Password must contain at least 8 characters']);
    expect(missing('umbrella '.repeat(500), owner)).toEqual(['Password may contain at most 4096 characters']);
  });

  it('serves what it holds to', () => {
    const { served, missing } = createPasswordPolicy({ minLength: 12, classes: passwordClasses });
    expect(ServedPasswordPolicy.parse(served)).toEqual(served);
    expect(served.customStrengthOptions).toEqual({
      minPasswordLength: 12,
      maxPasswordLength: 4096,
      containsLowercaseCharacter: true,
      containsUppercaseCharacter: true,
      containsNumericCharacter: true,
      containsNonAlphanumericCharacter: true,
    });
    expect(missing('éééé', owner)).toEqual([
      'Password must contain at least 12 characters',
      'Password must contain a lower case character',
      'Password must contain an upper case character',
      'Password must contain a numeric character',
      'Password must contain a non-alphanumeric character',
    ]);
    expect(missing('Violet umbrella 7', owner)).toEqual([]);
  });

  it('has every sign of a keyboard count as one', () => {
    const { served, missing } = createPasswordPolicy({ minLength: 6, classes: ['symbol'] });
    for (const symbol of served.allowedNonAlphanumericCharacters) {
      expect(missing(`umbrellas${symbol}`, owner)).toEqual([]);
    }
  });
});

describe('passwords that anybody would try first', () => {
  it.each([
    'password',
    'P@ssw0rd',
    'Password2024!',
    '12345678',
    '87654321',
    'qwertyuiop',
    '123456qwerty',
    'asdfasdf',
    'aaaaaaaa',
    'abababab',
    '1q2w1q2w',
    'letmein123',
    'iloveyou!!',
    'Sunshine77',
    'marquee2026',
    '11111112',
  ])('%s', (password) => {
    expect(obviousOf(password, owner)).toBe('common');
  });

  it.each(['ada.byron@films.example', 'ADA.BYRON', 'ada.byron1815', 'countess ada', 'Countess Ada!'])(
    'of this person: %s',
    (password) => {
      expect(obviousOf(password, owner)).toBe('personal');
    },
  );

  it.each([
    'a violet umbrella',
    'correct horse battery staple',
    'password manager for the cat',
    'xk7#Vq2m',
    'Rosebud was the sled',
    'ada.byron loves engines',
    'дождь над городом',
    '雨の日の映画館へ行く',
  ])('are not: %s', (password) => {
    expect(obviousOf(password, owner)).toBeNull();
  });
});
