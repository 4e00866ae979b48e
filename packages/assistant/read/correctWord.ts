import plainEnglish from '@marquee/content/words/plain-english.json' with { type: 'json' };
import { editDistance } from '@marquee/text';

import type { Vocabulary } from './vocabulary.ts';

const shortest = 5;
const longWord = 9;

/** Corrects an unknown word that is a typo of one that requests often contain. */
export function correctWord(word: string, vocabulary: Vocabulary): string | null {
  if (word.length < shortest || !/^[a-z]+$/.test(word) || vocabulary.knows(word)) return null;
  const most = word.length >= longWord ? 2 : 1;
  let nearest: { word: string; distance: number } | null = null;
  for (const one of plainEnglish.oftenMistyped) {
    // The first letter is hardly ever wrong.
    if (one[0] !== word[0]) continue;
    const distance = editDistance(one, word, most);
    if (distance <= most && distance < (nearest?.distance ?? Infinity)) nearest = { word: one, distance };
  }
  return nearest?.word ?? null;
}
