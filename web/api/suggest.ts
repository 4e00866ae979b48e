import type { Suggestions } from '@marquee/contracts/suggest.ts';

import { client } from './client.ts';
import { type HitKind, movieHit, type PersonHit, personHit, seriesHit, type TitleHit } from './searchHit.ts';

export type SuggestArg = {
  query: string;
  /** Only what is spelled as typed. */
  exact?: boolean;
};

export type SuggestedHits = {
  query: string;
  /** The corrected words, where they differ from the typed ones. */
  corrected: string | null;
  /** Which hit is most likely meant; it is in its list too. */
  best: { kind: HitKind; id: number } | null;
  movies: TitleHit[];
  series: TitleHit[];
  people: PersonHit[];
};

const hitsOf = ({ query, corrected, best, movies, series, people }: Suggestions): SuggestedHits => ({
  query,
  corrected,
  best: best && { kind: best.media, id: best.id },
  movies: movies.map(movieHit),
  series: series.map(seriesHit),
  people: people.map(personHit),
});

/** First hits of each kind for the typed text, and its correction. */
export const suggest = client.injectEndpoints({
  endpoints: (build) => ({
    suggestions: build.query<SuggestedHits, SuggestArg>({
      query: ({ query, exact = false }) =>
        `api/suggest?q=${encodeURIComponent(query)}${exact ? '&exact=1' : ''}`,
      transformResponse: hitsOf,
      providesTags: ['Movies'],
    }),
  }),
});

export const { useSuggestionsQuery } = suggest;
