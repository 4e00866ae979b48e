import type { DatabaseSync } from 'node:sqlite';

import { ownTitleId } from './ids.ts';
import { searchEntries } from './searchEntries.ts';

/** What the titles of the catalogue are known by, and the numbers that they have of our own making; the best known first. */
export const embeddedTitles = (database: DatabaseSync) =>
  [...searchEntries(database)]
    .sort((a, b) => b.popularity - a.popularity)
    .flatMap(({ kind, id, name, originalName, alternatives, firstYear, language, imdb }) => {
      if (kind !== 'movie' && kind !== 'tv') return [];
      const year = firstYear ?? 0;
      return {
        media: kind,
        id,
        name,
        originalName,
        alsoNamed: alternatives,
        year,
        language: language ?? '',
        imdb,
        ownId: ownTitleId(kind, name, year),
      };
    });
