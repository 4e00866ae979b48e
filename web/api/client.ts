import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';

import { loadChunk } from '#web/platform/loadChunk.ts';

import type { IdentityClient } from './identity/identityClient.ts';

/** What the store's thunks get: the protocol's origin, and how to wait. */
export type ApiAccess = {
  /** `""` in the browser (same origin), any absolute origin on the server. */
  origin: string;
  fetch: (request: Request) => Promise<Response>;
  sleep: (milliseconds: number) => Promise<void>;
  random: () => number;
  /** The identity client. Loads its library at the first call. */
  identity: () => Promise<IdentityClient>;
  /** Called with the source of an answer, before the answer is there. */
  heard?: (key: string, headers: Headers) => void;
};

const timeoutMilliseconds = 10_000;
/** The longest wait before a retry. */
const scriptMilliseconds = 2000;

export const baseQuery: BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
> = async (args, api, extraOptions) => {
  const began = performance.now();
  const access = api.extra as ApiAccess;
  const query = fetchBaseQuery({
    baseUrl: access.origin + '/',
    timeout: timeoutMilliseconds,
    fetchFn: (input, init) => access.fetch(input instanceof Request ? input : new Request(input, init)),
  });
  const ask = async () => {
    const result = await query(args, api, extraOptions);
    const response = result.meta?.response;
    if (response?.ok) access.heard?.(api.queryCacheKey ?? '', response.headers);
    return result;
  };
  const first = await ask();
  if (!first.error) return first;
  const again = await loadChunk(() => import('./askAgain.ts'), scriptMilliseconds).catch(() => null);
  return again ? again.askAgain(first, { ask, began, api }) : first;
};

/** The one client of the protocol. Endpoints are added beside it, a file a subject. */
export const client = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Movies'],
  keepUnusedDataFor: 60,
  endpoints: () => ({}),
});
