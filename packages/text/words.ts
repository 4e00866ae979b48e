import { normalise } from './normalise.ts';

// Scripts without spaces between words: every sign is a word, so that any run of them can be found.
const unparted = /(\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})/gu;

const beyondAscii = /[^\0-\x7f]/;

/** The words of a name or a query in their one spelling; signs of Chinese and Japanese count as words. */
export function words(text: string): string[] {
  const spelling = normalise(text);
  if (spelling === '') return [];
  if (!beyondAscii.test(spelling)) return spelling.split(' ');
  return spelling
    .replace(unparted, ' $1 ')
    .split(' ')
    .filter((word) => word !== '');
}
