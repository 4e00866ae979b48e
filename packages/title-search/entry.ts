export const searchKinds = ['movie', 'tv', 'person', 'collection', 'keyword'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** One thing that can be found by its name. */
export type SearchEntry = {
  kind: SearchKind;
  id: number;
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
