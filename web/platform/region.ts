import { useSyncExternalStore } from 'react';

import { keptLocale } from './locale.ts';

export const usualRegion = 'US';

const listeners = new Set<() => void>();

export function subscribeToRegion(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function tellRegion(): void {
  for (const listener of listeners) listener();
}

/** The chosen country, else the first that the browser's languages name (`en-GB` does, `de` doesn't). */
const regionNow = () =>
  keptLocale().split(' ')[1] || /-([A-Z]{2})\b/.exec(navigator.languages.join())?.[1] || usualRegion;

/** The country of certificates and services. The server's pages are the same in all countries. */
export const useRegion = (): string => useSyncExternalStore(subscribeToRegion, regionNow, () => usualRegion);
