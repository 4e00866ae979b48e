import { describe, expect, it } from 'vitest';

import { termsOf, withoutImplied } from './expression.ts';

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
