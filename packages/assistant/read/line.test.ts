import { words } from '@marquee/text';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { tokensOf } from './line.ts';

const wordsOf = (text: string) => tokensOf(text).map((token) => token.word);

describe('tokensOf', () => {
  it.each([
    ["Don't show me '90s sci-fi", ['dont', 'show', 'me', '90s', 'sci', 'fi']],
    ['E.T. and U.S.A. films', ['et', 'and', 'usa', 'films']],
    ['Wallace & Gromit', ['wallace', 'and', 'gromit']],
    ['over 1,000 people, 7.5 or more', ['over', '1000', 'people', '7', '5', 'or', 'more']],
    ['AMÉLIE: l’été', ['amelie', 'lete']],
    ['8½', ['8', '1', '2']],
    ['千尋 film', ['千', '尋', 'film']],
    ['👍 great 🎬', ['great']],
    ['', []],
    [' \t—!? ', []],
  ])('parts %j into %j', (text, expected) => {
    expect(wordsOf(text)).toEqual(expected);
  });

  it('says where a word is, how it began and what came before it', () => {
    const text = 'Funny, but “Heat”';
    const [funny, but, heat] = tokensOf(text);
    expect(funny).toEqual({ word: 'funny', start: 0, end: 5, isCapital: true, before: '' });
    expect(but).toEqual({ word: 'but', start: 7, end: 10, isCapital: false, before: ', ' });
    expect(heat).toEqual({ word: 'heat', start: 12, end: 16, isCapital: true, before: ' “' });
    expect(text.slice(heat?.start, heat?.end)).toBe('Heat');
  });

  it('leaves invisible marks out of the span', () => {
    const text = '\u202eHeat\u202c now';
    expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Heat', 'now']);
  });

  it('finds the words of names', () => {
    const typed = fc.string({
      unit: fc.constantFrom(...Array.from("ab Éß&.,'’-19½0千!?\u200d\u202e ñ")),
      maxLength: 40,
    });
    fc.assert(
      fc.property(typed, (text) => {
        expect(wordsOf(text).join('')).toBe(words(text).join(''));
      }),
    );
  });

  it('keeps every span in order and inside the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const edges = tokensOf(text).flatMap(({ start, end }) => [start, end]);
        expect(edges).toEqual(edges.toSorted((a, b) => a - b));
        expect(edges.at(-1) ?? 0).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
