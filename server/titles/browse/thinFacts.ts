import type { MediaType } from '@marquee/contracts/paths.ts';
import { knownFacts, type TitleFacts } from '@marquee/facets';

/** What a search knows of a title by itself. */
type Entry = {
  name: string;
  popularity: number;
  adult: boolean;
  video: boolean;
  firstYear: number | null;
  runtime: number | null;
  language: string | null;
  genres: readonly number[];
  score: number | null;
  votes: number | null;
};

/** What a title can be filtered by that only the search knows. */
export const thinFacts = (media: MediaType, id: number, entry: Entry): TitleFacts =>
  knownFacts({
    media,
    id,
    name: entry.name,
    year: entry.firstYear,
    score: entry.score,
    votes: entry.votes,
    runtime: entry.runtime,
    popularity: entry.popularity,
    behind: entry.adult || entry.video,
    language: entry.language,
    genres: entry.genres,
  });
