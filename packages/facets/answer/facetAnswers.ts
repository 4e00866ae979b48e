import type { FacetAnswer } from '@marquee/contracts/browse.ts';
import { facetsFor, isRange, type RangeName } from '@marquee/contracts/facets.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

import type { Counted } from '#filter/pool.ts';

import { binEnds } from './bins.ts';
import { type LabelOf, optionsOf } from './options.ts';

function binsOf({ pool, tallies }: Counted, name: RangeName) {
  const spread = pool.spread[name];
  if (spread === null) return [];
  return Array.from({ length: spread.count }, (_, bin) => ({
    ...binEnds(name, spread, bin),
    count: tallies.reduce((sum, { tally }) => sum + (tally.bins[name][bin] ?? 0), 0),
  }));
}

/** What the titles can be narrowed by, in the order in which it is shown. */
export function facetAnswers(counted: Counted, media: MediaType | null, labelOf: LabelOf): FacetAnswer[] {
  return facetsFor(media).map((name) =>
    isRange(name)
      ? { name, bins: binsOf(counted, name) }
      : { name, options: optionsOf(counted, name, labelOf) },
  );
}
