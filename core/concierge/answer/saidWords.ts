import { partKey } from '#contracts/concierge/partKey.ts';
import { words } from '#core/text/words.ts';

import { stemOf } from '../lexicon/stemOf.ts';
import type { Sentence } from '../sentence.ts';
import type { SaidWord } from './standing.ts';

/** A sentence's words for the text search, each with the parts in whose spans it stands. */
export function saidWords({ text, said, words: stems }: Sentence): readonly SaidWord[] {
  const ofParts = said.map(({ wish, span }) => ({
    key: partKey(wish),
    stems: new Set(words(text.slice(span.start, span.end)).map(stemOf)),
  }));
  return stems.map((stem) => ({
    stem,
    of: ofParts.filter((part) => part.stems.has(stem)).map(({ key }) => key),
  }));
}
