import type { CombinedCredits } from '@marquee/contracts/tmdb/details.ts';

import { loadChunk } from '#web/platform/loadChunk.ts';

import { client } from './client.ts';
import type { PersonHit } from './searchHit.ts';

/** A person's work, in words. */
export type PersonWork = {
  /** All of it in one line; null where nothing is known. */
  line: string | null;
  /** Their part in each title, by `movie 603`. */
  notes: Readonly<Record<string, string>>;
};

export type PersonWorkArg = Pick<PersonHit, 'id' | 'name' | 'department'>;

/** The work of a person who was looked for. A search for a title doesn't need these words. */
export const personWork = client.injectEndpoints({
  endpoints: (build) => ({
    personWork: build.query<PersonWork, PersonWorkArg>({
      query: ({ id }) => `3/person/${id}/combined_credits`,
      transformResponse: async (credits: CombinedCredits, _, person) => {
        const { personWorkOf } = await loadChunk(() => import('./personWorkOf.ts'));
        return personWorkOf(credits, person);
      },
      providesTags: ['Movies'],
    }),
  }),
});

export const { usePersonWorkQuery } = personWork;
