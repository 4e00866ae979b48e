import type { MediaType } from '@marquee/contracts/paths.ts';

import { formatCount } from '#web/lib/format.ts';

const things = { movie: 'films', tv: 'series' };

/** Sharing and saving a set of filters, and the page's title. */
export const discoverTools = {
  documentTitle: (media: MediaType, name: string, page: number) =>
    [
      `${name === '' ? `Discover ${things[media]}` : name}${page > 1 ? `, page ${page},` : ''}`,
      'on Marquee',
    ].join(' '),
  description: (media: MediaType) =>
    `All ${things[media]} here, filtered as you like: by genre, year, mood, country, length, people and more.`,
  media: 'Films or series',
  medium: { movie: 'Films', tv: 'Series' },
  tools: 'These results',
  share: 'Share',
  shareLabel: 'Share these results',
  copied: 'Link copied',
  notCopied: 'The browser did not allow copying. The link is in the address bar.',
} as const;

/** Filters saved under a name. */
export const savedFilters = {
  open: 'Saved filters',
  text: 'They are part of your library. No account needed.',
  notKept: 'This browser stores nothing for this site, so these last only until you close the page.',
  name: 'Name',
  nameOf: (name: string) => `New name of ${name}`,
  save: 'Save these filters',
  /** Said once the page's filters are among those below. */
  isSaved: (name: string) => `These filters are saved as “${name}”.`,
  nothingToSave: 'Choose some filters, then save them here under a name.',
  full: (most: number) => `You have ${most} saved filters, the most there can be. Remove one to make room.`,
  list: 'Saved filters, newest first',
  none: 'Nothing saved yet.',
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  keepName: 'Save name',
  cancel: 'Cancel',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removed: (name: string) => `“${name}” was removed.`,
  undo: 'Undo',
  saved: (name: string) => `Saved as “${name}”.`,
  renamed: (name: string) => `Renamed to “${name}”.`,
  restored: (name: string) => `“${name}” was restored.`,
  words: (media: 'movie' | 'tv', filters: readonly string[], sort: string) =>
    [media === 'movie' ? 'Films' : 'Series', ...filters, sort].join(' · '),
} as const;

const one = { movie: 'film', tv: 'series' };
const many = { movie: 'films', tv: 'series' };

/** One title picked at random. */
export const surprise = {
  open: 'Surprise me',
  label: (media: MediaType) => `A ${one[media]} picked at random`,
  among: (total: number, media: MediaType, isNarrowed: boolean) =>
    `One of ${formatCount(total)} ${many[media]}${isNarrowed ? ' that match' : ''}.`,
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
    media === 'movie' ? 'No films match all filters' : 'No series match all filters',
  nothingText: 'Remove a filter to get a pick.',
  allSeenText: (total: number, media: MediaType) =>
    total === 1
      ? `Only one ${one[media]} matches, and it has been picked already.`
      : `All ${formatCount(total)} ${many[media]} that match have been picked already.`,
  again: 'Start again',
  as: (name: string, part: string) => (part === '' ? `With ${name}` : `${name} as ${part}`),
  directedBy: (name: string) => `Directed by ${name}`,
  createdBy: (name: string) => `Created by ${name}`,
  writtenBy: (name: string) => `Written by ${name}`,
  score: (score: string) => `${score} out of 10`,
} as const;
