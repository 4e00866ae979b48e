import {
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';

import type { IdentityClient } from './identity/identityClient.ts';

/** What the store's thunks are given: where the protocol is answered, and how to wait. */
export type ApiAccess = {
  /** `""` in the browser (same origin), any absolute origin on the server. */
  origin: string;
  fetch: (request: Request) => Promise<Response>;
  sleep: (milliseconds: number) => Promise<void>;
  random: () => number;
  /** Who keeps the accounts. Loads its library at the first call. */
  identity: () => Promise<IdentityClient>;
  /** Hears who answered a query, before its answer is there. */
  heard?: (key: string, headers: Headers) => void;
};

const timeoutMilliseconds = 10_000;
const maxRetries = 2;
const retryableStatus = new Set([429, 502, 503, 504]);

/** Only failures that may be over in a moment are tried again; the rest would only keep people waiting. */
function isRetryable(error: FetchBaseQueryError): boolean {
  return error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR'
    ? true
    : typeof error.status === 'number' && retryableStatus.has(error.status);
}

/** Milliseconds before the next try: the server's `Retry-After` where it gave one, else 0.4 s and 0.8 s with jitter. */
function delayBefore(
  attempt: number,
  meta: FetchBaseQueryMeta | undefined,
  random: () => number,
): number | null {
  const seconds = Number(meta?.response?.headers.get('retry-after') ?? Number.NaN);
  if (Number.isFinite(seconds)) return seconds <= 10 ? seconds * 1000 : null;
  return 400 * 2 ** attempt * (0.75 + random() / 2);
}

export const baseQuery: BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
> = async (args, api, extraOptions) => {
  const { origin, fetch, sleep, random, heard } = api.extra as ApiAccess;
  const query = fetchBaseQuery({
    baseUrl: origin + '/',
    timeout: timeoutMilliseconds,
    fetchFn: (input, init) => fetch(input instanceof Request ? input : new Request(input, init)),
  });
  for (let attempt = 0; ; attempt += 1) {
    const result = await query(args, api, extraOptions);
    const response = result.meta?.response;
    if (response?.ok) heard?.(api.queryCacheKey ?? '', response.headers);
    if (!result.error || attempt >= maxRetries || !isRetryable(result.error) || api.signal.aborted)
      return result;
    const delay = delayBefore(attempt, result.meta, random);
    if (delay === null) return result;
    await sleep(delay);
    if (api.signal.aborted) return result;
  }
};
