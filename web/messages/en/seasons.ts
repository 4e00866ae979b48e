import { capital } from '#web/lib/format.ts';
import { plural } from '#web/messages/plural.ts';

import { inWords } from '../plural.ts';

const count = (number: number, one: string, other: string) => `${number} ${plural(number, { one, other })}`;

/** Seasons and episodes. */
export const seasons = {
  startWith: (name: string) => `Start with ${name}`,
  episodes: (number: number) => count(number, 'episode', 'episodes'),
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
  namesUnknown: 'We don’t know the names of these episodes, only their numbers.',
  noEpisodes: 'Nothing is known about its episodes yet.',
  summary: 'Summary',
  summariesClosed: 'Summaries after the first episode stay closed until you open them.',
  openAll: 'Open all',
  closeAll: 'Close all',
  specialsMark: 'S',
  otherSeasons: 'Other seasons',
  previousSeason: 'Previous',
  nextSeason: 'Next',

  missingSeason: 'Season not found',
  toSeries: (name: string) => `Back to ${name}`,
  theSeason: 'The season',
};
