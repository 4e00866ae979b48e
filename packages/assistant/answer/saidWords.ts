import { partKey } from '@marquee/contracts/assistant/partKey.ts';
import { words } from '@marquee/text';

import { stemOf } from '#lexicon/stemOf.ts';

import type { Sentence } from '../sentence.ts';
import type { SaidWord } from './standing.ts';

/** A sentence's words for the text search, each with the parts in whose spans it stands. */
export function saidWords({ text, said, words: stems }: Sentence): readonly SaidWord[] {
  const partsOf = new Map<string, string[]>();
  for (const { wish, span } of said) {
    for (const stem of new Set(words(text.slice(span.start, span.end)).map(stemOf))) {
      const keys = partsOf.get(stem);
      if (keys === undefined) partsOf.set(stem, [partKey(wish)]);
      else keys.push(partKey(wish));
    }
  }
  return stems.map((stem) => ({ stem, of: partsOf.get(stem) ?? [] }));
}
