import { join } from 'node:path';

/** The index of TMDB's names is one of its own: in the house's own some have other numbers. */
export const liveIndexDirectory = (dataDirectory: string): string => join(dataDirectory, 'search', 'tmdb');
