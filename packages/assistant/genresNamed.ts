import { type GenreName, genreNames } from '@marquee/contracts/assistant/part.ts';

/** Genres of series that TMDB combines, though people mean either half. */
const halves: Readonly<Record<string, readonly GenreName[]>> = {
  'Action & Adventure': ['Action', 'Adventure'],
  'Sci-Fi & Fantasy': ['Science Fiction', 'Fantasy'],
  'War & Politics': ['War'],
};

const byName = new Map<string, GenreName>(genreNames.map((name) => [name, name]));

/** The engine's genres of a genre of TMDB's; none for a name that it doesn't know. */
export function genresNamed(name: string): readonly GenreName[] {
  const genre = byName.get(name);
  return genre === undefined ? (halves[name] ?? []) : [genre];
}
