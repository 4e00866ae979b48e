import { useSyncExternalStore } from 'react';

import { keptLocale } from '#web/platform/locale.ts';

/** The language of our own texts, until the browser reports the person's languages. */
const ours = 'en';

function subscribe(changed: () => void): () => void {
  addEventListener('languagechange', changed);
  return () => removeEventListener('languagechange', changed);
}

// As a text, since a browser may create a new array at every read.
const spoken = () => [keptLocale().split(' ')[0], ...navigator.languages].filter(Boolean).join();

/** The person's languages, best first: the one they chose here before the browser's. */
export const useLanguages = (): readonly string[] =>
  useSyncExternalStore(subscribe, spoken, () => ours).split(',');
