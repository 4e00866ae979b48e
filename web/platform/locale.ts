import { useSyncExternalStore } from 'react';

/** The key of the user's choice: language and country with a space between, `de-DE AT`. */
export const localeKey = 'marquee-locale';

/**
 * Either half may be empty, and the stored value may be anything: the script at the top of every page has read it
 * before the first request.
 */
export const keptLocale = (): string => document.documentElement.dataset['locale'] ?? '';

export const usualRegion = 'US';

const listeners = new Set<() => void>();

export function subscribeToLocale(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Called when language or country have changed. */
function tellLocale(): void {
  for (const listener of listeners) listener();
}

/** The first country that the browser's languages name: `en-GB` does, `de` doesn't. */
export const browserRegion = (): string =>
  /-([A-Z]{2})\b/.exec(navigator.languages.join())?.[1] ?? usualRegion;

const regionNow = () => keptLocale().split(' ')[1] || browserRegion();

/** The country of certificates and services. The server's pages are the same in all countries. */
export const useRegion = (): string => useSyncExternalStore(subscribeToLocale, regionNow, () => usualRegion);

/** In TMDB's spelling, `de-DE` and `AT`; empty where nothing was chosen. */
type Locale = { language: string; region: string };

function localeOf(kept: string): Locale {
  const [language = '', region = ''] = kept.split(' ');
  return { language, region };
}

function show(kept: string): void {
  document.documentElement.dataset['locale'] = kept;
  tellLocale();
}

/** Applies at once, and is stored for the next visit, where the browser allows it. */
export function chooseLocale(change: Partial<Locale>): void {
  const { language, region } = { ...localeOf(keptLocale()), ...change };
  const kept = language || region ? `${language} ${region}` : '';
  show(kept);
  try {
    if (kept === '') localStorage.removeItem(localeKey);
    else localStorage.setItem(localeKey, kept);
  } catch {
    // Storage may be closed or full: the choice then lasts for this page.
  }
}

/** Other tabs' choices count here, too, from the first call on. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === localeKey || key === null) show(newValue ?? '');
  });
}

/** The choice; empty on the server and while hydrating, since it isn't in the document. */
export const useLocale = (): Locale =>
  localeOf(useSyncExternalStore(subscribeToLocale, keptLocale, () => ''));
