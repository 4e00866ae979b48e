import type { SearchHit } from '#web/api/searchHit.ts';

import { matchStrength, strengths } from './matchParts.ts';

/** How well a hit answers the words: by its name, or by its original title where that fits better. */
function strengthOf(hit: SearchHit, query: string): number {
  const names = hit.kind === 'person' || hit.original === null ? [hit.name] : [hit.name, hit.original];
  return Math.max(...names.map((name) => strengths.indexOf(matchStrength(name, query))));
}

/** Orders what the search put first in each kind: the closer name, and between equals the better known one. */
export function compareHits(query: string): (a: SearchHit, b: SearchHit) => number {
  return (a, b) => strengthOf(b, query) - strengthOf(a, query) || b.popularity - a.popularity;
}

/** The one hit to show large, of the first of each kind. */
export function bestHit(firsts: readonly (SearchHit | undefined)[], query: string): SearchHit | null {
  const found = firsts.filter((hit) => hit !== undefined);
  return found.toSorted(compareHits(query))[0] ?? null;
}
