import type { LinkContext } from './scene.ts';

/** How many words the longest of some phrases has that begins at a place; 0 where none does. */
export function phraseAt(scene: LinkContext, at: number, phrases: readonly string[]): number {
  if (at < 0 || at >= scene.count || (at > 0 && scene.isApart(at))) return 0;
  return longest(phrases, (words) => words.every((word, index) => scene.word(at + index) === word));
}

/** The same of those that end before it. */
export const phraseBefore = (scene: LinkContext, at: number, phrases: readonly string[]): number =>
  longest(phrases, (words) => words.every((word, index) => scene.word(at - words.length + index) === word));

const longest = (phrases: readonly string[], isThere: (words: readonly string[]) => boolean): number =>
  phrases.reduce((most, phrase) => {
    const words = phrase.split(' ');
    return words.length > most && isThere(words) ? words.length : most;
  }, 0);
