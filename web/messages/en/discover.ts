import type { MediaType } from '@marquee/contracts/paths.ts';

import { formatCount } from '#web/lib/format.ts';

import { plural } from '../plural.ts';

const titles = (count: number, media: MediaType) =>
  `${formatCount(count)} ${media === 'tv' ? 'series' : plural(count, { one: 'film', other: 'films' })}`;

/** The first screen of the discover page. */
export const discover = {
  heading: (media: MediaType) => (media === 'movie' ? 'Discover films' : 'Discover series'),
  /** Under the heading, once the number is known. */
  count: (count: number, media: MediaType, isNarrowed: boolean) =>
    count === 0
      ? `No ${media === 'movie' ? 'films' : 'series'} match.`
      : `${titles(count, media)}${isNarrowed ? plural(count, { one: ' matches', other: ' match' }) : ''}.`,
} as const;
