import type { DatabaseSync } from 'node:sqlite';

const kinds = ['movie', 'tv', 'person', 'collection', 'keyword'] as const;

/** Something that can be found by its name. */
export type SearchEntry = {
  kind: (typeof kinds)[number];
  id: number;
  name: string;
  originalName: string;
  alternatives: readonly string[];
  popularity: number;
  adult: boolean;
  video: boolean;
  /** `tt0133093` */
  imdb: string | null;
  /** First and last year that the year filters accept; null where the kind has none. */
  firstYear: number | null;
  lastYear: number | null;
  runtime: number | null;
  language: string | null;
  /** TMDB's numbers. */
  genres: readonly number[];
  score: number | null;
  votes: number | null;
};

type Row = Record<string, unknown>;

// The last year of a series is the year of its last season: TMDB's `year` matches any episode.
const titles = `
SELECT media AS kind, id, name, original_name, popularity, imdb, runtime, language, genre_ids, score, votes,
  year AS first_year,
  coalesce((SELECT max(s.year) FROM season s WHERE media = 'tv' AND s.title_id = title.id), year) AS last_year,
  (SELECT json_group_array(n.name ORDER BY n.ord) FROM title_name n
   WHERE n.media = title.media AND n.title_id = title.id) AS alternatives
FROM title`;

const others = `
SELECT 'person' AS kind, id, name, popularity FROM person
UNION ALL
SELECT 'collection', id, name, (SELECT max(t.popularity) FROM title t WHERE t.collection_id = collection.id)
FROM collection WHERE films > 1
UNION ALL
SELECT 'keyword', id, name, (SELECT count(*) FROM title_keyword k WHERE k.keyword_id = keyword.id) FROM keyword`;

/** Everything in the catalogue that can be found by its name, in no order that means anything. */
export function* searchEntries(database: DatabaseSync): Generator<SearchEntry> {
  for (const row of database.prepare(titles).iterate()) yield titleEntry(row);
  for (const row of database.prepare(others).iterate()) yield namedEntry(row);
}

/** What is known of whatever has a name alone. */
function namedEntry(row: Row): SearchEntry {
  const name = String(row['name']);
  return {
    kind: kindOf(row['kind']),
    id: Number(row['id']),
    name,
    originalName: name,
    alternatives: [],
    popularity: Number(row['popularity']),
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
  };
}

function titleEntry(row: Row): SearchEntry {
  return {
    ...namedEntry(row),
    originalName: String(row['original_name']),
    alternatives: listOf(row['alternatives']).map(String),
    imdb: typeof row['imdb'] === 'string' ? row['imdb'] : null,
    firstYear: Number(row['first_year']),
    lastYear: Number(row['last_year']),
    runtime: Number(row['runtime']),
    language: String(row['language']),
    genres: listOf(row['genre_ids']).map(Number),
    score: Number(row['score']),
    votes: Number(row['votes']),
  };
}

function listOf(json: unknown): unknown[] {
  const list: unknown = JSON.parse(String(json));
  return Array.isArray(list) ? list : [];
}

const kindOf = (value: unknown) => kinds.find((kind) => kind === value) ?? 'movie';
