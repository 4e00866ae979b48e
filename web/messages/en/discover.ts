import type { MediaType } from '#contracts/paths.ts';
import { formatCount } from '#web/lib/formatNumber.ts';

import { plural } from '../plural.ts';

const things = { movie: 'films', tv: 'series' };
const titles = (count: number, media: MediaType) =>
  `${formatCount(count)} ${media === 'tv' ? 'series' : plural(count, { one: 'film', other: 'films' })}`;

/** The discover page: everything there is, narrowed down. */
export const discover = {
  heading: (media: MediaType) => `Discover ${things[media]}`,
  documentTitle: (media: MediaType, parts: string, page: number) =>
    [parts === '' ? `Discover ${things[media]}` : parts, page > 1 && `page ${page}`]
      .filter(Boolean)
      .join(', ')
      .concat(' on Marquee'),
  description: (media: MediaType) =>
    `All ${things[media]} here, narrowed down as you like: by genre, year, mood, country, length, people and more.`,
  /** Under the heading, once the number is known. */
  count: (count: number, media: MediaType, isNarrowed: boolean) =>
    isNarrowed
      ? `${titles(count, media)} ${plural(count, { one: 'fits', other: 'fit' })}.`
      : `${titles(count, media)}.`,
  media: 'Films or series',
  medium: { movie: 'Films', tv: 'Series' },
  tools: 'This set',
  results: (media: MediaType) => (media === 'movie' ? 'Films' : 'Series'),
  /** What did not arrive, as a subject. */
  what: (media: MediaType) => (media === 'movie' ? 'The films' : 'The series'),
  partMissing: 'This part did not load',
  tryAgain: 'Try again',

  share: 'Share',
  shareLabel: 'Share this set',
  copied: 'Link copied',
  notCopied: 'The browser did not let us copy the link. It is in the address bar.',
} as const;
