import type { MediaType } from '#contracts/paths.ts';

import type { TitleFacts } from './ports.ts';

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
export const thinFacts = (media: MediaType, id: number, entry: Entry): TitleFacts => ({
  media,
  id,
  name: entry.name,
  date: '',
  year: entry.firstYear,
  score: entry.score,
  votes: entry.votes,
  runtime: entry.runtime,
  seasons: null,
  popularity: entry.popularity,
  behind: entry.adult || entry.video,
  language: entry.language,
  certification: null,
  status: null,
  type: null,
  inCollection: null,
  genres: entry.genres,
  countries: [],
  moods: [],
  keywords: [],
  networks: [],
  cast: [],
  crew: [],
  makers: [],
  writers: [],
});
