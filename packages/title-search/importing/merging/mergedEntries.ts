import type { DatabaseSync } from 'node:sqlite';

import type { GenreName } from '@marquee/contracts/assistant/part.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import { normalise } from '@marquee/text';
import { genreNumbers } from '@marquee/titles';

import type { SearchEntry } from '#entry.ts';
import { isImdbType, imdbTypes } from '#importing/reading/imdbLine.ts';

import { ofImdbAlone, type Taking, takingIn, whyLeftOut } from './leftOut.ts';

/** IMDb's names that differ from TMDB's. */
const called: Readonly<Record<string, GenreName>> = {
  'Game-Show': 'Reality',
  Musical: 'Music',
  'Reality-TV': 'Reality',
  'Sci-Fi': 'Science Fiction',
  'Talk-Show': 'Talk',
};
const televisionFilm = 10770;

const numbers = {
  movie: new Map(Object.entries(genreNumbers.movie)),
  tv: new Map(Object.entries(genreNumbers.tv)),
};

/** `Action,Sci-Fi` → `[28, 878]`, TMDB's numbers. Genres without a counterpart there are left out. */
export function imdbGenres(media: MediaType, type: string, genres: string): number[] {
  const found = genres.split(',').flatMap((genre) => numbers[media].get(called[genre] ?? genre) ?? []);
  return [...new Set(type === 'tvMovie' ? [...found, televisionFilm] : found)];
}

/** Titles that only IMDb has get its number plus this: above all of TMDB's, the same in every import. */
export const ownIdFloor = 1_000_000_000;

type Row = Record<string, unknown>;

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const imdbId = (value: number): string => `tt${String(value).padStart(7, '0')}`;

/** Converts IMDb's votes to TMDB's scale: ten for a hundred thousand, one for a thousand. */
const popularityOfVotes = (votes: number | null): number =>
  Math.round(1000 * Math.sqrt((votes ?? 0) / 1000)) / 1000;

/** What IMDb says of a title, as columns of `imdbColumns`. */
const imdbColumns = `i.type, i.name AS imdb_name, i.original AS imdb_original, i.adult AS imdb_adult, i.first_year,
  i.last_year, i.runtime, i.genres, r.score, r.votes`;

/** Names that differ from the entry's own. */
function otherNames(own: readonly string[], others: readonly string[]): string[] {
  const known = new Set(own.map(normalise));
  return others.filter((name) => {
    const key = normalise(name);
    if (key === '' || known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/** Years, length, genres and scores of IMDb's tables; all empty where it doesn't have the title. */
function factsOf(kind: SearchEntry['kind'], row: Row) {
  const firstYear = number(row['first_year']);
  return {
    firstYear,
    lastYear: number(row['last_year']) ?? firstYear,
    runtime: number(row['runtime']),
    language: null,
    genres: kind === 'movie' || kind === 'tv' ? imdbGenres(kind, text(row['type']), text(row['genres'])) : [],
    score: number(row['score']),
    votes: number(row['votes']),
  };
}

const exportedRows = `
SELECT t.*, p.number, ${imdbColumns} FROM tmdb t
LEFT JOIN work.pair p ON p.kind = t.kind AND p.id = t.id
LEFT JOIN imdb_title i USING (number) LEFT JOIN imdb_rating r USING (number)
WHERE NOT EXISTS (SELECT 1 FROM work.hidden h WHERE h.kind = t.kind AND h.id = t.id)`;

const ownRows = `
SELECT number, m.kind, ${imdbColumns} ${ofImdbAlone(ownIdFloor)} AND ${whyLeftOut} IS NULL`;

/** All entries from every staged source, one by one. Expects `matchSources` to have run. */
export function* mergedEntries(staging: DatabaseSync, taking: Taking): Generator<SearchEntry> {
  const namesOf = staging.prepare('SELECT name FROM imdb_name WHERE number = ? ORDER BY ord');
  const elsewhere = (imdb: number | null) =>
    imdb === null ? [] : namesOf.all(imdb).map(({ name }) => String(name));
  yield* embeddedEntries(staging, elsewhere);
  yield* exportedEntries(staging, elsewhere);
  yield* ownEntries(staging, elsewhere, taking);
}

type NamesElsewhere = (imdb: number | null) => string[];

function* embeddedEntries(staging: DatabaseSync, elsewhere: NamesElsewhere): Generator<SearchEntry> {
  const hiddenNames = staging.prepare(
    `SELECT t.name FROM work.hidden h JOIN tmdb t USING (kind, id) WHERE h.kind = ? AND h.behind = ?`,
  );
  const rows = staging.prepare(
    `SELECT e.entry, p.number, i.name AS imdb_name, i.original AS imdb_original FROM work.embedded e
     LEFT JOIN work.pair p ON p.kind = e.kind AND p.id = e.id LEFT JOIN imdb_title i USING (number)`,
  );
  for (const row of rows.iterate()) {
    const entry: SearchEntry = JSON.parse(String(row['entry']));
    const imdb = number(row['number']);
    const theirs = [
      ...hiddenNames.all(entry.kind, entry.id).map(({ name }) => String(name)),
      ...[row['imdb_name'], row['imdb_original']].filter((name) => typeof name === 'string'),
      ...elsewhere(imdb),
    ];
    const known = [entry.name, entry.originalName, ...entry.alternatives];
    const alternatives = [...entry.alternatives, ...otherNames(known, theirs)];
    yield { ...entry, alternatives, imdb: entry.imdb ?? (imdb === null ? null : imdbId(imdb)) };
  }
}

function* exportedEntries(staging: DatabaseSync, elsewhere: NamesElsewhere): Generator<SearchEntry> {
  for (const row of staging.prepare(exportedRows).iterate()) {
    const kind = row['kind'] === 'movie' || row['kind'] === 'tv' ? row['kind'] : 'person';
    const imdb = number(row['number']);
    const originalName = String(row['name']);
    // TMDB's exports have only a title's original name; IMDb's is its most usual one.
    const name = typeof row['imdb_name'] === 'string' ? row['imdb_name'] : originalName;
    const facts = factsOf(kind, row);
    const others = imdb === null ? [] : [String(row['imdb_original']), ...elsewhere(imdb)];
    yield {
      kind,
      id: Number(row['id']),
      name,
      originalName,
      alternatives: otherNames([name, originalName], others),
      popularity: Math.max(Number(row['popularity']), popularityOfVotes(facts.votes)),
      adult: row['adult'] === 1 || row['imdb_adult'] === 1,
      video: row['video'] === 1,
      imdb: imdb === null ? null : imdbId(imdb),
      ...facts,
    };
  }
}

function* ownEntries(
  staging: DatabaseSync,
  elsewhere: NamesElsewhere,
  taking: Taking,
): Generator<SearchEntry> {
  for (const row of staging.prepare(ownRows).iterate(takingIn(staging, taking))) {
    const kind = row['kind'] === 'tv' ? 'tv' : 'movie';
    const imdb = Number(row['number']);
    const type = String(row['type']);
    const name = String(row['imdb_name']);
    const originalName = String(row['imdb_original']);
    const facts = factsOf(kind, row);
    yield {
      kind,
      id: ownIdFloor + imdb,
      name,
      originalName,
      alternatives: otherNames([name, originalName], elsewhere(imdb)),
      popularity: popularityOfVotes(facts.votes),
      adult: row['imdb_adult'] === 1,
      video: isImdbType(type) && imdbTypes[type].video,
      imdb: imdbId(imdb),
      ...facts,
    };
  }
}
