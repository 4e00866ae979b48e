import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';

import { type Title, titleWith } from './title.ts';

/** The fields that an index of names has; the others are null or empty. */
export type NameEntry = {
  name: string;
  originalName: string;
  alternatives: readonly string[];
  popularity: number;
  adult: boolean;
  video: boolean;
  imdb: string | null;
  firstYear: number | null;
  lastYear: number | null;
  runtime: number | null;
  language: string | null;
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
