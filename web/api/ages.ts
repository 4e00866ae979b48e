import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { type ApiAccess, client } from './client.ts';

/** An answer from another source in TMDB's place, or an earlier one of TMDB. */
export type Age = {
  source: 'stale' | 'embedded';
  /** Milliseconds since TMDB's answer, at its arrival here. */
  seconds: number;
  /** The step of the call to TMDB that fails. */
  cause: string;
  /** When it arrived; not given where the server printed it. */
  since?: number;
};

/** By the cache key of the query whose answer it is. */
export type Ages = Readonly<Record<string, Age>>;

const withAges = client.injectEndpoints({
  endpoints: (build) => ({
    // No request: ages are noted as other queries are answered.
    ages: build.query<Ages, void>({ queryFn: () => ({ data: {} }), keepUnusedDataFor: Infinity }),
  }),
});

type ApiState = { [client.reducerPath]: ReturnType<typeof client.reducer> };
type Dispatch = ThunkDispatch<ApiState, ApiAccess, UnknownAction>;
type Noting = { dispatch: Dispatch; getState: () => ApiState };

const none: Ages = {};
const known = (state: ApiState): Ages => withAges.endpoints.ages.select()(state).data ?? none;

function ageOf(headers: Headers): Omit<Age, 'since'> | null {
  const source = headers.get('x-marquee-source');
  const cause = headers.get('x-marquee-cause');
  if (cause === null || (source !== 'stale' && source !== 'embedded')) return null;
  const seconds = Math.max(0, Number(headers.get('age')) || 0);
  return { source, seconds, cause };
}

/** Notes the source of an answer, before the answer is there. `now` only in the browser. */
export function noteSource(
  { dispatch, getState }: Noting,
  key: string,
  headers: Headers,
  now?: number,
): void {
  const noted = known(getState());
  const age = ageOf(headers);
  if (!age && !(key in noted)) return;
  const { queries } = getState().api;
  const others = Object.entries(noted).filter(([other]) => other !== key && other in queries);
  const value = Object.fromEntries(age ? [...others, [key, { ...age, ...(now && { since: now }) }]] : others);
  dispatch(withAges.util.upsertQueryEntries([{ endpointName: 'ages', arg: undefined, value }]));
}

/** A component that uses an answer says how often to refetch; one that only keeps it for later doesn't. */
const isUsed = (subscribers: object | undefined) =>
  Object.values(subscribers ?? {}).some((options: object) => 'pollingInterval' in options);

/** The ages of all known answers: on the server, and until hydration, that is the page. */
export const printedAges = (state: ApiState): Age[] => Object.values(known(state));

/** Right after hydration there are no subscriptions yet: until then, all known answers count. */
const isShown = ({ api: { queries, subscriptions } }: ApiState, key: string) =>
  key in queries && (Object.keys(subscriptions).length === 0 || isUsed(subscriptions[key]));

/** The ages of what the shown page is made of. */
export const shownAges = (state: ApiState): Age[] =>
  Object.entries(known(state)).flatMap(([key, age]) => (isShown(state, key) ? [age] : []));

type Endpoints = Readonly<
  Record<
    string,
    | {
        initiate: (
          arg: unknown,
          options: { forceRefetch: boolean; subscribe: boolean },
        ) => ThunkAction<PromiseLike<unknown>, ApiState, ApiAccess, UnknownAction>;
      }
    | undefined
  >
>;
// Each file of web/api adds its endpoints to the one client: here they are needed by name, whatever their types.
const endpoints: Endpoints = client.endpoints;

/** Refetches what of the page isn't TMDB's current answer. The present content stays until the answers come. */
export const askTmdbAgain =
  (): ThunkAction<Promise<void>, ApiState, ApiAccess, UnknownAction> => async (dispatch, getState) => {
    const state = getState();
    await Promise.all(
      Object.keys(known(state)).map(async (key) => {
        const query = isShown(state, key) ? state.api.queries[key] : undefined;
        const endpoint = endpoints[query?.endpointName ?? ''];
        if (endpoint)
          await dispatch(endpoint.initiate(query?.originalArgs, { forceRefetch: true, subscribe: false }));
      }),
    );
  };
