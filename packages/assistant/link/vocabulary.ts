import plainEnglish from '@marquee/content/words/plain-english.json' with { type: 'json' };
import { mayBeNumber, words } from '@marquee/text';

import type { TitleFacts } from '../facts.ts';

/** Distinguishes words of plain English from words that only names have. */
export type PlainVocabulary = { isPlain: (word: string) => boolean };

const smallWord = /\b[a-z]+/g;
const endings = ['s', 'es', 'd', 'ed', 'ing', 'ly'];

/** Lower-case words of the catalogue's own texts are plain English; so are its keywords, and all numbers. */
export function createPlainVocabulary(titles: readonly TitleFacts[]): PlainVocabulary {
  const known = new Set([...plainEnglish.neverTitles, ...plainEnglish.seldomNames]);
  for (const { overview, tagline } of titles) {
    for (const word of overview.match(smallWord) ?? []) known.add(word);
    for (const word of tagline.match(smallWord) ?? []) known.add(word);
  }
  for (const keyword of new Set(titles.flatMap(({ keywords }) => keywords))) {
    for (const word of words(keyword)) known.add(word);
  }
  const isPlain = (word: string): boolean =>
    known.has(word) ||
    mayBeNumber(word) ||
    endings.some((ending) => word.endsWith(ending) && known.has(word.slice(0, -ending.length)));
  return { isPlain };
}
