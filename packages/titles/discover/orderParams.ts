import type { Filters, Sort } from '@marquee/contracts/facets.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

import type { QueryParams } from '#ask.ts';

import { dayText } from './dates.ts';
import { dateName } from './rangeParams.ts';

/** With fewer votes the best films would be ones that ten friends have seen. */
const tellingVotes = 200;
/** Before the first film: only what has no date at all is before it. */
const firstDay = '1870-01-01';

/** The protocol's orders. It can't order by length. */
export const protocolSorts = ['popularity', 'score', 'newest', 'oldest', 'name'] as const satisfies Sort[];

type Asked = { media: MediaType; filters: Filters; today: Date };

const orders: Readonly<Record<(typeof protocolSorts)[number], (asked: Asked) => QueryParams>> = {
  popularity: () => ({ sort_by: 'popularity.desc' }),
  score: () => ({ sort_by: 'vote_average.desc', 'vote_count.gte': tellingVotes }),
  newest: ({ media, filters, today }) => {
    const date = dateName[media];
    // What is announced for the year after next isn't new yet, unless it is asked for.
    const isOpen = (filters.year?.to ?? null) === null;
    return { sort_by: `${date}.desc`, ...(isOpen && { [`${date}.lte`]: dayText(today) }) };
  },
  oldest: ({ media, filters }) => {
    const date = dateName[media];
    const isOpen = (filters.year?.from ?? null) === null;
    return { sort_by: `${date}.asc`, ...(isOpen && { [`${date}.gte`]: firstDay }) };
  },
  name: ({ media }) => ({ sort_by: media === 'movie' ? 'title.asc' : 'name.asc' }),
};

/** An order as the protocol's parameter; null where it has none. */
export function sayOrder(sort: Sort, asked: Asked): QueryParams | null {
  const known = protocolSorts.find((name) => name === sort);
  return known === undefined ? null : orders[known](asked);
}
