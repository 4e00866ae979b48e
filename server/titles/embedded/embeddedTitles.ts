import type { DatabaseSync } from 'node:sqlite';

import { searchEntries } from './searchEntries.ts';

/** What the titles of the catalogue are known by; the best known first. */
export const embeddedTitles = (database: DatabaseSync) =>
  [...searchEntries(database)]
    .sort((a, b) => b.popularity - a.popularity)
    .flatMap(({ kind, id, name, originalName, alternatives, firstYear, language, imdb }) => {
      if (kind !== 'movie' && kind !== 'tv') return [];
      return {
        media: kind,
        id,
        name,
        originalName,
        alsoNamed: alternatives,
        year: firstYear ?? 0,
        language: language ?? '',
        imdb,
      };
    });
