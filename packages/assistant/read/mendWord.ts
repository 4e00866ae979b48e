import { editDistance } from '@marquee/text';

import type { Vocabulary } from './vocabulary.ts';

/** Words of requests that are typed often, and as often wrongly. */
const typed = (
  'comedy comedies thriller thrillers horror animated animation cartoon cartoons documentary documentaries romantic ' +
  'romance adventure adventures fantasy mystery mysteries western westerns science fiction musical musicals drama ' +
  'dramas movie movies series episodes season seasons funny scary creepy violent violence classic recent french german ' +
  'italian spanish japanese korean chinese british american foreign subtitles hidden underrated popular superhero ' +
  'vampires zombies aliens minutes hours eighties nineties seventies sixties finished children family without ' +
  'something similar director starring thoughtful relaxing uplifting suspense suspenseful detective murder'
).split(' ');
const shortest = 5;
const longWord = 9;

/** What was meant by a word that nobody knows, where it is a slip away from one that is often typed. */
export function mendWord(word: string, vocabulary: Vocabulary): string | null {
  if (word.length < shortest || !/^[a-z]+$/.test(word) || vocabulary.knows(word)) return null;
  const most = word.length >= longWord ? 2 : 1;
  let nearest: { word: string; distance: number } | null = null;
  for (const one of typed) {
    // Nobody gets the first letter wrong.
    if (one[0] !== word[0]) continue;
    const distance = editDistance(one, word, most);
    if (distance <= most && distance < (nearest?.distance ?? Infinity)) nearest = { word: one, distance };
  }
  return nearest?.word ?? null;
}
