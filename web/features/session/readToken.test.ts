import fc from 'fast-check';
import { expect, it } from 'vitest';

import { readToken } from './readToken.ts';
import { tokenOf } from './testing/tokenOf.ts';

it('yields the middle segment, in any script', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue()), (others) => {
      const claims = { ...others, exp: 1 };
      expect(JSON.stringify(readToken(tokenOf(claims)))).toBe(
        JSON.stringify(JSON.parse(JSON.stringify(claims))),
      );
    }),
  );
});

it('reads the tokens of an emulator, whose last segment is empty', () => {
  expect(readToken(tokenOf({ sub: 'a', exp: 1 }).replace(/[^.]*$/, ''))).toEqual({ sub: 'a', exp: 1 });
});

it.each([
  '',
  'a',
  'a.b',
  'a.b.c.d',
  'a..c',
  '..',
  tokenOf('text'),
  tokenOf([1]),
  'a.bnVsbA.c',
  'a.%%%.c',
  'a.gICA.c',
  tokenOf({ sub: 'a' }),
  tokenOf({ sub: 'a', exp: '1' }),
  tokenOf({ sub: 'a', exp: 1 }).replace('e30', 'e 3'),
  `${tokenOf({ sub: 'a', exp: 1 })}=`,
  tokenOf({ sub: 'a', exp: 1 }).replace(/\.c2ln$/, '==.c2ln'),
])('refuses %j with words', (token) => {
  expect(() => readToken(token)).toThrow(/^The token (could not be read|has not got three parts)\.$/);
});
