import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';

type Numbered = { id: number };

/** What a title can be filtered by. Null or empty where unknown. */
export type FacetTitle = TitleId & {
  name: string;
  /** Of the first showing: a day, a mere year, or `""`. */
  date: string;
  year: number | null;
  score: number | null;
  votes: number | null;
  /** Minutes; of an episode for series. */
  runtime: number | null;
  /** Null for films. */
  seasons: number | null;
  popularity: number;
  /** Sorted behind all others where the better known come first. */
  behind: boolean;
  language: string | null;
  certification: string | null;
  /** As TMDB calls them; null for films. */
  status: string | null;
  type: string | null;
  inCollection: boolean | null;
  genres: readonly number[];
  countries: readonly string[];
  moods: readonly string[];
  keywords: readonly (Numbered & { name: string })[];
  networks: readonly Numbered[];
  cast: readonly Numbered[];
  /** All people behind the camera, makers and writers among them. */
  crew: readonly Numbered[];
  /** Who directed a film; who created a series. */
  makers: readonly Numbered[];
  writers: readonly Numbered[];
};
