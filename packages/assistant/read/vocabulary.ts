import { words as wordsOf } from '@marquee/text';

import { stemOf } from '#lexicon/stemOf.ts';

import type { TitleFacts } from '../facts.ts';
import type { Line } from './line.ts';
import { isPlain } from './rules.ts';

/** The words of the catalogue's own texts. */
export type Vocabulary = {
  /** Whether any overview, tagline, keyword, mood or name has a form of the word. */
  knows: (word: string) => boolean;
  /** The longest keyword that begins at a token; adjacent words without separators. */
  keywordAt: (line: Line, at: number) => { keyword: string; length: number } | null;
};

const longestKeyword = 5;

export function createVocabulary(titles: readonly TitleFacts[]): Vocabulary {
  const known = new Set<string>();
  const seen = new Set<string>();
  const learn = (text: string) => {
    for (const word of wordsOf(text)) {
      if (seen.has(word)) continue;
      seen.add(word);
      known.add(stemOf(word));
    }
  };
  const keywords = new Map<string, string>();
  const learnt = new Set<string>();
  for (const title of titles) {
    for (const text of [title.name, title.overview, title.tagline, ...title.moods]) learn(text);
    for (const keyword of title.keywords) {
      if (learnt.has(keyword)) continue;
      learnt.add(keyword);
      learn(keyword);
      // "Tokyo, Japan" is said "Tokyo".
      for (const said of [keyword, keyword.split(',')[0] ?? keyword]) {
        const path = wordsOf(said).map(stemOf).join(' ');
        // Of two with one stem the shorter is the plain word: woman, womanizer.
        if (said.length < (keywords.get(path)?.length ?? Infinity)) keywords.set(path, said);
      }
    }
  }
  return {
    knows: (word) => known.has(stemOf(word)),
    keywordAt: (line, at) => keywordAt(keywords, line, at),
  };
}

function keywordAt(keywords: ReadonlyMap<string, string>, { words, marks }: Line, at: number) {
  let path = '';
  let longest: { keyword: string; length: number } | null = null;
  for (let index = at; index < Math.min(words.length, at + longestKeyword); index += 1) {
    if (index > at && marks[index] !== '') break;
    path += `${path === '' ? '' : ' '}${stemOf(words[index] ?? '')}`;
    const keyword = keywords.get(path);
    if (keyword === undefined || (index === at && isPlain(words[at] ?? ''))) continue;
    longest = { keyword, length: index + 1 - at };
  }
  return longest;
}
