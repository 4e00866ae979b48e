import { describe, expect, it } from 'vitest';

import { countOf, rewrittenNames, variants } from './variants.ts';

describe('variants', () => {
  it.each([
    ['ii', ['2', 'two']],
    ['xiv', ['14', 'fourteen']],
    ['twelve', ['12', 'xii']],
    ['28', ['twenty eight']],
    ['1917', ['nineteen seventeen']],
    ['doctor', ['dr']],
    ['vs', ['versus', 'v']],
    ['13th', ['thirteenth']],
    ['2nd', ['second']],
    ['gray', ['grey']],
    ['se7en', ['seven']],
    ['m3gan', ['megan']],
  ])('writes %j as %j too', (word, others) => {
    expect(variants(word)).toEqual(expect.arrayContaining(others));
  });

  it('knows no other way to write a plain word', () => {
    expect(variants('heat')).toEqual([]);
    expect(variants('xxx')).toEqual([]);
    expect(variants('007')).toEqual([]);
  });

  it('never takes the person for the number', () => {
    expect(variants('i')).toEqual([]);
    expect(variants('one')).not.toContain('i');
  });
});

describe('countOf', () => {
  it('counts places in a row, but for the first two', () => {
    expect([countOf('fifth'), countOf('13th')]).toEqual([
      ['5', 'five'],
      ['13', 'thirteen'],
    ]);
    expect([countOf('first'), countOf('2nd'), countOf('five')]).toEqual([[], [], []]);
  });
});

describe('rewritten', () => {
  const of = (name: string) => rewrittenNames(name.split(' '));

  it('changes one word at a time', () => {
    expect(of('rocky ii')).toEqual(['rocky 2', 'rocky two']);
    expect(of('dr no 2')).toEqual(['doctor no 2', 'dr no two', 'dr no ii']);
  });

  it('takes the words of one number together', () => {
    expect(of('twenty eight days later')).toEqual(['28 days later']);
    expect(of('one hundred and one dalmatians')).toEqual(['101 dalmatians']);
    expect(of('101 dalmatians')).toEqual(['one hundred one dalmatians', 'one hundred and one dalmatians']);
  });

  it('leaves other names alone', () => {
    expect(of('the dark knight')).toEqual([]);
  });
});
