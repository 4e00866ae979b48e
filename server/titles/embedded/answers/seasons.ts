import type { EpisodeDetails, SeasonDetails, SeasonSummary } from '@marquee/contracts/tmdb/details.ts';
import type { Episode } from '@marquee/contracts/tmdb/extras.ts';

import type { NetworkRecord, SeasonRecord, TitleRecord } from '#server/titles/embedded/build/records.ts';
import { episodeId, hexIdOf } from '#server/titles/embedded/ids.ts';
import { stillOf } from '#server/titles/embedded/picturePaths.ts';

export const networkOf = ({ id, name }: NetworkRecord) => ({ id, logo_path: null, name, origin_country: '' });

// Of later seasons and episodes only the year is known, and the protocol has no way to say a year: no date, then.
const seasonStart = (series: TitleRecord, season: SeasonRecord) => (season.number === 1 ? series.date : null);

/** The only field that can show a season's year. */
const seasonOverview = ({ episodes, year }: SeasonRecord) =>
  `${episodes} ${episodes === 1 ? 'episode' : 'episodes'}, from ${year}.`;

export const seasonSummary = (series: TitleRecord, season: SeasonRecord): SeasonSummary => ({
  air_date: seasonStart(series, season),
  episode_count: season.episodes,
  id: season.id,
  name: `Season ${season.number}`,
  overview: seasonOverview(season),
  poster_path: season.poster_path,
  season_number: season.number,
  vote_average: 0,
});

export const episodeOf = (series: TitleRecord, season: SeasonRecord, number: number): Episode => ({
  air_date: number === 1 ? seasonStart(series, season) : null,
  episode_number: number,
  episode_type: number === season.episodes ? 'finale' : 'standard',
  id: episodeId(series.id, season.number, number),
  name: `Episode ${number}`,
  overview: '',
  production_code: '',
  runtime: series.runtime,
  season_number: season.number,
  show_id: series.id,
  still_path: stillOf(season, number),
  vote_average: 0,
  vote_count: 0,
});

/** Who worked on a single episode is not known. */
export const episodeDetails = (
  series: TitleRecord,
  season: SeasonRecord,
  number: number,
): EpisodeDetails => ({
  ...episodeOf(series, season, number),
  crew: [],
  guest_stars: [],
});

export const seasonDetails = (
  series: TitleRecord,
  season: SeasonRecord,
  networks: readonly NetworkRecord[],
): SeasonDetails => ({
  _id: hexIdOf('season', series.id, season.number),
  air_date: seasonStart(series, season),
  episodes: Array.from({ length: season.episodes }, (_, index) => episodeDetails(series, season, index + 1)),
  id: season.id,
  name: `Season ${season.number}`,
  networks: networks.map(networkOf),
  overview: seasonOverview(season),
  poster_path: season.poster_path,
  season_number: season.number,
  vote_average: 0,
});
