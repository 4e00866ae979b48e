import { createContext } from 'react';

/** Called with an address of the app that somebody is about to open. The app loads its chunk and data ahead. */
export const PrefetchContext = createContext<(href: string) => void>(() => {});
