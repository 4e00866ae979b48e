import type { WishOf } from '@marquee/contracts/assistant/part.ts';
import { words } from '@marquee/text';

import { stemOf } from '#lexicon/stemOf.ts';

import type { TitleFacts } from '../facts.ts';
import type { FitAndFact } from './fitAndFact.ts';

/** Where the row says a word: in the tags that hold it, or as its texts have it. */
export function wordLine(title: TitleFacts, { word, not }: WishOf<'word'>): FitAndFact {
  const stems = words(word).map(stemOf);
  const tags = [...title.keywords, ...title.moods].filter((tag) => wordedIn(tag, stems) !== null);
  if (tags.length > 0) return { fit: not ? 'misses' : 'fits', fact: { is: 'tags', tags: tags.slice(0, 4) } };
  for (const text of [title.name, title.overview, title.tagline]) {
    const found = wordedIn(text, stems);
    if (found !== null) return { fit: not ? 'misses' : 'fits', fact: { is: 'words', words: [found] } };
  }
  return not
    ? { fit: 'fits', fact: { is: 'untagged' } }
    : { fit: 'misses', fact: { is: 'words', words: [] } };
}

/** The words of a text that have these stems, in its own form; null where it has none. */
function wordedIn(text: string, stems: readonly string[]): string | null {
  const spoken = words(text);
  const stemmed = spoken.map(stemOf);
  const at = stemmed.findIndex((_, from) => stems.every((stem, offset) => stemmed[from + offset] === stem));
  return stems.length === 0 || at === -1 ? null : spoken.slice(at, at + stems.length).join(' ');
}
