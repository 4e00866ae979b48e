import type { SeasonDetails } from '@marquee/contracts/tmdb/details.ts';

import { yearOf } from '#web/lib/format.ts';

import type { LooseAnswer } from './sharedParts.ts';
import { statedYear } from './statedYear.ts';
import type { Langs } from './titleModel.ts';

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

/** A name that only repeats the number says nothing. */
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
