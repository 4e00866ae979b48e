import { join } from 'node:path';

/** The index of TMDB's names is one of its own, beside the one that answers without TMDB. */
export const liveIndexDirectory = (dataDirectory: string): string => join(dataDirectory, 'search', 'tmdb');
