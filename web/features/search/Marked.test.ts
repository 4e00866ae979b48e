import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { initialParts, matchParts } from './Marked.tsx';

/** The matched letters in brackets, for reading. */
const marked = (text: string, query: string, split = matchParts): string =>
  split(text, query)
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
    ['Star Wars', 'starwars', '[Star] [Wars]'],
    ['Star Wars: Andor', 'starwa', '[Star] [Wa]rs: Andor'],
    ['The Star', 'starwars', 'The Star'],
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

describe('initialParts', () => {
  it.each([
    ['The Lord of the Rings', 'lotr', 'The [L]ord [o]f [t]he [R]ings'],
    ['The Lord of the Rings: The Two Towers', 'lotr', 'The [L]ord [o]f [t]he [R]ings: The Two Towers'],
    ['E.T. the Extra-Terrestrial', 'et', '[E].[T]. the Extra-Terrestrial'],
    ['Heat', 'lotr', 'Heat'],
    ['Heat', '', 'Heat'],
  ])('%s for "%s" is %s', (text, query, expected) =>
    expect(marked(text, query, initialParts)).toBe(expected),
  );
});
