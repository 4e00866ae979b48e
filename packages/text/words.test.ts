import { describe, expect, it } from 'vitest';

import { words } from './words.ts';

describe('words', () => {
  it('parts a title at its spaces and signs', () => {
    expect(words('Wallace & Gromit: The Curse')).toEqual(['wallace', 'and', 'gromit', 'the', 'curse']);
  });

  it('takes each sign of Chinese and Japanese for a word', () => {
    expect(words('千尋 2001')).toEqual(['千', '尋', '2001']);
  });

  it('finds none in blanks and punctuation', () => {
    expect(words(' \t—!?')).toEqual([]);
  });
});
