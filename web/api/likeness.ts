import type { LikenessAnswer } from '@marquee/contracts/likeness.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

import { client } from './client.ts';

/** Why each title of "More like this" is there. Ours alone: with another source of films there are no reasons. */
export const likeness = client.injectEndpoints({
  endpoints: (build) => ({
    likeness: build.query<LikenessAnswer, { media: MediaType; id: number }>({
      query: ({ media, id }) => `api/likeness/${media}/${id}`,
      providesTags: ['Movies'],
    }),
  }),
});

export const { useLikenessQuery } = likeness;
