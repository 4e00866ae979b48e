import type { Suggestions } from '#contracts/suggest.ts';

import { client } from './client.ts';

/** First hits of each kind while somebody types, and what the words were corrected to. */
export const suggest = client.injectEndpoints({
  endpoints: (build) => ({
    suggestions: build.query<Suggestions, string>({
      query: (q) => ({ url: 'api/suggest', params: { q } }),
      providesTags: ['Movies'],
    }),
  }),
});

export const { useSuggestionsQuery } = suggest;
