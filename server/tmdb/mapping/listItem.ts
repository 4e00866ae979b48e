import type { MediaType } from '#contracts/paths.ts';
import type { MovieDetails, TvDetails } from '#contracts/tmdb/details.ts';
import type { TypedMovie, TypedTv } from '#contracts/tmdb/lists.ts';
import type { Loose } from '#contracts/tmdb/loose.ts';

export type TheirDetails = Loose<MovieDetails & TvDetails & { genre_ids: number[] }>;

const noText = {
  first_air_date: '',
  name: '',
  original_language: '',
  original_name: '',
  original_title: '',
  overview: '',
  release_date: '',
  title: '',
};

/** What lists show of a title, from what TMDB says of it by itself or in a list. */
export function listItemOf(media: MediaType, id: number, details: TheirDetails): TypedMovie | TypedTv {
  const text = (name: keyof typeof noText) => details[name] ?? noText[name];
  const shared = {
    adult: details.adult === true,
    backdrop_path: details.backdrop_path ?? null,
    genre_ids: details.genre_ids ?? (details.genres ?? []).flatMap((genre) => genre.id ?? []),
    id,
    original_language: text('original_language'),
    overview: text('overview'),
    popularity: details.popularity ?? 0,
    poster_path: details.poster_path ?? null,
    vote_average: details.vote_average ?? 0,
    vote_count: details.vote_count ?? 0,
  };
  return media === 'movie'
    ? {
        ...shared,
        media_type: media,
        original_title: text('original_title'),
        release_date: text('release_date'),
        title: text('title'),
        video: details.video === true,
      }
    : {
        ...shared,
        media_type: media,
        first_air_date: text('first_air_date'),
        name: text('name'),
        origin_country: details.origin_country ?? [],
        original_name: text('original_name'),
      };
}
