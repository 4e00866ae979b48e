import type { GenreName } from '@marquee/contracts/assistant/part.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import { genreNumbers } from '@marquee/titles';

/** IMDb's names that differ from TMDB's. */
const called: Readonly<Record<string, GenreName>> = {
  'Game-Show': 'Reality',
  Musical: 'Music',
  'Reality-TV': 'Reality',
  'Sci-Fi': 'Science Fiction',
  'Talk-Show': 'Talk',
};
const televisionFilm = 10770;

const numbers = {
  movie: new Map(Object.entries(genreNumbers.movie)),
  tv: new Map(Object.entries(genreNumbers.tv)),
};

/** `Action,Sci-Fi` → `[28, 878]`, TMDB's numbers. Genres without a counterpart there are left out. */
export function imdbGenres(media: MediaType, type: string, genres: string): number[] {
  const found = genres.split(',').flatMap((genre) => numbers[media].get(called[genre] ?? genre) ?? []);
  return [...new Set(type === 'tvMovie' ? [...found, televisionFilm] : found)];
}
