import type { PersonPageData } from '#contracts/tmdb/details.ts';

import { client } from './client.ts';

export const people = client.injectEndpoints({
  endpoints: (build) => ({
    person: build.query<PersonPageData, number>({
      query: (id) => ({ url: `3/person/${id}`, params: { append_to_response: 'combined_credits' } }),
    }),
  }),
});

export const { usePersonQuery } = people;
