import type { MediaType } from '@marquee/contracts/paths.ts';
import type { Page } from '@marquee/contracts/tmdb/common.ts';
import type { PersonListItem, TypedMovie, TypedPerson, TypedTv } from '@marquee/contracts/tmdb/lists.ts';

/** TMDB's answers are looser than its description: missing values get the one that means "unknown". */

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textIn = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

export const numberIn = (fields: Fields, name: string): number => {
  const value = fields[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
};

/** For counts: rounded down and never negative. */
const countIn = (fields: Fields, name: string): number => {
  const count = Math.trunc(numberIn(fields, name));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
};

export const listIn = (fields: Fields, name: string): readonly unknown[] => {
  const value = fields[name];
  return Array.isArray(value) ? value : [];
};

const pictureIn = (fields: Fields, name: string) => textIn(fields, name) || null;
const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);
const isText = (value: unknown): value is string => typeof value === 'string';

/** Lists name genres by their numbers alone, a title by itself with their names. */
const genresIn = (fields: Fields) =>
  (fields['genre_ids'] === undefined
    ? listIn(fields, 'genres').map((genre) => isFields(genre) && genre['id'])
    : listIn(fields, 'genre_ids')
  ).filter(isNumber);

const sharedOf = (fields: Fields) => ({
  id: numberIn(fields, 'id'),
  adult: fields['adult'] === true,
  backdrop_path: pictureIn(fields, 'backdrop_path'),
  genre_ids: genresIn(fields),
  original_language: textIn(fields, 'original_language'),
  overview: textIn(fields, 'overview'),
  popularity: numberIn(fields, 'popularity'),
  poster_path: pictureIn(fields, 'poster_path'),
  vote_average: numberIn(fields, 'vote_average'),
  vote_count: countIn(fields, 'vote_count'),
});

const hasNumber = (fields: unknown): fields is Fields =>
  isFields(fields) && isNumber(fields['id']) && fields['id'] > 0;

/** Null for an invalid film: nothing can be shown without a number and a name. */
export function readMovie(fields: unknown): TypedMovie | null {
  if (!hasNumber(fields)) return null;
  const original = textIn(fields, 'original_title');
  const title = textIn(fields, 'title') || original;
  if (title === '') return null;
  return {
    ...sharedOf(fields),
    media_type: 'movie',
    title,
    original_title: original || title,
    release_date: textIn(fields, 'release_date'),
    video: fields['video'] === true,
  };
}

export function readSeries(fields: unknown): TypedTv | null {
  if (!hasNumber(fields)) return null;
  const original = textIn(fields, 'original_name');
  const name = textIn(fields, 'name') || original;
  if (name === '') return null;
  return {
    ...sharedOf(fields),
    media_type: 'tv',
    name,
    original_name: original || name,
    first_air_date: textIn(fields, 'first_air_date'),
    origin_country: listIn(fields, 'origin_country').filter(isText),
  };
}

/** What was asked for as a film or as a series, by itself or in a list. */
export const readAs = (media: MediaType, fields: unknown): TypedMovie | TypedTv | null =>
  media === 'tv' ? readSeries(fields) : readMovie(fields);

/** A film or series of a list that says which it is. */
export const readTitle = (fields: unknown): TypedMovie | TypedTv | null =>
  isFields(fields) ? readAs(fields['media_type'] === 'tv' ? 'tv' : 'movie', fields) : null;

const genders: readonly PersonListItem['gender'][] = [0, 1, 2, 3];

export function readPerson(fields: unknown): TypedPerson | null {
  if (!hasNumber(fields)) return null;
  const name = textIn(fields, 'name');
  if (name === '') return null;
  return {
    media_type: 'person',
    adult: fields['adult'] === true,
    gender: genders.find((gender) => gender === fields['gender']) ?? 0,
    id: numberIn(fields, 'id'),
    known_for: listIn(fields, 'known_for').flatMap((title) => readTitle(title) ?? []),
    known_for_department: textIn(fields, 'known_for_department') || null,
    name,
    original_name: textIn(fields, 'original_name') || name,
    popularity: numberIn(fields, 'popularity'),
    profile_path: pictureIn(fields, 'profile_path'),
  };
}

/** One of each kind: `search/multi`. Null for collections and unknown kinds. */
export function readAny(fields: unknown): TypedMovie | TypedTv | TypedPerson | null {
  if (!isFields(fields)) return null;
  if (fields['media_type'] === 'person') return readPerson(fields);
  return fields['media_type'] === 'movie' || fields['media_type'] === 'tv' ? readTitle(fields) : null;
}

/** A page of a list; null for an invalid one. */
export function readPage<Item>(body: unknown, readItem: (fields: unknown) => Item | null): Page<Item> | null {
  if (!isFields(body) || !Array.isArray(body['results'])) return null;
  const results = listIn(body, 'results').flatMap((fields): Item[] => {
    const item = readItem(fields);
    return item === null ? [] : [item];
  });
  return {
    page: countIn(body, 'page') || 1,
    results,
    total_pages: countIn(body, 'total_pages'),
    total_results: countIn(body, 'total_results'),
  };
}
