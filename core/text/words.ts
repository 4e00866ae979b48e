import { normalise } from './normalise.ts';

// Scripts that part no words: every sign stands for itself, so that any run of them can be found.
const unparted = /(\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})/gu;

/** The words of a name or a query in their one spelling; signs of Chinese and Japanese count as words. */
export function words(text: string): string[] {
  return normalise(text)
    .replace(unparted, ' $1 ')
    .split(' ')
    .filter((word) => word !== '');
}
