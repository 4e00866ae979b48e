import fc from 'fast-check';
import { expect, it } from 'vitest';

import { passwordStrength } from './PasswordHelp.tsx';

it.each([
  '',
  'a',
  'password',
  'Passw0rd',
  'password123',
  'qwertz123',
  '12345678',
  'aaaaaaaaaaaa',
  'abcdefgh',
  'marquee!',
])('%j is easy at best', (password) => {
  expect(passwordStrength(password)).toBeLessThanOrEqual(1);
});

it('finds length stronger than odd signs', () => {
  expect(passwordStrength('four plain words, easily kept')).toBe(4);
  expect(passwordStrength('Xk9!')).toBeLessThan(passwordStrength('winter light again'));
});

it('ignores what is in the name or the address', () => {
  const about = ['Ines Castellanos', 'ines.castellanos@example.org'];
  expect(passwordStrength('castellanos', about)).toBe(0);
  expect(passwordStrength('Castellanos7', about)).toBe(0);
  expect(passwordStrength('castellanos', [])).toBeGreaterThan(0);
});

it('has a word for every text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (password, about) => {
      expect([0, 1, 2, 3, 4]).toContain(passwordStrength(password, about));
    }),
  );
});
