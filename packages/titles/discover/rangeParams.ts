import type { Range, RangeName } from '@marquee/contracts/facets.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

import type { QueryParams } from '#ask.ts';

export const dateName = { movie: 'primary_release_date', tv: 'first_air_date' } as const;

const ends = (name: string, { from, to }: Range): QueryParams => ({
  ...(from !== null && { [`${name}.gte`]: from }),
  ...(to !== null && { [`${name}.lte`]: to }),
});

const year = (value: number) => String(Math.trunc(value)).padStart(4, '0');

/** A range as the protocol's parameters; null where it has none. */
export function sayRange(name: RangeName, range: Range, media: MediaType): QueryParams | null {
  const { from, to } = range;
  if (name === 'seasons') return null;
  if (name === 'year') {
    return {
      ...(from !== null && { [`${dateName[media]}.gte`]: `${year(from)}-01-01` }),
      ...(to !== null && { [`${dateName[media]}.lte`]: `${year(to)}-12-31` }),
    };
  }
  // Without votes the score is 0; an unknown length is 0, too.
  if (name === 'score')
    return { ...ends('vote_average', range), ...(from === null && { 'vote_count.gte': 1 }) };
  return ends('with_runtime', { from: from ?? 1, to });
}
