import type { TypedMovie, TypedPerson, TypedTv } from '@marquee/contracts/tmdb/lists.ts';
import type { SearchEntry } from '@marquee/title-search';

/** TMDB's code where no language is known. */
const noLanguage = 'xx';

const sharedOf = (entry: SearchEntry, id: number) => ({
  id,
  adult: entry.adult,
  backdrop_path: null,
  genre_ids: [...entry.genres],
  original_language: entry.language ?? noLanguage,
  overview: '',
  popularity: entry.popularity,
  poster_path: null,
  vote_average: entry.score ?? 0,
  vote_count: entry.votes ?? 0,
});

/** The format has only full dates: a year becomes its first day. */
const dateOf = ({ firstYear }: SearchEntry) => (firstYear === null ? '' : `${firstYear}-01-01`);

/** What an index has: a name, and sometimes a year. */
export const thinMovie = (entry: SearchEntry, id: number): TypedMovie => ({
  ...sharedOf(entry, id),
  media_type: 'movie',
  title: entry.name,
  original_title: entry.originalName,
  release_date: dateOf(entry),
  video: entry.video,
});

export const thinSeries = (entry: SearchEntry, id: number): TypedTv => ({
  ...sharedOf(entry, id),
  media_type: 'tv',
  name: entry.name,
  original_name: entry.originalName,
  first_air_date: dateOf(entry),
  origin_country: [],
});

export const thinPerson = (entry: SearchEntry, id: number): TypedPerson => ({
  media_type: 'person',
  adult: entry.adult,
  gender: 0,
  id,
  known_for: [],
  known_for_department: null,
  name: entry.name,
  original_name: entry.originalName,
  popularity: entry.popularity,
  profile_path: null,
});
