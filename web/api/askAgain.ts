import type {
  BaseQueryApi,
  fetchBaseQuery,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';

import { loadChunk } from '#web/platform/loadChunk.ts';

import type { ApiAccess } from './client.ts';

/** The outcome of a request. */
type Outcome = Awaited<ReturnType<ReturnType<typeof fetchBaseQuery>>>;

/** What a failure carries: when a retry is allowed, a little later on each page. */
export type AskedWait = { waitSeconds: number };

type Asking = {
  ask: () => PromiseLike<Outcome>;
  /** When it was requested for the first time, by `performance.now()`. */
  began: number;
  api: Pick<BaseQueryApi, 'endpoint' | 'extra' | 'signal'>;
};

const maxRetries = 2;
/** After this long without a page, the visitor sees the reason and a retry button. */
const patienceMilliseconds = 3000;
const retryableStatus = new Set([429, 502, 503, 504]);

/** A second try would fail as the first did. Node has a navigator that doesn't know. */
const isOffline = () => 'onLine' in navigator && !navigator.onLine;

/** Only failures that may be over in a moment. What timed out has used up all patience already. */
const isRetryable = ({ status }: FetchBaseQueryError): boolean =>
  (status === 'FETCH_ERROR' && !isOffline()) || (typeof status === 'number' && retryableStatus.has(status));

/** The seconds that the service asks for, where it does. */
function askedSeconds(meta: FetchBaseQueryMeta | undefined): number | null {
  const text = meta?.response?.headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Even a wait of next to nothing leaves the service alone for a moment. */
function withWait(failed: Outcome, seconds: number, random: () => number): Outcome {
  if (!failed.error) return failed;
  const waitSeconds = Math.max(5, seconds) * (1 + random() / 4);
  const error: FetchBaseQueryError & AskedWait = { ...failed.error, waitSeconds };
  return { ...failed, error };
}

/**
 * Retries what failed, up to twice: after the time that the service asks for, else after 0.4 s and 0.8 s with jitter.
 * Where that would take too long, the failure is returned with the time that the service asks for.
 */
async function tryAgain(first: Outcome, { ask, began, api }: Asking): Promise<Outcome> {
  const { sleep, random } = api.extra as ApiAccess;
  let result = first;
  for (let attempt = 0; result.error && isRetryable(result.error); attempt += 1) {
    const seconds = askedSeconds(result.meta);
    const delay = seconds === null ? 400 * 2 ** attempt * (0.75 + random() / 2) : seconds * 1000;
    const isTooLong = performance.now() - began + delay >= patienceMilliseconds;
    if (attempt === maxRetries || isTooLong)
      return seconds === null ? result : withWait(result, seconds, random);
    await sleep(delay);
    if (api.signal.aborted) return result;
    result = await ask();
  }
  return result;
}

/** The same; without a connection, titles of the library come from this device. */
export async function askAgain(first: Outcome, asking: Asking): Promise<Outcome> {
  const result = await tryAgain(first, asking);
  const address = result.meta?.request.url;
  if (result.error?.status !== 'FETCH_ERROR' || asking.api.endpoint !== 'knownTitles' || !address)
    return result;
  const kept = await loadChunk(() => import('./library/keptAnswer.ts')).catch(() => null);
  const data = await kept?.keptAnswer(address);
  return data ? { data } : result;
}
