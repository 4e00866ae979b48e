import type { FindAnswer } from '@marquee/contracts/tmdb/lists.ts';

import { client } from './client.ts';

/** What has a number at IMDb. */
export const { byImdb } = client.injectEndpoints({
  endpoints: (build) => ({
    byImdb: build.query<FindAnswer, string>({
      query: (imdb) => ({ url: `3/find/${imdb}`, params: { external_source: 'imdb_id' } }),
      providesTags: ['Movies'],
    }),
  }),
}).endpoints;
