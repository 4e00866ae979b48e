import { describe, expect, it } from 'vitest';

import { tokensOf } from '#read/line.ts';

import { shippedLinker, told } from '../../../server/assistant/testing/linkedIn.ts';

describe('a bare title', () => {
  const bare = (text: string): string | null => {
    const linked = shippedLinker().isBareTitle(tokensOf(text));
    return linked && told(linked);
  };

  it.each([
    ['Heat', 'like Heat 1995'],
    ['heat?', 'like Heat 1995'],
    ['up', 'like Up 2009'],
    ['the movie Her', 'like Her 2013'],
    ['Solaris 1972', 'like Solaris 1972'],
    ['fargo the series', 'like Fargo 2014 series'],
    ['pulp ficton', 'like Pulp Fiction 1994'],
    ['star wars', 'like Star Wars 1977'],
    ['matrix please', 'like The Matrix 1999'],
  ])('is %j', (text, title) => {
    expect(bare(text)).toBe(title);
  });

  it.each([
    'heat and dust',
    'something like Heat',
    'horror',
    'a comedy please',
    'hello',
    'a spy film',
    'spy films',
    '',
    'the movie',
    'The Lord of the Rings',
    'all star wars films',
  ])('is not %j', (text) => {
    expect(bare(text)).toBeNull();
  });
});
