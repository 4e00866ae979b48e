import type { SeasonDetails, SeasonSummary, TvPageData } from '@marquee/contracts/tmdb/details.ts';
import type { ContentRatings, Episode } from '@marquee/contracts/tmdb/extras.ts';
import type { Loose } from '@marquee/contracts/tmdb/loose.ts';
import { titleParams } from '@marquee/contracts/tmdb/titleParams.ts';

import { yearOf } from '#web/lib/format.ts';

import { ratings } from './certification.ts';
import { client } from './client.ts';
import { nameds } from './named.ts';
import { type LooseAnswer, sharedParts } from './sharedParts.ts';
import type { Langs, Season, Series } from './titleModel.ts';

const statement = /^\d+ episodes?, from (\d{4})\.$/;

/**
 * The embedded catalogue knows a season's year and not its day. The protocol has a field for days only, so there the
 * season's overview states the year and nothing else.
 */
export function statedYear(overview: string): number | null {
  const year = statement.exec(overview)?.[1];
  return year === undefined ? null : Number(year);
}

export type EpisodeFacts = {
  number: number;
  name: string;
  overview: string;
  airDate: string | null;
  runtime: number | null;
  still: string | null;
  langs?: Langs | undefined;
};

export type SeasonFacts = {
  number: number;
  name: string;
  overview: string;
  langs?: Langs | undefined;
  year: number | null;
  poster: string | null;
  episodes: EpisodeFacts[];
  /** Whether anything is known of the episodes beyond their numbers. */
  isNamed: boolean;
};

/** A name that only repeats the number is left out. */
const isNumbered = (name: string) => name === '' || /^episode \d+$/i.test(name);

export function seasonOf(season: LooseAnswer<SeasonDetails>): SeasonFacts {
  const overview = season.overview ?? '';
  const stated = statedYear(overview);
  const episodes = (season.episodes ?? []).map(
    (episode: LooseAnswer<SeasonDetails['episodes'][number]>, index) => ({
      number: episode.episode_number ?? index + 1,
      name: episode.name ?? '',
      overview: episode.overview ?? '',
      airDate: episode.air_date ?? null,
      runtime: episode.runtime ?? null,
      still: episode.still_path ?? null,
      langs: episode.langs,
    }),
  );
  return {
    number: season.season_number ?? 0,
    name: season.name ?? '',
    overview: stated === null ? overview : '',
    langs: season.langs,
    year: yearOf(season.air_date) ?? stated,
    poster: season.poster_path ?? null,
    episodes,
    isNamed: episodes.some(({ name, overview }) => !isNumbered(name) || overview !== ''),
  };
}

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
