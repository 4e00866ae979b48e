import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';

import { client } from '#web/api/client.ts';

import type { RootState, Store, StoreAccess } from './store.ts';

/** How many pages back the data are still here without a request. */
const maxEntries = 10;

type Subscription = { unsubscribe: () => void };
type Endpoints = Readonly<
  Record<
    string,
    | { initiate: (arg: unknown) => ThunkAction<Subscription, RootState, StoreAccess, UnknownAction> }
    | undefined
  >
>;
type Hold = { cacheKey: string; release: () => void };

// Each file of web/api adds its endpoints to the one client: here they are needed by name, whatever their types.
const endpoints: Endpoints = client.endpoints;

/**
 * Keeps the data of the last pages in use, so that going back shows them at once, whatever their retention.
 * A page's data are those that its components subscribe to at the moment of leaving it.
 */
export function createKeepForBack(store: Store): (entry: string) => void {
  const held = new Map<string, readonly Hold[]>();

  const heldCount = (cacheKey: string) =>
    [...held.values()].flat().filter((hold) => hold.cacheKey === cacheKey).length;

  const queriesInUse = ({ api }: RootState) =>
    Object.entries(api.queries).filter(
      ([cacheKey, query]) =>
        query?.status === QueryStatus.fulfilled &&
        Object.keys(api.subscriptions[cacheKey] ?? {}).length > heldCount(cacheKey),
    );

  const hold = (queries: ReturnType<typeof queriesInUse>): Hold[] =>
    queries.flatMap(([cacheKey, query]) => {
      const endpoint = endpoints[query?.endpointName ?? ''];
      if (!endpoint) return [];
      const { unsubscribe } = store.dispatch(endpoint.initiate(query?.originalArgs));
      return [{ cacheKey, release: unsubscribe }];
    });

  const release = (entry: string) => {
    for (const hold of held.get(entry) ?? []) hold.release();
    held.delete(entry);
  };

  return (entry) => {
    const queries = queriesInUse(store.getState());
    // Behind the next page's frame: no query is forgotten within its first second.
    setTimeout(() => {
      const holds = hold(queries);
      release(entry);
      held.set(entry, holds);
      const [oldest] = held.keys();
      if (oldest !== undefined && held.size > maxEntries) release(oldest);
    });
  };
}
