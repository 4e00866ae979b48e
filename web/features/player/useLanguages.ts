import { useSyncExternalStore } from 'react';

/** The language of our own words, until the browser says which ones the person reads. */
const ours = 'en';

function subscribe(changed: () => void): () => void {
  addEventListener('languagechange', changed);
  return () => removeEventListener('languagechange', changed);
}

// As a text, since a browser may make a new list at every look.
const spoken = () => navigator.languages.join();

/** The person's languages, best first. */
export const useLanguages = (): readonly string[] =>
  useSyncExternalStore(subscribe, spoken, () => ours).split(',');
