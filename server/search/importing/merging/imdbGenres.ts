import type { MediaType } from '#contracts/paths.ts';

/** IMDb's genres as numbers of TMDB's, which differ for films and series. Those without a counterpart are left out. */
const numbers: Readonly<Record<MediaType, Readonly<Record<string, number>>>> = {
  movie: {
    Action: 28,
    Adventure: 12,
    Animation: 16,
    Comedy: 35,
    Crime: 80,
    Documentary: 99,
    Drama: 18,
    Family: 10751,
    Fantasy: 14,
    History: 36,
    Horror: 27,
    Music: 10402,
    Musical: 10402,
    Mystery: 9648,
    Romance: 10749,
    'Sci-Fi': 878,
    Thriller: 53,
    War: 10752,
    Western: 37,
  },
  tv: {
    Action: 10759,
    Adventure: 10759,
    Animation: 16,
    Comedy: 35,
    Crime: 80,
    Documentary: 99,
    Drama: 18,
    Family: 10751,
    Fantasy: 10765,
    'Game-Show': 10764,
    Mystery: 9648,
    News: 10763,
    'Reality-TV': 10764,
    'Sci-Fi': 10765,
    'Talk-Show': 10767,
    War: 10768,
    Western: 37,
  },
};

const televisionFilm = 10770;

/** `Action,Sci-Fi` → `[28, 878]` */
export function imdbGenres(media: MediaType, type: string, genres: string): number[] {
  const found = genres
    .split(',')
    .flatMap((genre) => (Object.hasOwn(numbers[media], genre) ? (numbers[media][genre] ?? []) : []));
  return [...new Set(type === 'tvMovie' ? [...found, televisionFilm] : found)];
}
