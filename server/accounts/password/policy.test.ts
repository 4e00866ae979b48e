import { ServedPasswordPolicy } from '@marquee/contracts/identity/toolkit.ts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';

import { obviousOf } from './obvious.ts';
import { createPasswordPolicy, passwordClasses, usualPolicy } from './policy.ts';

const owner = { email: 'ada.byron@films.example', displayName: 'Countess Ada' };

describe('the policy', () => {
  it('asks for a length and nothing else, by default', async () => {
    const { served, missing } = createPasswordPolicy(usualPolicy);
    expect(served.customStrengthOptions).toEqual({ minPasswordLength: 8, maxPasswordLength: 4096 });
    expect(await missing('violet umbrella', owner)).toEqual([]);
    expect(await missing('violets', owner)).toEqual(['Password must contain at least 8 characters']);
    expect(await missing('umbrella '.repeat(500), owner)).toEqual([
      'Password may contain at most 4096 characters',
    ]);
  });

  it('serves the policy that it enforces', async () => {
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
    expect(await missing('éééé', owner)).toEqual([
      'Password must contain at least 12 characters',
      'Password must contain a lower case character',
      'Password must contain an upper case character',
      'Password must contain a numeric character',
      'Password must contain a non-alphanumeric character',
    ]);
    expect(await missing('Violet umbrella 7', owner)).toEqual([]);
  });

  it('has every sign of a keyboard count as one', async () => {
    const { served, missing } = createPasswordPolicy({ minLength: 6, classes: ['symbol'] });
    for (const symbol of served.allowedNonAlphanumericCharacters) {
      expect(await missing(`umbrellas${symbol}`, owner)).toEqual([]);
    }
  });
});

describe('passwords that an attacker would try first', () => {
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
  ])('%s', async (password) => {
    expect(await obviousOf(password, owner)).toBe('common');
  });

  it('are the 10,000 commonest, all that the policy would accept, in any case and with a year and a sign', async () => {
    const { missing } = createPasswordPolicy(usualPolicy);
    const commonest = dictionary['passwords-common'].slice(0, 10_000);
    const fitting = commonest.filter((password) => password.length >= usualPolicy.minLength);
    expect(commonest.slice(0, 3000).filter((password) => password.length >= 8).length).toBeGreaterThan(600);
    const accepted: string[] = [];
    for (const password of fitting)
      for (const form of [password, password.toUpperCase(), `${password}1`, `${password}2026!`])
        if ((await missing(form, owner)).length === 0) accepted.push(form);
    expect(accepted).toEqual([]);
  });

  it.each([
    'samantha',
    '1q2w3e4r',
    'q1w2e3r4',
    'midnight',
    'spongebob',
    'harrypotter',
    '11223344',
    'M4rquee!!',
  ])('are these: %s', async (password) => {
    expect(await obviousOf(password, owner)).toBe('common');
  });

  it.each([
    'ada.byron@films.example',
    'ADA.BYRON',
    'ada.byron1815',
    'countess ada',
    'Countess Ada!',
    'films.example',
    'Byron2026!',
    'adabyron',
    '2026Countess',
  ])('of this person: %s', async (password) => {
    expect(await obviousOf(password, owner)).toBe('personal');
  });

  it.each([
    'a violet umbrella',
    'correct horse battery staple',
    'password manager for the cat',
    'xk7#Vq2m',
    'Rosebud was the sled',
    'ada.byron loves engines',
    'umbrella83647291',
    'tiger umbrella',
    'дождь над городом',
    '雨の日の映画館へ行く',
  ])('are not: %s', async (password) => {
    expect(await obviousOf(password, owner)).toBeNull();
  });
});
