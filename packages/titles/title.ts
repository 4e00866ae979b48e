import type { Audience } from '@marquee/contracts/audience.ts';
import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';

export type Named = { id: number; name: string };

/** All that is known of a film or series, from any source. Null or empty where unknown. */
export type Title = TitleId & {
  name: string;
  originalName: string;
  /** Other names: translations, working titles, nicknames. */
  alsoNamed: readonly string[];
  /** `tt0133093` */
  imdb: string | null;
  /** Of the first showing: a day, a mere year, or `""`. */
  date: string;
  year: number | null;
  /** Of the last season; of a film, its year. */
  lastYear: number | null;
  /** Minutes; of an episode for series. */
  runtime: number | null;
  /** Null for films. */
  seasons: number | null;
  /** Of all seasons; null for films. */
  episodes: number | null;
  /** As TMDB calls them; null for films. */
  status: string | null;
  type: string | null;
  /** ISO 639-1, of the original. */
  language: string | null;
  /** ISO 3166-1, the leading one first. */
  countries: readonly string[];
  /** Of the United States, such as `PG-13` or `TV-MA`. */
  certification: string | null;
  overview: string;
  tagline: string;
  /** How well it is liked, out of 10. */
  score: number | null;
  votes: number | null;
  /** How widely it is known, 1 to 100. */
  fame: number | null;
  popularity: number;
  /** Sorted behind all others where the better known come first. */
  behind: boolean;
  collection: Named | null;
  /** False where it is in no collection; null where unknown. */
  inCollection: boolean | null;
  /** TMDB's numbers. */
  genres: readonly number[];
  moods: readonly string[];
  /** Null where nobody judged it. */
  audience: Audience | null;
  /** Where its story lies among others (`storiesOf`); null where nobody told it. */
  story: string | null;
  /** In lower case, the most telling first. */
  keywords: readonly Named[];
  networks: readonly Named[];
  /** Who made it; null where unknown. */
  companies: readonly Named[] | null;
  /** In billing order. */
  cast: readonly (Named & { character: string })[];
  /** All people behind the camera, makers and writers among them. */
  crew: readonly Named[];
  /** Directors of a film, creators of a series. */
  makers: readonly Named[];
  writers: readonly Named[];
};

/** A title of which only the given fields are known. */
export const titleWith = (known: TitleId & Partial<Title>): Title => ({
  name: '',
  originalName: '',
  alsoNamed: [],
  imdb: null,
  date: '',
  year: null,
  lastYear: null,
  runtime: null,
  seasons: null,
  episodes: null,
  status: null,
  type: null,
  language: null,
  countries: [],
  certification: null,
  overview: '',
  tagline: '',
  score: null,
  votes: null,
  fame: null,
  popularity: 0,
  behind: false,
  collection: null,
  inCollection: null,
  genres: [],
  moods: [],
  audience: null,
  story: null,
  keywords: [],
  networks: [],
  companies: null,
  cast: [],
  crew: [],
  makers: [],
  writers: [],
  ...known,
});
