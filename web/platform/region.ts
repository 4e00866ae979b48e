import { useSyncExternalStore } from 'react';

import { keptLocale } from './locale.ts';

export const usualRegion = 'US';

const listeners = new Set<() => void>();

export function subscribeToLocale(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Language or country are other ones now. */
export function tellLocale(): void {
  for (const listener of listeners) listener();
}

/** The first country that the browser's languages name: `en-GB` does, `de` doesn't. */
export const browserRegion = (): string =>
  /-([A-Z]{2})\b/.exec(navigator.languages.join())?.[1] ?? usualRegion;

const regionNow = () => keptLocale().split(' ')[1] || browserRegion();

/** The country of certificates and services. The server's pages are the same in all countries. */
export const useRegion = (): string => useSyncExternalStore(subscribeToLocale, regionNow, () => usualRegion);
