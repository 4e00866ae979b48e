import { formatCount } from '#web/lib/formatNumber.ts';
import { plural } from '#web/messages/plural.ts';

const count = (number: number, one: string, other: string) => `${number} ${plural(number, { one, other })}`;

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (number: number) => small[number] ?? String(number);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Pages of films, series, seasons and collections. */
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

  yearsTo: (from: number, to: number | 'now' | null) =>
    to === null || from === to ? String(from) : `${from} to ${to}`,
  minutes: (number: number) => count(number, 'minute', 'minutes'),
  startWith: (name: string) => `Start with ${name}`,
  seasons: (number: number) => count(number, 'season', 'seasons'),
  episodes: (number: number) => count(number, 'episode', 'episodes'),
  about: (length: string) => `about ${length}`,
  aboutEach: (length: string) => `about ${length} each`,

  seasonsLabel: 'Seasons',
  episodesHeading: 'Episodes',
  season: (number: number) => (number === 0 ? 'Specials' : `Season ${number}`),
  episode: (number: number) => `Episode ${number}`,
  episodesOf: (season: string) => `Episodes of ${season.charAt(0).toLowerCase()}${season.slice(1)}`,
  seasonHead: (series: string, season: string) =>
    `${series}, ${season.charAt(0).toLowerCase()}${season.slice(1)}, on Marquee`,
  seasonDescription: (series: string, season: string, episodes: number) =>
    `${season} of ${series}: ${count(episodes, 'episode', 'episodes')}.`,
  seasonLine: (season: string, year: number | null, episodes: number, length: string | null) =>
    `${[season, year].filter(Boolean).join(', ')}. ${capital(inWords(episodes))} ${plural(episodes, { one: 'episode', other: 'episodes' })}${length === null ? '' : ` of about ${length}`}.`,
  namesUnknown: 'Their names are not known here, so the numbers carry the season.',
  noEpisodes: 'Nothing is known of its episodes yet.',
  summary: 'Summary',
  summariesClosed: 'Summaries past the first episode stay closed until you open them.',
  openAll: 'Open all',
  closeAll: 'Close all',
  specialsMark: 'S',
  otherSeasons: 'Other seasons',
  previousSeason: 'Before',
  nextSeason: 'After',

  filmsInOrder: 'In order',
  collectionOf: (films: number) =>
    `${capital(inWords(films))} ${plural(films, { one: 'film', other: 'films' })}`,
  collectionHead: (name: string) => `${name} on Marquee`,
  collectionDescription: (name: string, names: readonly string[]) =>
    `${name}, in order: ${names.join(', ')}.`,
  averageScore: (score: string) => `${score} on average`,
  undated: 'No date yet',

  missingFilm: 'No film lives at this address',
  missingSeries: 'No series lives at this address',
  missingSeason: 'No season lives at this address',
  missingCollection: 'No collection lives at this address',
  missingText: 'The link may be old, or a digit got lost on the way.',
  toSeries: (name: string) => `Back to ${name}`,
  search: 'Search',
  home: 'To the home page',

  theFilm: 'The film',
  theSeries: 'The series',
  theSeason: 'The season',
  theCollection: 'The collection',
};
