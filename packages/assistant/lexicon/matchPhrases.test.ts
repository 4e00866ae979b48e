import { words } from '@marquee/text';
import { describe, expect, it } from 'vitest';

import type { LexiconEntry } from './entries.ts';
import { createPhrases } from './matchPhrases.ts';

const entry = (id: string, ...phrases: string[]): LexiconEntry => ({
  id,
  group: 'trope',
  label: id,
  phrases,
});

const phrases = createPhrases([
  entry('feel-good', 'feel-good'),
  entry('small-town', 'small town', 'small towns in the north'),
  entry('town', 'town'),
  entry('witch', 'witch'),
  entry('colour', 'full of colour'),
  entry('true-story', 'based on a true story'),
  entry('animals', 'animals'),
]);
const match = (text: string, at = 0): string | null => {
  const found = phrases.longestAt(words(text), at);
  return found && `${found.entry.id} ${found.length}`;
};

describe('longestAt', () => {
  it.each([
    ['feel-good films', 'feel-good 2'],
    ['feel good films', 'feel-good 2'],
    ['feelgood films', 'feel-good 1'],
    ['small town drama', 'small-town 2'],
    ['small towns', 'small-town 2'],
    ['small towns in north', 'small-town 4'],
    ['small towns in the north', 'small-town 5'],
    ['small towns in the south', 'small-town 2'],
    ['witches', 'witch 1'],
    ['full of colors', 'colour 3'],
    ['full of colour', 'colour 3'],
    ['based on true story', 'true-story 4'],
    ['based on a true story', 'true-story 5'],
    ['based on the true stories', 'true-story 5'],
    ['the witch', null],
    ['animated', null],
    ['small', null],
    ['', null],
  ])('%j starts with %j', (text, found) => {
    expect(match(text)).toBe(found);
  });

  it('starts at the given word', () => {
    expect(match('a small town', 1)).toBe('small-town 2');
    expect(match('a small town', 2)).toBe('town 1');
    expect(match('a small town', 3)).toBeNull();
  });

  it('gives entries by their ids', () => {
    expect(phrases.entry('town')?.phrases).toEqual(['town']);
    expect(phrases.entry('city')).toBeUndefined();
  });
});
