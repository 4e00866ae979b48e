import type { DatabaseSync } from 'node:sqlite';

import type { Title } from '@marquee/titles';

import { select } from './reads/select.ts';
import { readTitles } from './readTitles.ts';

type Named = { kind: 'person' | 'collection' | 'keyword'; id: number; name: string; popularity: number };

const others = `
SELECT 'person' AS kind, id, name, popularity FROM person
UNION ALL
SELECT 'collection', id, name, (SELECT max(t.popularity) FROM title t WHERE t.collection_id = collection.id)
FROM collection WHERE films > 1
UNION ALL
SELECT 'keyword', id, name, (SELECT count(*) FROM title_keyword k WHERE k.keyword_id = keyword.id) FROM keyword`;

/** Everything in the catalogue that can be found by its name, in no order that means anything. */
export function* searchEntries(database: DatabaseSync) {
  for (const title of readTitles(database)) yield titleEntry(title);
  for (const named of select<Named, []>(database, others).all()) yield namedEntry(named);
}

/** What is known of whatever has a name alone. */
const namedEntry = (named: Named) => ({
  ...named,
  originalName: named.name,
  alternatives: [],
  adult: false,
  video: false,
  imdb: null,
  firstYear: null,
  lastYear: null,
  runtime: null,
  language: null,
  genres: [],
  score: null,
  votes: null,
});

const titleEntry = (title: Title) => ({
  kind: title.media,
  id: title.id,
  name: title.name,
  originalName: title.originalName,
  alternatives: title.alsoNamed,
  popularity: title.popularity,
  adult: false,
  video: false,
  imdb: title.imdb,
  firstYear: title.year,
  lastYear: title.lastYear,
  runtime: title.runtime,
  language: title.language,
  genres: title.genres,
  score: title.score,
  votes: title.votes,
});
