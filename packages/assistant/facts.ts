import type { GenreName } from '@marquee/contracts/assistant/part.ts';
import type { Audience } from '@marquee/contracts/audience.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

export type PersonRef = { id: number; name: string };

/** All facts of a title that the engine uses, from the catalogue's row. */
export type TitleFacts = {
  media: MediaType;
  id: number;
  name: string;
  originalName: string;
  /** Other names that people type. */
  alsoNamed: readonly string[];
  year: number;
  /** Minutes; of a series, of an episode. Null where unknown. */
  runtime: number | null;
  /** Null for films. */
  seasons: number | null;
  /** Of all seasons; null for films. */
  episodes: number | null;
  /** Null for films. */
  isEnded: boolean | null;
  genres: readonly GenreName[];
  /** ISO 639-1, of the original. */
  language: string;
  /** ISO 3166-1, the leading one first. */
  countries: readonly string[];
  /** Of the United States, such as `PG-13` or `TV-MA`; `NR` where not rated. */
  certification: string;
  /** Name of the franchise. */
  collection: string | null;
  /** Studios and networks, by the names that people know; null where nothing is known of them. */
  companies: readonly string[] | null;
  /** Directors of a film, creators of a series. */
  makers: readonly PersonRef[];
  writers: readonly PersonRef[];
  /** In billing order. */
  cast: readonly (PersonRef & { character: string })[];
  /** In lower case, the most telling first. */
  keywords: readonly string[];
  moods: readonly string[];
  /** Null where nobody judged for whom it is. */
  audience: Audience | null;
  /** Where its story lies among others (`storiesOf` of similarity); null where nobody told it. */
  story: string | null;
  overview: string;
  tagline: string;
  /** How well it is liked, out of 10. */
  score: number;
  /** How widely it is known, 1 to 100. */
  fame: number;
};

/** Names a title within the engine: `movie/603`. */
export type TitleKey = `${MediaType}/${number}`;

/** Minutes of all of it: of a series, of all its episodes. Null where that isn't known. */
export function totalMinutes({ media, runtime, episodes }: TitleFacts): number | null {
  if (media === 'movie' || runtime === null) return runtime;
  return episodes === null ? null : episodes * runtime;
}

export const titleKey = ({ media, id }: { media: MediaType; id: number }): TitleKey => `${media}/${id}`;
