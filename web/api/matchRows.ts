import type { ForeignRow, MatchedRows } from '@marquee/contracts/library/libraryAnswer.ts';

import { client } from './client.ts';

/** Rows of other products' exports, looked for in the catalogue. Ours alone. */
export const matchRows = client.injectEndpoints({
  endpoints: (build) => ({
    matchRows: build.mutation<MatchedRows['rows'], readonly ForeignRow[]>({
      query: (rows) => ({ url: 'api/match', method: 'POST', body: { rows } }),
      transformResponse: ({ rows }: MatchedRows) => rows,
    }),
  }),
});
