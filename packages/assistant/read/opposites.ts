import opposites from '@marquee/content/words/opposites.json' with { type: 'json' };
import type { Wish } from '@marquee/contracts/assistant/part.ts';

import type { Phrases } from '#lexicon/matchPhrases.ts';

/** What people ask for by saying that it isn't to be too much of something else. */
const oppositeOfEntry = new Map(opposites.map(({ entry, opposite }) => [entry, opposite]));

/** What "not too …" asks for; nothing where there is no plain opposite. */
export function oppositeOf(id: string, phrases: Phrases): readonly Wish[] {
  const entry = phrases.entry(oppositeOfEntry.get(id) ?? '');
  return entry === undefined ? [] : [{ slot: 'theme', entry: entry.id, not: false }];
}
