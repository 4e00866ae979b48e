import { describe, expect, test } from 'vitest';

import { shippedTitles } from '../../../server/assistant/testing/shippedTitles.ts';
import { tokensOf } from '../read/line.ts';
import { createLinker } from './createLinker.ts';

const linker = createLinker(shippedTitles());
const likedIn = (sentence: string) => {
  const tokens = tokensOf(sentence);
  return linker
    .link(
      tokens,
      tokens.map(() => false),
    )
    .flatMap(({ wish }) => (wish.slot === 'like' ? wish.name : []));
};

describe('titles written small in a blend', () => {
  test.each([
    ['jaws but funny', ['Jaws']],
    ['the hangover but with women', ['The Hangover']],
    ['i want titanic on a plane', ['Titanic']],
    ['game of thrones in space', ['Game of Thrones']],
    ['alien crossed with the office', ['Alien', 'The Office']],
    ['mix of fargo and seven', ['Fargo', 'Se7en']],
    ['if groundhog day and die hard had a baby', ['Groundhog Day', 'Die Hard']],
    ['friends meets lost', ['Friends', 'Lost']],
    ['star wars for people who hate star wars', ['Star Wars']],
  ])('%s', (sentence, names) => {
    expect(likedIn(sentence)).toEqual(names);
  });

  test.each([
    'dark but funny',
    'crime in space',
    'heat but in paris',
    'a murder on a train',
    'something short but sweet',
  ])('%s names none', (sentence) => {
    expect(likedIn(sentence)).toEqual([]);
  });
});
