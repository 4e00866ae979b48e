import type { CollectionDetails } from '@marquee/contracts/tmdb/details.ts';

import { yearOf } from '#web/lib/formatDate.ts';
import { collection as collectionWords } from '#web/messages/en/collection.ts';
import { title as words } from '#web/messages/en/title.ts';

/** How many films, from when to when, and how good they are together. */
export function collectionMeta(parts: CollectionDetails['parts']): (string | null)[] {
  const years = parts.flatMap(({ release_date }) => yearOf(release_date) ?? []);
  const scores = parts.flatMap(({ vote_average }) => (vote_average > 0 ? [vote_average] : []));
  const average = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return [
    collectionWords.collectionOf(parts.length),
    years.length > 0 ? words.yearsTo(Math.min(...years), Math.max(...years)) : null,
    scores.length > 1 ? collectionWords.averageScore(average.toFixed(1)) : null,
  ];
}
