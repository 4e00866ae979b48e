import type { TvPageData } from '#contracts/tmdb/details.ts';
import { yearOf } from '#web/lib/formatDate.ts';

import { certification } from './certification.ts';
import { named, sharedParts } from './sharedParts.ts';
import { statedYear } from './statedYear.ts';
import type { Series } from './titleModel.ts';

/** The protocol's series with all that was appended, as our pages read it. */
export function seriesOf(series: TvPageData): Series {
  const ratings = series.content_ratings.results.map(({ iso_3166_1, rating }) => ({
    region: iso_3166_1,
    rating,
  }));
  const next = series.next_episode_to_air;
  return {
    ...sharedParts(series, series.name, series.original_name),
    media: 'tv',
    certification: certification(ratings, series.origin_country),
    keywords: series.keywords.results.map(named),
    creators: series.created_by.map(named),
    networks: series.networks.map(named),
    firstAired: series.first_air_date,
    lastAired: series.last_air_date,
    nextEpisode: next && {
      airs: next.air_date,
      season: next.season_number,
      episode: next.episode_number,
    },
    status: series.status,
    type: series.type,
    // TMDB often leaves the list of lengths empty: the last episode is the next best to go by.
    episodeLength: series.episode_run_time[0] ?? series.last_episode_to_air?.runtime ?? null,
    seasonCount: series.number_of_seasons,
    episodeCount: series.number_of_episodes,
    seasons: series.seasons.map(({ air_date, episode_count, overview, season_number }) => ({
      number: season_number,
      year: yearOf(air_date) ?? statedYear(overview),
      episodes: episode_count,
    })),
  };
}
