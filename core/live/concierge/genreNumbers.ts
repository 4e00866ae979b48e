import type { GenreName } from '#contracts/concierge/part.ts';
import type { MediaType } from '#contracts/paths.ts';

/** TMDB's numbers of genres. Series have some of them only in pairs, and lack others. */
export const genreNumbers: Readonly<Record<MediaType, Readonly<Partial<Record<GenreName, number>>>>> = {
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
    Mystery: 9648,
    Romance: 10749,
    'Science Fiction': 878,
    'TV Movie': 10770,
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
    Kids: 10762,
    Mystery: 9648,
    News: 10763,
    Reality: 10764,
    'Science Fiction': 10765,
    Soap: 10766,
    Talk: 10767,
    War: 10768,
    Western: 37,
  },
};

/** The engine's genres of TMDB's numbers. */
export function genresOf(media: MediaType, numbers: readonly number[]): GenreName[] {
  const known = Object.entries(genreNumbers[media]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys of the table above
  return known.filter(([, number]) => numbers.includes(number)).map(([name]) => name as GenreName);
}
