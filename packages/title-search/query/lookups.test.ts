import { describe, expect, it } from 'vitest';

import { allOf, termsOf, withoutImplied } from './lookups.ts';

const needed = (text: string) =>
  withoutImplied(termsOf(text.split(' '))).map(({ word, begun }) => (begun ? `${word}*` : word));

describe('terms', () => {
  it.each([
    ['the lord of the rings the t', ['the', 'lord', 'of', 'rings']],
    ['the the', ['the']],
    ['toy story to', ['toy', 'story']],
    ['star trek start', ['star', 'trek', 'start*']],
    ['dune', ['dune*']],
    ['new york new y', ['new', 'york']],
  ])('that others imply are left out: %s', (text, left) => {
    expect(needed(text)).toEqual(left);
  });
});

describe('allOf', () => {
  const part = (expression: string, entries: number) => ({ expression, entries });

  it('skips each part where the rarer ones do not match', () => {
    expect(allOf([part('the', 9), part('raiders', 1), part('of', 8), part('lost', 2)])).toBe(
      '((raiders AND lost OR "0") AND of OR "0") AND the',
    );
  });

  it('has no parentheses around one or two parts', () => {
    expect(allOf([part('dune', 1)])).toBe('dune');
    expect(allOf([part('dune', 2), part('part', 1)])).toBe('part AND dune');
  });
});
