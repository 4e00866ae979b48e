import type { DatabaseSync } from 'node:sqlite';

import { buildSearchIndex } from './buildSearchIndex.ts';
import type { SearchEntry } from './buildSearchIndex.ts';
import { searchKinds, searchVersion } from './searchTables.ts';

// The last year of a series is the year of its last season: TMDB's `year` matches any episode.
const entries = `
SELECT media AS kind, id, name, original_name, popularity, year AS first_year,
  coalesce((SELECT max(s.year) FROM season s WHERE media = 'tv' AND s.title_id = title.id), year) AS last_year
FROM title
UNION ALL
SELECT 'person', id, name, name, popularity, NULL, NULL FROM person
UNION ALL
SELECT 'collection', id, name, name,
  (SELECT max(t.popularity) FROM title t WHERE t.collection_id = collection.id), NULL, NULL
FROM collection WHERE films > 1
UNION ALL
SELECT 'keyword', id, name, name,
  (SELECT count(*) FROM title_keyword k WHERE k.keyword_id = keyword.id), NULL, NULL
FROM keyword`;

const year = (value: unknown) => (value === null ? null : Number(value));

function* readEntries(database: DatabaseSync): Generator<SearchEntry> {
  for (const row of database.prepare(entries).iterate()) {
    const kind = searchKinds.find((known) => known === row['kind']);
    if (kind === undefined) continue;
    yield {
      kind,
      id: Number(row['id']),
      name: String(row['name']),
      originalName: String(row['original_name']),
      popularity: Number(row['popularity']),
      firstYear: year(row['first_year']),
      lastYear: year(row['last_year']),
    };
  }
}

/** The search tables as a part of the catalogue's database, derived from its tables when it is built. */
export const searchPart = {
  name: 'search',
  version: searchVersion,
  build: (database: DatabaseSync) => buildSearchIndex(database, readEntries(database)),
};
