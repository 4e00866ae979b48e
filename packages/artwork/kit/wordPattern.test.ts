import { expect, it } from 'vitest';

import { wordPattern } from './wordPattern.ts';

it.each([
  [['moth '], 'a moth', true],
  [['moth '], 'mothers', false],
  [[' axe'], 'axes', true],
  [[' axe'], 'taxes', false],
  [[' war '], 'cold war, spy', true],
  [[' war '], 'wars', false],
  [['u.s.'], 'us army', false],
  [['x', 'beetle'], 'a beetle', true],
])('%j in "%s": %s', (words, text, isFound) => {
  expect(wordPattern(words).test(text)).toBe(isFound);
});
