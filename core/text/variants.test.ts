import { describe, expect, it } from 'vitest';

import { variants } from './variants.ts';

describe('variants', () => {
  it.each([
    ['ii', ['2', 'two']],
    ['twelve', ['12']],
    ['doctor', ['dr']],
    ['vs', ['versus', 'v']],
    ['se7en', ['seven']],
  ])('writes %j as %j too', (word, others) => {
    expect(variants(word)).toEqual(expect.arrayContaining(others));
  });

  it('knows no other way to write a plain word', () => {
    expect(variants('heat')).toEqual([]);
  });

  it('never takes the person for the number', () => {
    expect(variants('i')).toEqual([]);
    expect(variants('one')).not.toContain('i');
  });
});
