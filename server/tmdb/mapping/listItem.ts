import type { MediaType } from '#contracts/paths.ts';
import type { MovieDetails, TvDetails } from '#contracts/tmdb/details.ts';
import type { TypedMovie, TypedTv } from '#contracts/tmdb/lists.ts';
import type { Loose } from '#contracts/tmdb/loose.ts';

export type TheirDetails = Loose<MovieDetails & TvDetails>;

/** What lists show of a title, from what TMDB says of it alone. */
export function listItemOf(media: MediaType, id: number, details: TheirDetails): TypedMovie | TypedTv {
  const shared = {
    adult: details.adult ?? false,
    backdrop_path: details.backdrop_path ?? null,
    genre_ids: (details.genres ?? []).flatMap((genre) => genre.id ?? []),
    id,
    original_language: details.original_language ?? '',
    overview: details.overview ?? '',
    popularity: details.popularity ?? 0,
    poster_path: details.poster_path ?? null,
    vote_average: details.vote_average ?? 0,
    vote_count: details.vote_count ?? 0,
  };
  return media === 'movie'
    ? {
        ...shared,
        media_type: media,
        original_title: details.original_title ?? '',
        release_date: details.release_date ?? '',
        title: details.title ?? '',
        video: details.video ?? false,
      }
    : {
        ...shared,
        media_type: media,
        first_air_date: details.first_air_date ?? '',
        name: details.name ?? '',
        origin_country: details.origin_country ?? [],
        original_name: details.original_name ?? '',
      };
}
