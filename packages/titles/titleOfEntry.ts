import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';

import { type Title, titleWith } from './title.ts';

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

/** A title that is only in an index of names. */
export function titleOfEntry({ media, id }: TitleId, entry: NameEntry): Title {
  return titleWith({
    media,
    id,
    name: entry.name,
    originalName: entry.originalName,
    alsoNamed: entry.alternatives,
    imdb: entry.imdb,
    year: entry.firstYear,
    lastYear: entry.lastYear,
    runtime: entry.runtime,
    language: entry.language,
    genres: entry.genres,
    score: entry.score,
    votes: entry.votes,
    popularity: entry.popularity,
    behind: entry.adult || entry.video,
  });
}
