import type { SearchHit } from '#web/api/searchHit.ts';
import { search } from '#web/messages/en/search.ts';
import { searchWhy } from '#web/messages/en/searchWhy.ts';

/** The line that says why a hit is here; null where its name says enough. */
export function whyLine({ why, ...hit }: SearchHit): string | null {
  if (why !== null) return searchWhy[why.by](why.text ?? '');
  return hit.kind === 'person' || hit.original === null ? null : search.originally(hit.original);
}
