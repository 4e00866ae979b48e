import type { SeasonSummary, TvPageData } from '@marquee/contracts/tmdb/details.ts';
import type { ContentRatings, Episode } from '@marquee/contracts/tmdb/extras.ts';
import type { Loose } from '@marquee/contracts/tmdb/loose.ts';
import { titleParams } from '@marquee/titles';

import { yearOf } from '#web/lib/format.ts';

import { ratings } from './certification.ts';
import { client } from './client.ts';
import { nameds } from './named.ts';
import { type SeasonFacts, seasonOf } from './seasonOf.ts';
import { type LooseAnswer, sharedParts } from './sharedParts.ts';
import { statedYear } from './statedYear.ts';
import type { Season, Series } from './titleModel.ts';

/** TMDB often leaves the list of lengths empty: the last episode is the next best to go by. */
const episodeLength = ({ episode_run_time, last_episode_to_air }: Loose<TvPageData>): number | null =>
  episode_run_time?.[0] ?? last_episode_to_air?.runtime ?? null;

const rated = ({ iso_3166_1: region, rating }: Loose<ContentRatings['results'][number]>) => ({
  region,
  rating,
});

const airing = ({ air_date, season_number, episode_number }: Loose<Episode>) => ({
  airs: air_date ?? null,
  season: season_number ?? 0,
  episode: episode_number ?? 0,
});

const seasonSummary = ({
  air_date,
  episode_count,
  overview,
  season_number,
}: Loose<SeasonSummary>): Season => ({
  number: season_number ?? 0,
  year: yearOf(air_date) ?? statedYear(overview ?? ''),
  episodes: episode_count ?? 0,
});

/** The protocol's series with all that was appended, as our pages read it. */
export function seriesOf(series: LooseAnswer<TvPageData>): Series {
  const shared = sharedParts(series, series.name, series.original_name);
  return {
    ...shared,
    media: 'tv',
    ratings: ratings((series.content_ratings?.results ?? []).map(rated), shared.countries),
    keywords: nameds(series.keywords?.results),
    creators: nameds(series.created_by),
    networks: nameds(series.networks),
    firstAired: series.first_air_date ?? null,
    lastAired: series.last_air_date ?? null,
    nextEpisode: series.next_episode_to_air ? airing(series.next_episode_to_air) : null,
    status: series.status ?? '',
    type: series.type ?? '',
    episodeLength: episodeLength(series),
    seasonCount: series.number_of_seasons ?? 0,
    episodeCount: series.number_of_episodes ?? 0,
    seasons: (series.seasons ?? []).map(seasonSummary),
  };
}

/** One series, one season: each page's facts in a single request. */
export const shows = client.injectEndpoints({
  endpoints: (build) => ({
    series: build.query<Series, number>({
      query: (id) => ({ url: `3/tv/${id}`, params: titleParams.tv }),
      transformResponse: seriesOf,
      providesTags: ['Movies'],
    }),
    season: build.query<SeasonFacts, { series: number; season: number }>({
      query: ({ series, season }) => `3/tv/${series}/season/${season}`,
      transformResponse: seasonOf,
      providesTags: ['Movies'],
    }),
  }),
});

export const { useSeriesQuery, useSeasonQuery } = shows;
