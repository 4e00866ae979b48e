import type { Suggestions } from '#contracts/suggest.ts';

import { client } from './client.ts';
import { movieHit, type PersonHit, personHit, seriesHit, type TitleHit } from './searchHit.ts';

export type SuggestedHits = {
  query: string;
  /** The query as it was corrected, where nothing is spelled as typed. */
  corrected: string | null;
  movies: TitleHit[];
  series: TitleHit[];
  people: PersonHit[];
};

/** First hits of each kind while somebody types, and what the words were corrected to. */
export const suggest = client.injectEndpoints({
  endpoints: (build) => ({
    suggestions: build.query<SuggestedHits, string>({
      query: (q) => ({ url: 'api/suggest', params: { q } }),
      transformResponse: ({ query, corrected, movies, series, people }: Suggestions) => ({
        query,
        corrected,
        movies: movies.map(movieHit),
        series: series.map(seriesHit),
        people: people.map(personHit),
      }),
      providesTags: ['Movies'],
    }),
  }),
});

export const { useSuggestionsQuery } = suggest;
