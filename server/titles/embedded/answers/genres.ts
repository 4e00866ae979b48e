import type { MediaType } from '@marquee/contracts/paths.ts';
import type { Genre } from '@marquee/contracts/tmdb/common.ts';
import { movieGenreIds, tvGenreIds } from '@marquee/contracts/tmdb/genreIds.ts';

const listed = (ids: Record<string, number>): Genre[] =>
  Object.entries(ids).map(([name, id]) => ({ id, name }));

/** All genres of a medium with their numbers at TMDB. */
export const genres: Readonly<Record<MediaType, readonly Genre[]>> = {
  movie: listed(movieGenreIds),
  tv: listed(tvGenreIds),
};

const names = {
  movie: new Map(genres.movie.map(({ id, name }) => [id, name])),
  tv: new Map(genres.tv.map(({ id, name }) => [id, name])),
};

export const genresOf = (media: MediaType, ids: readonly number[]): Genre[] =>
  ids.map((id) => ({ id, name: names[media].get(id) ?? '' }));
