import type { WishOf } from '@marquee/contracts/assistant/part.ts';

import type { LexiconEntry } from '#lexicon/entry.ts';
import { signalsOf } from '#lexicon/signals.ts';
import { leastTheme } from '#rank/meets.ts';

import type { TitleFacts } from '../facts.ts';
import type { FitAndFact } from './fitAndFact.ts';

const mostTags = 4;

/** How a title stands to an entry of the lexicon, by the keywords and moods that speak for it, or its genres. */
export function themeLine(
  title: TitleFacts,
  { not }: WishOf<'theme'>,
  entry: LexiconEntry | undefined,
): FitAndFact | null {
  if (!entry) return null;
  const { strength, tags } = signalsOf(entry, title);
  const isSo = strength >= leastTheme;
  const genres = title.genres.filter((genre) => entry.genres?.includes(genre));
  const told =
    tags.length === 0 && genres.length > 0
      ? ({ is: 'genres', genres } as const)
      : ({ is: 'tags', tags: tags.slice(0, mostTags) } as const);
  const saysNothing = tags.length === 0 && genres.length === 0;
  if (not) {
    if (saysNothing) return { fit: 'fits', fact: { is: 'untagged' } };
    return { fit: isSo ? 'misses' : 'near', fact: told };
  }
  if (saysNothing) return { fit: 'misses', fact: told };
  return { fit: isSo ? 'fits' : 'near', fact: told };
}
