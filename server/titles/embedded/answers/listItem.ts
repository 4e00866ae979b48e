import type {
  CollectionListItem,
  MovieListItem,
  PersonListItem,
  TvListItem,
  TypedMovie,
  TypedPerson,
  TypedTv,
} from '@marquee/contracts/tmdb/lists.ts';

import type { CollectionRecord, PersonRecord, TitleRecord } from '#server/titles/embedded/build/records.ts';

import { genderOf } from './genderOf.ts';
import { numbersOf, textsOf } from './jsonColumn.ts';

const shared = (title: TitleRecord) => ({
  adult: title.adult === 1,
  backdrop_path: title.backdrop_path,
  genre_ids: numbersOf(title.genre_ids),
  id: title.id,
  original_language: title.language,
  overview: title.overview,
  popularity: title.popularity,
  poster_path: title.poster_path,
  vote_average: title.score,
  vote_count: title.votes,
});

export const movieItem = (title: TitleRecord): MovieListItem => ({
  ...shared(title),
  original_title: title.original_name,
  release_date: title.date,
  title: title.name,
  video: title.video === 1,
});

export const tvItem = (title: TitleRecord): TvListItem => ({
  ...shared(title),
  first_air_date: title.date,
  name: title.name,
  origin_country: textsOf(title.countries),
  original_name: title.original_name,
});

/** For lists that mix media: the item says what it is. */
export const typedItem = (title: TitleRecord): TypedMovie | TypedTv =>
  title.media === 'movie'
    ? { ...movieItem(title), media_type: 'movie' }
    : { ...tvItem(title), media_type: 'tv' };

export const personItem = (person: PersonRecord, knownFor: readonly TitleRecord[]): PersonListItem => ({
  adult: false,
  gender: genderOf(person.gender),
  id: person.id,
  known_for: knownFor.map(typedItem),
  known_for_department: person.department,
  name: person.name,
  original_name: person.name,
  popularity: person.popularity,
  profile_path: person.profile_path,
});

export const typedPerson = (person: PersonRecord, knownFor: readonly TitleRecord[]): TypedPerson => ({
  ...personItem(person, knownFor),
  media_type: 'person',
});

export const collectionItem = (
  { backdrop_path, id, name, poster_path }: CollectionRecord,
  parts: readonly TitleRecord[],
): CollectionListItem => ({
  adult: false,
  backdrop_path,
  id,
  name,
  original_language: parts[0]?.language ?? 'en',
  original_name: name,
  overview: '',
  poster_path,
});
