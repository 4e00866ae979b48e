import type { MediaType } from '@marquee/contracts/paths.ts';

import { formatCount } from '#web/lib/format.ts';

const one = { movie: 'film', tv: 'series' };
const many = { movie: 'films', tv: 'series' };

/** One title picked by chance. */
export const surprise = {
  open: 'Surprise me',
  label: (media: MediaType) => `A ${one[media]} picked by chance`,
  among: (total: number, media: MediaType, isNarrowed: boolean) =>
    `One of ${formatCount(total)} ${many[media]}${isNarrowed ? ' that fit' : ''}.`,
  why: 'Why it fits',
  waiting: 'Picking one',
  another: 'Another one',
  toFilm: 'To the film',
  toSeries: 'To the series',
  /** Read out when a pick has arrived. */
  picked: (name: string, year: number | null) => (year === null ? name : `${name}, ${year}`),
  what: 'The pick',
  kept: 'The one before stays.',
  nothing: (media: MediaType) => (media === 'movie' ? 'No film fits all of it' : 'No series fits all of it'),
  nothingText: 'With fewer filters there is something to pick.',
  allSeenText: (total: number, media: MediaType) =>
    total === 1
      ? `One ${one[media]} fits, and you have just seen it.`
      : `All ${formatCount(total)} ${many[media]} that fit have been picked once.`,
  again: 'Begin again',
  as: (name: string, part: string) => (part === '' ? `With ${name}` : `${name} as ${part}`),
  directedBy: (name: string) => `Directed by ${name}`,
  createdBy: (name: string) => `Created by ${name}`,
  writtenBy: (name: string) => `Written by ${name}`,
  score: (score: string) => `${score} of 10`,
} as const;
