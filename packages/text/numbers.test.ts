import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readRoman, readSpoken, roman, spoken } from './numbers.ts';

describe('spoken', () => {
  it.each([
    [0, ['zero']],
    [7, ['seven']],
    [12, ['twelve']],
    [28, ['twenty eight']],
    [40, ['forty']],
    [101, ['one hundred one', 'one hundred and one']],
    [300, ['three hundred']],
    [
      1917,
      [
        'one thousand nine hundred seventeen',
        'one thousand nine hundred and seventeen',
        'nineteen seventeen',
      ],
    ],
    [1900, ['one thousand nine hundred', 'nineteen hundred']],
    [2001, ['two thousand one', 'two thousand and one']],
    [2012, ['two thousand twelve', 'two thousand and twelve', 'twenty twelve']],
    [20_000, ['twenty thousand']],
    [1_000_000, []],
    [-1, []],
    [1.5, []],
  ])('says %i as %j', (value, ways) => {
    expect(spoken(value)).toEqual(ways);
  });
});

describe('readSpoken', () => {
  it('reads every number as it is said', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), (value) => {
        for (const way of spoken(value)) {
          const words = way.split(' ');
          expect(readSpoken([...words, 'days'], 0)).toEqual({ value, length: words.length });
        }
      }),
    );
  });

  it('takes an "and" for part of the number only where a number follows', () => {
    expect(readSpoken(['one', 'hundred', 'and', 'counting'], 0)).toEqual({ value: 100, length: 2 });
  });

  it.each([[['days']], [['hundred']], [['thousand', 'miles']], [[]]])('reads none in %j', (words) => {
    expect(readSpoken(words, 0)).toBeNull();
  });
});

describe('Roman figures', () => {
  it.each([
    [1, 'i'],
    [4, 'iv'],
    [9, 'ix'],
    [14, 'xiv'],
    [29, 'xxix'],
  ])('write %i as %j', (value, figures) => {
    expect(roman(value)).toBe(figures);
    expect(readRoman(figures)).toBe(value);
  });

  it('end at what series of films reach, and are no other words', () => {
    expect([roman(0), roman(30), roman(2.5)]).toEqual([null, null, null]);
    expect([readRoman('xxx'), readRoman('mix'), readRoman('')]).toEqual([null, null, null]);
  });
});
