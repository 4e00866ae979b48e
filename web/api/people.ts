import { client } from './client.ts';
import { type Person, personOf } from './personOf.ts';

/** People with everything they did. */
export const people = client.injectEndpoints({
  endpoints: (build) => ({
    person: build.query<Person, number>({
      query: (id) => ({ url: `3/person/${id}`, params: { append_to_response: 'combined_credits' } }),
      transformResponse: personOf,
      providesTags: ['Movies'],
    }),
  }),
});

export const { usePersonQuery } = people;
