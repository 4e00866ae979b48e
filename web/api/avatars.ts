import type { Avatars } from '@marquee/contracts/avatars.ts';

import { client } from './client.ts';

const withAvatars = client.injectEndpoints({
  endpoints: (build) => ({
    avatars: build.query<Avatars['avatars'], void>({
      query: () => 'api/avatars',
      transformResponse: ({ avatars }: Avatars) => avatars,
      keepUnusedDataFor: 3600,
    }),
  }),
});

/** The pictures that somebody may choose from. */
export const { useAvatarsQuery } = withAvatars;
