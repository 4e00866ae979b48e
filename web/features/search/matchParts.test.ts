import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { matchParts, matchStrength } from './matchParts.ts';

/** The matched letters in brackets, for reading. */
const marked = (text: string, query: string): string =>
  matchParts(text, query)
    .map(({ text, matched }) => (matched ? `[${text}]` : text))
    .join('');

describe('matchParts', () => {
  it.each([
    ['Hayao Miyazaki', 'miyazaki', 'Hayao [Miyazaki]'],
    ['Hayao Miyazaki', 'miya', 'Hayao [Miya]zaki'],
    ['The Matrix Reloaded', 'matrix rel', 'The [Matrix] [Rel]oaded'],
    ['Amélie', 'amelie', '[Amélie]'],
    ['Ame\u0301lie', 'ame', '[Ame\u0301]lie'],
    ['Les Misérables', 'MISÉ', 'Les [Misé]rables'],
    ['Léon: The Professional', 'leon', '[Léon]: The Professional'],
    ['2001: A Space Odyssey', '2001 a', '[2001]: [A] Space Odyssey'],
    ['Star Wars', 'wars star', '[Star] [Wars]'],
    ['千と千尋の神隠し', '千と', '[千と]千尋の神隠し'],
    ['Heat', 'eat', 'Heat'],
    ['Heat', '', 'Heat'],
    ['Heat', '?!', 'Heat'],
    ['', 'heat', ''],
  ])('%s for "%s" is %s', (text, query, expected) => expect(marked(text, query)).toBe(expected));

  it('prefers the longest typed word', () => expect(marked('Starman', 's star')).toBe('[Star]man'));

  it('never changes a letter of the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
        expect(
          matchParts(text, query)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('matchStrength', () => {
  it.each([
    ['The Matrix', 'matrix', 'exact'],
    ['The Matrix', 'the matrix', 'exact'],
    ['The Matrix Reloaded', 'matrix', 'opens'],
    ['Tom Hanks', 'tom', 'opens'],
    ['Tombstone', 'tom', 'begins'],
    ['The', 'the', 'exact'],
    ['The Matrix Reloaded', 'the mat', 'begins'],
    ['The Matrix Reloaded', 'reloaded matrix', 'words'],
    ['Hayao Miyazaki', 'miyazaki', 'words'],
    ['Heat', 'matrix', 'none'],
    ['Heat', '', 'none'],
  ])('%s for "%s": %s', (text, query, strength) => expect(matchStrength(text, query)).toBe(strength));
});
