import { formatCount } from '#web/lib/formatNumber.ts';
import { plural } from '#web/messages/plural.ts';

const count = (number: number, one: string, other: string) => `${number} ${plural(number, { one, other })}`;

/** First screen of films and series, and what all pages of titles share. */
export const title = {
  head: (name: string, year: number | null) =>
    year === null ? `${name} on Marquee` : `${name} (${year}) on Marquee`,
  loadingHead: 'Marquee',
  missingHead: 'Nothing here, on Marquee',
  noOverview: 'Nobody has written down yet what happens in it.',
  posterOf: (name: string) => `Poster of ${name}`,
  backdropOf: (name: string) => `A scene of ${name}`,

  share: 'Share',
  shareOf: (name: string) => `Share ${name}`,
  linkCopied: 'Link copied',
  linkNotCopied: 'The browser did not let us copy the link. It is in the address bar.',

  scoreOf: (score: string) => `${score} of 10`,
  estimate: 'Our estimate, of 10',
  votes: (number: number) =>
    `Of 10, from ${formatCount(number)} ${plural(number, { one: 'vote', other: 'votes' })}`,
  facts: 'Facts',
  director: (number: number) => plural(number, { one: 'Director', other: 'Directors' }),
  writer: (number: number) => plural(number, { one: 'Writer', other: 'Writers' }),
  /** Read in place of a line's name where that leads to everything by the same people. */
  allBy: (role: string, media: 'movie' | 'tv', names: string) =>
    `${role}: all ${media === 'movie' ? 'films' : 'series'} by ${names}`,
  createdBy: 'Created by',
  with: 'With',
  network: (number: number) => plural(number, { one: 'Network', other: 'Networks' }),
  type: 'Kind',
  types: {
    Miniseries: 'Miniseries',
    Documentary: 'Documentary',
    Reality: 'Reality',
    News: 'News',
    'Talk Show': 'Talk show',
    Video: 'Video',
  } as Readonly<Record<string, string>>,
  originalTitle: 'Original title',
  language: 'Language',
  country: (number: number) => plural(number, { one: 'Country', other: 'Countries' }),
  released: 'Released',
  firstAired: 'First aired',
  lastAired: 'Last aired',
  nextEpisode: 'Next episode',
  nextEpisodeAt: (season: number, episode: number, day: string | null) =>
    [`Season ${season}, episode ${episode}`, day].filter(Boolean).join(', '),
  status: 'Status',
  statuses: {
    'Returning Series': 'Returning series',
    'In Production': 'In production',
    'Post Production': 'In post-production',
    Canceled: 'Cancelled',
    Rumored: 'Rumoured',
    Released: 'Released',
    Ended: 'Ended',
    Planned: 'Planned',
    Pilot: 'Pilot',
  } as Readonly<Record<string, string>>,
  /** Of a title that is in the index of names and not in the catalogue. */
  nameOnly: 'Known here by little more than its name.',
  partOf: 'Part of',
  companies: 'Made by',
  budget: 'Budget',
  revenue: 'Box office',
  elsewhere: 'Elsewhere',
  officialSite: 'Official site',
  imdb: 'IMDb',
  newTab: ' (opens in a new tab)',
  whereToWatch: 'Where to watch',
  region: 'Region',
  ways: { flatrate: 'Stream', free: 'Free', ads: 'With adverts', rent: 'Rent', buy: 'Buy' },
  byJustWatch: 'By JustWatch',

  yearsTo: (from: number, to: number | 'now' | null) =>
    to === null || from === to ? String(from) : `${from} to ${to}`,
  minutes: (number: number) => count(number, 'minute', 'minutes'),
  seasons: (number: number) => count(number, 'season', 'seasons'),
  about: (length: string) => `about ${length}`,
  aboutEach: (length: string) => `about ${length} each`,

  missingFilm: 'No film lives at this address',
  missingSeries: 'No series lives at this address',
  missingText: 'The link may be old, or a digit got lost on the way.',
  search: 'Search',
  home: 'To the home page',

  partMissing: 'The rest of this page did not load',
  partMissingKept: 'What is above stays as it is.',
  tryAgain: 'Try again',

  theFilm: 'The film',
  theSeries: 'The series',
};
