import type { Wish, WishSlot } from '@marquee/contracts/assistant/part.ts';

import type { Signs } from './signs.ts';
import { weights } from './weights.ts';

const signs = [
  'text',
  'genre',
  'theme',
  'missed',
  'like',
  'kin',
  'era',
  'fame',
  'score',
  'person',
  'years',
  'runtime',
  'medium',
  'dislike',
] as const;

/** What only series have, or asks for either. */
const aboutMedia: ReadonlySet<WishSlot> = new Set(['media', 'seasons', 'status']);

/** One number a title of all that speaks for it. */
export function scoresOf(found: Signs, wishes: readonly Wish[]): Float64Array {
  const sums = new Float64Array(found.text.length);
  const saysMedia = wishes.some(({ slot }) => aboutMedia.has(slot));
  for (const sign of signs) {
    if (sign === 'medium' && saysMedia) continue;
    const weight = weights[sign];
    const values = found[sign];
    for (let place = 0; place < sums.length; place += 1) {
      sums[place] = (sums[place] ?? 0) + weight * (values[place] ?? 0);
    }
  }
  return sums;
}
