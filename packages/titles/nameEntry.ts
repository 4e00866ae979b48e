/** What an index of names has of a title, person, collection or keyword. */
export type NameEntry = {
  name: string;
  originalName: string;
  /** Other names: translations, working titles, nicknames, romanisations. */
  alternatives: readonly string[];
  /** Orders entries of equal match: the larger comes first. */
  popularity: number;
  adult: boolean;
  video: boolean;
  /** `tt0133093`, `nm0000206`; null where unknown. */
  imdb: string | null;
  /** First and last year that the year filters accept; null where the kind has none. */
  firstYear: number | null;
  lastYear: number | null;
  // Beyond names; null or empty where unknown. TMDB's exports have none of it, IMDb's files some.
  runtime: number | null;
  language: string | null;
  /** TMDB's numbers. */
  genres: readonly number[];
  score: number | null;
  votes: number | null;
};
