import { z } from 'zod';

import { Company, DateText, FilePath, Gender, Genre, Keyword } from './common.ts';
import {
  ContentRatings,
  Crew,
  Episode,
  MovieCredits,
  RecommendationPage,
  ReleaseDates,
  TvCast,
  TvCredits,
  Videos,
  WatchProviders,
} from './extras.ts';
import { MovieListItem, TvListItem, TypedMovie, TypedTv } from './lists.ts';

const Country = z.object({ iso_3166_1: z.string(), name: z.string() });
const Language = z.object({ english_name: z.string(), iso_639_1: z.string(), name: z.string() });

const titleDetails = {
  adult: z.boolean(),
  backdrop_path: FilePath,
  genres: z.array(Genre),
  homepage: z.string().nullable(),
  id: z.int(),
  origin_country: z.array(z.string()),
  original_language: z.string(),
  overview: z.string(),
  popularity: z.number(),
  poster_path: FilePath,
  production_companies: z.array(Company),
  production_countries: z.array(Country),
  spoken_languages: z.array(Language),
  tagline: z.string(),
  vote_average: z.number(),
  vote_count: z.int(),
};

export const MovieDetails = z.object({
  ...titleDetails,
  belongs_to_collection: z
    .object({ backdrop_path: FilePath, id: z.int(), name: z.string(), poster_path: FilePath })
    .nullable(),
  budget: z.int(),
  imdb_id: z.string().nullable(),
  original_title: z.string(),
  release_date: DateText,
  revenue: z.int(),
  runtime: z.int().nullable(),
  status: z.enum(['Released', 'Post Production', 'In Production', 'Planned', 'Rumored', 'Canceled']),
  title: z.string(),
  video: z.boolean(),
});
export type MovieDetails = z.infer<typeof MovieDetails>;

export const SeasonSummary = z.object({
  air_date: DateText.nullable(),
  episode_count: z.int(),
  id: z.int(),
  name: z.string(),
  overview: z.string(),
  poster_path: FilePath,
  season_number: z.int(),
  vote_average: z.number(),
});
export type SeasonSummary = z.infer<typeof SeasonSummary>;

export const TvDetails = z.object({
  ...titleDetails,
  created_by: z.array(
    z.object({
      credit_id: z.string(),
      gender: Gender,
      id: z.int(),
      name: z.string(),
      original_name: z.string(),
      profile_path: FilePath,
    }),
  ),
  episode_run_time: z.array(z.int()),
  first_air_date: DateText.nullable(),
  in_production: z.boolean(),
  languages: z.array(z.string()),
  last_air_date: DateText.nullable(),
  last_episode_to_air: Episode.nullable(),
  name: z.string(),
  networks: z.array(Company),
  next_episode_to_air: Episode.nullable(),
  number_of_episodes: z.int(),
  number_of_seasons: z.int(),
  original_name: z.string(),
  seasons: z.array(SeasonSummary),
  status: z.enum(['Returning Series', 'Ended', 'Canceled', 'In Production', 'Planned', 'Pilot']),
  type: z.enum(['Scripted', 'Miniseries', 'Documentary', 'Reality', 'News', 'Talk Show', 'Video']),
});
export type TvDetails = z.infer<typeof TvDetails>;

export const EpisodeDetails = Episode.extend({
  crew: z.array(Crew),
  guest_stars: z.array(TvCast),
});
export type EpisodeDetails = z.infer<typeof EpisodeDetails>;

export const SeasonDetails = z.object({
  _id: z.string(),
  air_date: DateText.nullable(),
  episodes: z.array(EpisodeDetails),
  id: z.int(),
  name: z.string(),
  networks: z.array(Company),
  overview: z.string(),
  poster_path: FilePath,
  season_number: z.int(),
  vote_average: z.number(),
});
export type SeasonDetails = z.infer<typeof SeasonDetails>;

export const PersonDetails = z.object({
  adult: z.boolean(),
  also_known_as: z.array(z.string()),
  biography: z.string(),
  birthday: DateText.nullable(),
  deathday: DateText.nullable(),
  gender: Gender,
  homepage: z.string().nullable(),
  id: z.int(),
  imdb_id: z.string().nullable(),
  known_for_department: z.string().nullable(),
  name: z.string(),
  place_of_birth: z.string().nullable(),
  popularity: z.number(),
  profile_path: FilePath,
});
export type PersonDetails = z.infer<typeof PersonDetails>;

const castCredit = { character: z.string(), credit_id: z.string() };
const crewCredit = { credit_id: z.string(), department: z.string(), job: z.string() };
const movieRole = { ...castCredit, order: z.int() };
const tvRole = { ...castCredit, episode_count: z.int() };
const tvCraft = { ...crewCredit, episode_count: z.int() };

/** An `episode_count` of 0 means: not known. */
export const CastCredit = z.discriminatedUnion('media_type', [
  TypedMovie.extend(movieRole),
  TypedTv.extend(tvRole),
]);
export type CastCredit = z.infer<typeof CastCredit>;
export const CrewCredit = z.discriminatedUnion('media_type', [
  TypedMovie.extend(crewCredit),
  TypedTv.extend(tvCraft),
]);
export type CrewCredit = z.infer<typeof CrewCredit>;
export const CombinedCredits = z.object({
  cast: z.array(CastCredit),
  crew: z.array(CrewCredit),
  id: z.int().optional(),
});
export type CombinedCredits = z.infer<typeof CombinedCredits>;

export const PersonMovieCredits = z.object({
  cast: z.array(MovieListItem.extend(movieRole)),
  crew: z.array(MovieListItem.extend(crewCredit)),
});
export type PersonMovieCredits = z.infer<typeof PersonMovieCredits>;
export const PersonTvCredits = z.object({
  cast: z.array(TvListItem.extend(tvRole)),
  crew: z.array(TvListItem.extend(tvCraft)),
});
export type PersonTvCredits = z.infer<typeof PersonTvCredits>;

export const CollectionDetails = z.object({
  backdrop_path: FilePath,
  id: z.int(),
  name: z.string(),
  original_language: z.string(),
  original_name: z.string(),
  overview: z.string(),
  parts: z.array(MovieListItem.extend({ media_type: z.literal('movie') })),
  poster_path: FilePath,
});
export type CollectionDetails = z.infer<typeof CollectionDetails>;

export const Configuration = z.object({
  change_keys: z.array(z.string()),
  images: z.object({
    backdrop_sizes: z.array(z.string()),
    base_url: z.string(),
    logo_sizes: z.array(z.string()),
    poster_sizes: z.array(z.string()),
    profile_sizes: z.array(z.string()),
    secure_base_url: z.string(),
    still_sizes: z.array(z.string()),
  }),
});
export type Configuration = z.infer<typeof Configuration>;

/** What a title page asks for in one request, with `append_to_response`. */
export const MoviePageData = MovieDetails.extend({
  credits: MovieCredits,
  keywords: z.object({ keywords: z.array(Keyword) }),
  recommendations: RecommendationPage,
  release_dates: ReleaseDates,
  videos: Videos,
  'watch/providers': WatchProviders,
});
export type MoviePageData = z.infer<typeof MoviePageData>;
export const TvPageData = TvDetails.extend({
  content_ratings: ContentRatings,
  credits: TvCredits,
  keywords: z.object({ results: z.array(Keyword) }),
  recommendations: RecommendationPage,
  videos: Videos,
  'watch/providers': WatchProviders,
});
export type TvPageData = z.infer<typeof TvPageData>;
export const PersonPageData = PersonDetails.extend({ combined_credits: CombinedCredits });
export type PersonPageData = z.infer<typeof PersonPageData>;
