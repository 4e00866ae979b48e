import type { MediaType } from '@marquee/contracts/paths.ts';

import { formatCount } from '#web/lib/format.ts';

const one = { movie: 'film', tv: 'series' };
const many = { movie: 'films', tv: 'series' };

/** One title picked at random. */
export const surprise = {
  open: 'Surprise me',
  label: (media: MediaType) => `A ${one[media]} picked at random`,
  among: (total: number, media: MediaType, isNarrowed: boolean) =>
    `One of ${formatCount(total)} ${many[media]}${isNarrowed ? ' that fit' : ''}.`,
  why: 'Why it fits',
  waiting: 'Picking one',
  another: 'Another one',
  toFilm: 'Go to the film',
  toSeries: 'Go to the series',
  /** Read out when a pick has arrived. */
  picked: (name: string, year: number | null) => (year === null ? name : `${name}, ${year}`),
  what: 'The pick',
  kept: 'The previous pick stays.',
  nothing: (media: MediaType) =>
    media === 'movie' ? 'No films fit all filters' : 'No series fit all filters',
  nothingText: 'Remove a filter to get a pick.',
  allSeenText: (total: number, media: MediaType) =>
    total === 1
      ? `Only one ${one[media]} fits, and it has been picked already.`
      : `All ${formatCount(total)} ${many[media]} that fit have been picked already.`,
  again: 'Start again',
  as: (name: string, part: string) => (part === '' ? `With ${name}` : `${name} as ${part}`),
  directedBy: (name: string) => `Directed by ${name}`,
  createdBy: (name: string) => `Created by ${name}`,
  writtenBy: (name: string) => `Written by ${name}`,
  score: (score: string) => `${score} out of 10`,
} as const;
