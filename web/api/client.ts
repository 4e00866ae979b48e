import { createApi } from '@reduxjs/toolkit/query/react';

import { baseQuery } from './baseQuery.ts';

/** The one client of the protocol. Endpoints are added beside it, a file a subject. */
export const client = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Movies'],
  keepUnusedDataFor: 60,
  endpoints: () => ({}),
});
