import type { KnownTitle } from '#contracts/library/libraryAnswer.ts';
import type { MovieDetails, TvDetails } from '#contracts/tmdb/details.ts';
import type { MovieListItem, TvListItem } from '#contracts/tmdb/lists.ts';

/** A film as lists have it, of its details or of a search's hit. */
export function movieItem(film: MovieListItem | MovieDetails): KnownTitle {
  return {
    media_type: 'movie',
    id: film.id,
    title: film.title,
    original_title: film.original_title,
    original_language: film.original_language,
    overview: film.overview,
    release_date: film.release_date ?? '',
    genre_ids: 'genre_ids' in film ? film.genre_ids : film.genres.map(({ id }) => id),
    adult: film.adult,
    video: film.video,
    backdrop_path: film.backdrop_path,
    poster_path: film.poster_path,
    popularity: film.popularity,
    vote_average: film.vote_average,
    vote_count: film.vote_count,
  };
}

export function seriesItem(series: TvListItem | TvDetails): KnownTitle {
  return {
    media_type: 'tv',
    id: series.id,
    name: series.name,
    original_name: series.original_name,
    original_language: series.original_language,
    origin_country: series.origin_country,
    overview: series.overview,
    first_air_date: series.first_air_date ?? '',
    genre_ids: 'genre_ids' in series ? series.genre_ids : series.genres.map(({ id }) => id),
    adult: series.adult,
    backdrop_path: series.backdrop_path,
    poster_path: series.poster_path,
    popularity: series.popularity,
    vote_average: series.vote_average,
    vote_count: series.vote_count,
  };
}

export const yearOf = (title: KnownTitle): number | null =>
  Number((title.media_type === 'tv' ? title.first_air_date : title.release_date).slice(0, 4)) || null;

export const namesOf = (title: KnownTitle): string[] =>
  title.media_type === 'tv' ? [title.name, title.original_name] : [title.title, title.original_title];
