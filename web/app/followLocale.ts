import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';

import { client } from '#web/api/client.ts';
import { fetchInLocale } from '#web/api/fetchInLocale.ts';
import { readSite } from '#web/lib/site.ts';
import { followOtherTabs, keptLocale, subscribeToLocale } from '#web/platform/locale.ts';

import type { RootState, Store, StoreAccess } from './store.ts';

/** At most so many requests at once. */
const atOnce = 4;

/** What doesn't come from the protocol is the same in every language and country. */
const unaffected = new Set<string | undefined>([
  'ages',
  'avatars',
  'assistantAnswer',
  'assistantMode',
  'knownTitles',
  'likeness',
  'sessions',
  'sharedList',
]);

type Options = { subscribe: false; forceRefetch: true };
type Endpoints = Readonly<
  Record<
    string,
    | {
        initiate: (
          arg: unknown,
          options: Options,
        ) => ThunkAction<Promise<unknown>, RootState, StoreAccess, UnknownAction>;
      }
    | undefined
  >
>;

// Each file of web/api adds its endpoints to the one client: here they are needed by name, whatever their types.
const endpoints: Endpoints = client.endpoints;

/** Refetches everything, the latest queries first. What is shown stays until its new answer is here. */
async function askAnew(store: Store): Promise<void> {
  // Requests under way were sent without the choice, or with another.
  await Promise.allSettled(store.dispatch(client.util.getRunningQueriesThunk()));
  const waiting = Object.values(store.getState().api.queries)
    .flatMap((query) =>
      query?.status === QueryStatus.fulfilled && !unaffected.has(query.endpointName) ? [query] : [],
    )
    .toSorted((left, right) => right.startedTimeStamp - left.startedTimeStamp)
    .values();
  const askInTurn = async () => {
    for (const { endpointName = '', originalArgs } of waiting) {
      const endpoint = endpoints[endpointName];
      if (endpoint)
        await store.dispatch(endpoint.initiate(originalArgs, { subscribe: false, forceRefetch: true }));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askInTurn));
}

/** Resolves when all parts of the printed page are hydrated: until then it must stay as it is. */
async function takenUp(): Promise<void> {
  const scripts = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  await Promise.allSettled([...scripts].map(({ href }) => import(/* @vite-ignore */ href)));
  await new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 300),
  );
}

/**
 * The server's pages are in English and from the United States for all visitors. After another choice, they are
 * refetched once they are shown; every later request carries the choice by itself.
 */
export function followLocale(store: Store): void {
  store.dispatch((_dispatch: unknown, _getState: unknown, access: StoreAccess) => {
    access.fetch = fetchInLocale(access.fetch, keptLocale);
  });
  followOtherTabs();
  let known = keptLocale();
  subscribeToLocale(() => {
    const now = keptLocale();
    if (now === known) return;
    known = now;
    if (readSite().content === 'tmdb') void askAnew(store);
  });
  if (known !== '' && readSite().content === 'tmdb') void takenUp().then(() => askAnew(store));
}
