import type { KnownTitle, SharedList, Titles } from '@marquee/contracts/library/libraryAnswer.ts';
import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';

import { client } from './client.ts';

/** Titles by their numbers, and lists that people share. Ours alone: no other source of films knows them. */
export const knownTitles = client.injectEndpoints({
  endpoints: (build) => ({
    /** Those of the titles that are known, in the order asked; at most 100. */
    knownTitles: build.query<KnownTitle[], readonly TitleId[]>({
      query: (titles) => `api/titles?keys=${titles.map(({ media, id }) => `${media}-${id}`).join(',')}`,
      transformResponse: ({ results }: Titles) => results,
      providesTags: ['Movies'],
    }),
    sharedList: build.query<SharedList, { share: string; page: number }>({
      query: ({ share, page }) => `api/lists/${encodeURIComponent(share)}?page=${page}`,
      providesTags: ['Movies'],
    }),
  }),
});

export const { useKnownTitlesQuery, useSharedListQuery } = knownTitles;
