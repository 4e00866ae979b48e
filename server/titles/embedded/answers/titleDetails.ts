import type { CollectionDetails, MovieDetails, TvDetails } from '@marquee/contracts/tmdb/details.ts';

import type { CollectionRecord, CompanyRecord, TitleRecord } from '#server/titles/embedded/build/records.ts';
import type { TitleReads } from '#server/titles/embedded/reads/titleReads.ts';

import { creatorOf } from './credits.ts';
import { genresOf } from './genres.ts';
import { numbersOf, textsOf } from './jsonColumn.ts';
import { movieItem } from './listItem.ts';
import { episodeOf, networkOf, seasonSummary } from './seasons.ts';
import { countryOf, languageOf } from './worldNames.ts';

const noLanguage = 'xx';
const spokenIn = ({ language }: TitleRecord) => (language === noLanguage ? [] : [language]);

const shared = (title: TitleRecord, reads: TitleReads) => ({
  adult: title.adult === 1,
  backdrop_path: title.backdrop_path,
  genres: genresOf(title.media, numbersOf(title.genre_ids)),
  homepage: '',
  id: title.id,
  origin_country: textsOf(title.countries),
  original_language: title.language,
  overview: title.overview,
  popularity: title.popularity,
  poster_path: title.poster_path,
  production_companies: reads.companies(title).map(companyOf),
  production_countries: textsOf(title.countries).map(countryOf),
  spoken_languages: spokenIn(title).map(languageOf),
  tagline: title.tagline,
  vote_average: title.score,
  vote_count: title.votes,
});

const companyOf = ({ id, name, country }: CompanyRecord) => ({
  id,
  logo_path: null,
  name,
  origin_country: country ?? '',
});

const collectionRef = ({ backdrop_path, id, name, poster_path }: CollectionRecord) => ({
  backdrop_path,
  id,
  name,
  poster_path,
});

export function movieDetails(title: TitleRecord, reads: TitleReads): MovieDetails {
  const collection = title.collection_id === null ? undefined : reads.collection(title.collection_id);
  return {
    ...shared(title, reads),
    belongs_to_collection: collection === undefined ? null : collectionRef(collection),
    budget: 0,
    imdb_id: title.imdb,
    original_title: title.original_name,
    release_date: title.date,
    revenue: 0,
    runtime: title.runtime,
    status: 'Released',
    title: title.name,
    video: title.video === 1,
  };
}

export function tvDetails(title: TitleRecord, reads: TitleReads): TvDetails {
  const seasons = reads.seasons(title.id);
  const last = seasons.at(-1);
  return {
    ...shared(title, reads),
    created_by: reads.crew(title).map(creatorOf),
    episode_run_time: title.runtime === 0 ? [] : [title.runtime],
    first_air_date: title.date,
    in_production: title.status === 'Returning Series',
    languages: spokenIn(title),
    last_air_date: null,
    last_episode_to_air: last === undefined ? null : episodeOf(title, last, last.episodes),
    name: title.name,
    networks: reads.networks(title.id).map(networkOf),
    next_episode_to_air: null,
    number_of_episodes: seasons.reduce((sum, { episodes }) => sum + episodes, 0),
    number_of_seasons: seasons.length,
    original_name: title.original_name,
    seasons: seasons.map((season) => seasonSummary(title, season)),
    status: seriesStatus(title.status),
    type: seriesType(title.type),
  };
}

const seriesStatus = (status: string): TvDetails['status'] =>
  status === 'Returning Series' || status === 'Canceled' ? status : 'Ended';

const seriesTypes = ['Miniseries', 'Documentary', 'Reality', 'News', 'Talk Show'] as const;
const seriesType = (type: string): TvDetails['type'] =>
  seriesTypes.find((known) => known === type) ?? 'Scripted';

export const collectionDetails = (
  collection: CollectionRecord,
  parts: readonly TitleRecord[],
): CollectionDetails => ({
  ...collectionRef(collection),
  original_language: parts[0]?.language ?? 'en',
  original_name: collection.name,
  overview: '',
  parts: parts.map((part) => ({ ...movieItem(part), media_type: 'movie' })),
});
