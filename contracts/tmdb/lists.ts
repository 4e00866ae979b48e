import { z } from 'zod';

import { DateText, DateWindow, FilePath, Gender, pageSchemaOf } from './common.ts';

const listItem = {
  adult: z.boolean(),
  backdrop_path: FilePath,
  genre_ids: z.array(z.int()),
  id: z.int(),
  original_language: z.string(),
  overview: z.string(),
  popularity: z.number(),
  poster_path: FilePath,
  vote_average: z.number(),
  vote_count: z.int(),
};

export const MovieListItem = z.object({
  ...listItem,
  original_title: z.string(),
  release_date: DateText,
  title: z.string(),
  video: z.boolean(),
});
export type MovieListItem = z.infer<typeof MovieListItem>;

export const TvListItem = z.object({
  ...listItem,
  first_air_date: DateText,
  name: z.string(),
  origin_country: z.array(z.string()),
  original_name: z.string(),
});
export type TvListItem = z.infer<typeof TvListItem>;

/** List items of trending, multi search, recommendations, known_for and combined_credits say what they are. */
export const TypedMovie = MovieListItem.extend({ media_type: z.literal('movie') });
export type TypedMovie = z.infer<typeof TypedMovie>;
export const TypedTv = TvListItem.extend({ media_type: z.literal('tv') });
export type TypedTv = z.infer<typeof TypedTv>;

export const PersonListItem = z.object({
  adult: z.boolean(),
  gender: Gender,
  id: z.int(),
  known_for: z.array(z.discriminatedUnion('media_type', [TypedMovie, TypedTv])),
  known_for_department: z.string().nullable(),
  name: z.string(),
  original_name: z.string(),
  popularity: z.number(),
  profile_path: FilePath,
});
export type PersonListItem = z.infer<typeof PersonListItem>;
export const TypedPerson = PersonListItem.extend({ media_type: z.literal('person') });
export type TypedPerson = z.infer<typeof TypedPerson>;

export const MultiItem = z.discriminatedUnion('media_type', [TypedMovie, TypedTv, TypedPerson]);
export type MultiItem = z.infer<typeof MultiItem>;

export const CollectionListItem = z.object({
  adult: z.boolean(),
  backdrop_path: FilePath,
  id: z.int(),
  name: z.string(),
  original_language: z.string(),
  original_name: z.string(),
  overview: z.string(),
  poster_path: FilePath,
});
export type CollectionListItem = z.infer<typeof CollectionListItem>;

export const MoviePage = pageSchemaOf(MovieListItem);
export type MoviePage = z.infer<typeof MoviePage>;
export const DatedMoviePage = MoviePage.extend({ dates: DateWindow });
export type DatedMoviePage = z.infer<typeof DatedMoviePage>;
export const TvPage = pageSchemaOf(TvListItem);
export type TvPage = z.infer<typeof TvPage>;
export const PersonPage = pageSchemaOf(PersonListItem);
export type PersonPage = z.infer<typeof PersonPage>;
export const MultiPage = pageSchemaOf(MultiItem);
export type MultiPage = z.infer<typeof MultiPage>;
export const CollectionPage = pageSchemaOf(CollectionListItem);
export type CollectionPage = z.infer<typeof CollectionPage>;

/** `GET /3/find/{external_id}?external_source=imdb_id`: what has this number at another service. */
export const FindAnswer = z.object({
  movie_results: z.array(TypedMovie),
  person_results: z.array(TypedPerson),
  tv_results: z.array(TypedTv),
  tv_episode_results: z.array(z.unknown()),
  tv_season_results: z.array(z.unknown()),
});
export type FindAnswer = z.infer<typeof FindAnswer>;
