import { capital } from '#web/lib/format.ts';

import { inWords, plural } from '../plural.ts';

/** Facts of a title, a line each. */
export const titleFacts = {
  facts: 'Facts',
  director: (number: number) => plural(number, { one: 'Director', other: 'Directors' }),
  writer: (number: number) => plural(number, { one: 'Writer', other: 'Writers' }),
  /** Read out instead of a line's name where that links to everything by the same people. */
  allBy: (role: string, media: 'movie' | 'tv', names: string) =>
    `${role}: all ${media === 'movie' ? 'films' : 'series'} by ${names}`,
  createdBy: 'Created by',
  with: 'With',
  network: (number: number) => plural(number, { one: 'Network', other: 'Networks' }),
  type: 'Type',
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
  ways: { flatrate: 'Stream', free: 'Free', ads: 'With ads', rent: 'Rent', buy: 'Buy' },
  byJustWatch: 'By JustWatch',
};

/** Below the facts of a film or series. */
export const titleMore = {
  cast: 'Cast',
  crew: 'Crew',
  castAndCrew: (number: number) => `Cast and crew, all ${number}`,
  departments: {
    Directing: 'Direction',
    Writing: 'Writing',
    Production: 'Production',
    Camera: 'Camera',
    Editing: 'Editing',
    Sound: 'Sound and music',
    Art: 'Art',
    'Costume & Make-Up': 'Costume and make-up',
    'Visual Effects': 'Visual effects',
    Lighting: 'Lighting',
    Creator: 'Creation',
    Actors: 'Further cast',
    Crew: 'Further crew',
  } as Readonly<Record<string, string>>,
  videos: 'Videos',
  moreLikeThis: 'More like this',
  eachSaysWhy: 'Each one says why',
  aboutWhat: 'What it is about',
  inCollection: (number: number) => `${capital(inWords(number))} films, in order`,
  wholeCollection: 'The collection',
  thisOne: 'This one',
};
