import type { MultiPage, MultiItem } from '@marquee/contracts/tmdb/lists.ts';

import { client } from './client.ts';

export type TrendingMedia = 'all' | 'movie' | 'tv' | 'person';

/** Titles that trend today or this week. */
export const trending = client.injectEndpoints({
  endpoints: (build) => ({
    trending: build.query<MultiItem[], { media: TrendingMedia; window: 'day' | 'week' }>({
      query: ({ media, window }) => `3/trending/${media}/${window}`,
      transformResponse: ({ results }: MultiPage) => results,
      providesTags: ['Movies'],
    }),
  }),
});

export const { useTrendingQuery } = trending;
