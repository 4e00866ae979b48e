import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { words, normalise } from './normalise.ts';

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

describe('normalise', () => {
  it.each([
    ['Amélie', 'amelie'],
    ['WALL·E', 'wall e'],
    ['Spider-Man: No Way Home', 'spider man no way home'],
    ["Schindler's List", 'schindlers list'],
    ['Schindler’s List', 'schindlers list'],
    ['Thelma & Louise', 'thelma and louise'],
    ['Romeo + Juliet', 'romeo and juliet'],
    ['E.T. the Extra-Terrestrial', 'et the extra terrestrial'],
    ['Harlan County U.S.A.', 'harlan county usa'],
    ['L.A. Confidential', 'la confidential'],
    ['Dr. No', 'dr no'],
    ['8½', '8 1 2'],
    ['Alien³', 'alien 3'],
    ['20,000 Leagues Under the Sea', '20000 leagues under the sea'],
    ['tick, tick... BOOM!', 'tick tick boom'],
    ['Smørrebrød & Straße', 'smorrebrod and strasse'],
    ['Œuvre', 'oeuvre'],
    ['İstanbul', 'istanbul'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
    ['Ёлки', 'елки'],
    ['千と千尋の神隠し', '千と千尋の神隠し'],
    ['ポニョ', 'ポニョ'],
    ['기생충', '기생충'],
    ['तारे ज़मीन पर', normalise('तारे ज़मीन पर')],
    ['ﬁnding  Nemo', 'finding nemo'],
    ['…?!', ''],
    ['mat\u200brix', 'matrix'],
    ['\u202ethe\u202c Matrix\u00ad', 'the matrix'],
    ['the\tmatrix\u0000reloaded', 'the matrix reloaded'],
    ['❤️', ''],
    ['\ud800broken\udfff', 'broken'],
  ])('reads %j as %j', (typed, expected) => {
    expect(normalise(typed)).toBe(expected);
  });

  it('keeps the vowels of Devanagari and the voicing marks of kana', () => {
    expect(normalise('दिल')).toBe('दिल');
    expect(normalise('ガ')).not.toBe(normalise('カ'));
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normalise(normalise(text))).toBe(normalise(text));
      }),
    );
  });

  it('leaves only letters, marks, numbers and single spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normalise(text)).toMatch(/^(?:[\p{L}\p{M}\p{N}]+(?: [\p{L}\p{M}\p{N}]+)*)?$/u);
      }),
    );
  });

  it('reads upper and lower case alike', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ' &.-]{0,30}$/), (text) => {
        expect(normalise(text.toUpperCase())).toBe(normalise(text.toLowerCase()));
      }),
    );
  });
});
