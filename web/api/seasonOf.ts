import type { SeasonDetails } from '#contracts/tmdb/details.ts';
import { yearOf } from '#web/lib/formatDate.ts';

import { statedYear } from './statedYear.ts';

export type EpisodeFacts = {
  number: number;
  name: string;
  overview: string;
  airDate: string | null;
  runtime: number | null;
  still: string | null;
};

export type SeasonFacts = {
  number: number;
  name: string;
  overview: string;
  year: number | null;
  poster: string | null;
  episodes: EpisodeFacts[];
  /** Whether anything is known of the episodes beyond their numbers. */
  isNamed: boolean;
};

/** A name that only repeats the number says nothing. */
const isNumbered = (name: string) => name === '' || /^episode \d+$/i.test(name);

export function seasonOf(season: SeasonDetails): SeasonFacts {
  const stated = statedYear(season.overview);
  const episodes = season.episodes.map((episode) => ({
    number: episode.episode_number,
    name: episode.name,
    overview: episode.overview,
    airDate: episode.air_date,
    runtime: episode.runtime,
    still: episode.still_path,
  }));
  return {
    number: season.season_number,
    name: season.name,
    overview: stated === null ? season.overview : '',
    year: yearOf(season.air_date) ?? stated,
    poster: season.poster_path,
    episodes,
    isNamed: episodes.some(({ name, overview }) => !isNumbered(name) || overview !== ''),
  };
}
