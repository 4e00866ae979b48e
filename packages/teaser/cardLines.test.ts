import { describe, expect, it } from 'vitest';

import { firstSentence, cardLines } from './cardLines.ts';

describe('the lines of a title card', () => {
  it.each([
    ['A farm boy looks up at two suns.', ['A farm boy looks up', 'at two suns.']],
    ['Learn the language before someone fires.', ['Learn the language', 'before someone fires.']],
    ['You go home every night. He never does.', ['You go home every night.', 'He never does.']],
    ['Father knows least.', ['Father knows least.']],
    ['The sofa is saved. It always is.', ['The sofa is saved.', 'It always is.']],
    ['', []],
  ])('break "%s" where the voice pauses', (text, lines) => {
    expect(cardLines(text)).toEqual(lines);
  });

  it('keep every word, however long the text is', () => {
    const text =
      'Batman, an honest policeman and a fearless prosecutor have the mob on its knees, so '.repeat(5);
    expect(cardLines(text).join(' ')).toBe(text.trim());
    expect(Math.max(...cardLines(text).map((line) => line.length))).toBeLessThanOrEqual(30);
  });

  it('leave a single long word alone', () => {
    expect(cardLines('Donaudampfschifffahrtsgesellschaft')).toEqual(['Donaudampfschifffahrtsgesellschaft']);
  });
});

describe('the first sentence', () => {
  it('ends at its mark and not at an inner dot', () => {
    expect(firstSentence('It costs 3.50 a day. Nobody pays.')).toBe('It costs 3.50 a day.');
    expect(firstSentence('No end here')).toBe('No end here');
  });
});
