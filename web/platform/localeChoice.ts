import { useSyncExternalStore } from 'react';

import { keptLocale, localeKey } from './locale.ts';
import { subscribeToLocale, tellLocale } from './region.ts';

/** In TMDB's spelling, `de-DE` and `AT`; empty where nothing was chosen. */
export type Locale = { language: string; region: string };

function localeOf(kept: string): Locale {
  const [language = '', region = ''] = kept.split(' ');
  return { language, region };
}

function show(kept: string): void {
  document.documentElement.dataset['locale'] = kept;
  tellLocale();
}

/** Counts at once, and is kept for the next visit, where the browser lets us. */
export function chooseLocale(change: Partial<Locale>): void {
  const { language, region } = { ...localeOf(keptLocale()), ...change };
  const kept = language || region ? `${language} ${region}` : '';
  show(kept);
  try {
    if (kept === '') localStorage.removeItem(localeKey);
    else localStorage.setItem(localeKey, kept);
  } catch {
    // Storage may be closed or full: the choice then holds for this page.
  }
}

/** Other tabs' choices count here, too, from the first call on. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === localeKey || key === null) show(newValue ?? '');
  });
}

/** What was chosen; nothing on the server and while hydrating, since it isn't in the document. */
export const useLocale = (): Locale =>
  localeOf(useSyncExternalStore(subscribeToLocale, keptLocale, () => ''));
