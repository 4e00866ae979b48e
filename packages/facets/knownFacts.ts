import type { TitleFacts, TitleKey } from './titleFacts.ts';

/** A title that nothing is known of but what is given. */
export const knownFacts = (known: TitleKey & Partial<TitleFacts>): TitleFacts => ({
  name: '',
  date: '',
  year: null,
  score: null,
  votes: null,
  runtime: null,
  seasons: null,
  popularity: 0,
  behind: false,
  language: null,
  certification: null,
  status: null,
  type: null,
  inCollection: null,
  genres: [],
  countries: [],
  moods: [],
  keywords: [],
  networks: [],
  cast: [],
  crew: [],
  makers: [],
  writers: [],
  ...known,
});
