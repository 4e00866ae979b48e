import type { Wish } from '@marquee/contracts/assistant/part.ts';

import type { Phrases } from '#lexicon/matchPhrases.ts';

/** What people ask for by saying that it isn't to be too much of something else. */
const opposites: Readonly<Record<string, string>> = {
  sad: 'light-hearted',
  dark: 'light-hearted',
  bleak: 'uplifting',
  depressing: 'uplifting',
  heavy: 'light-hearted',
  serious: 'light-hearted',
  intense: 'relaxing',
  tense: 'relaxing',
  stressful: 'relaxing',
  'slow-burn': 'fast-paced',
  slow: 'fast-paced',
  complicated: 'light-hearted',
  'mind-bending': 'light-hearted',
};

/** What "not too …" asks for; nothing where there is no plain opposite. */
export function oppositeOf(id: string, phrases: Phrases): readonly Wish[] {
  const entry = phrases.entry(opposites[id] ?? '');
  return entry === undefined ? [] : [{ slot: 'theme', entry: entry.id, not: false }];
}
