import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';

import { type SearchEntry, searchKinds } from '#entry.ts';

export const entryColumns = [
  'kind',
  'id',
  'name',
  'original_name',
  'alternatives',
  'popularity',
  'adult',
  'video',
  'imdb',
  'first_year',
  'last_year',
  'runtime',
  'language',
  'genres',
  'score',
  'votes',
] as const;

/** The values of `entryColumns`. Default values are null, which takes no space. */
export function toRow(entry: SearchEntry): SQLInputValue[] {
  return [
    entry.kind,
    entry.id,
    entry.name.toWellFormed(),
    entry.originalName === entry.name ? null : entry.originalName.toWellFormed(),
    entry.alternatives.length === 0 ? null : JSON.stringify(entry.alternatives),
    entry.popularity,
    Number(entry.adult),
    Number(entry.video),
    entry.imdb,
    entry.firstYear,
    entry.lastYear,
    entry.runtime,
    entry.language,
    entry.genres.length === 0 ? null : entry.genres.join(','),
    entry.score,
    entry.votes,
  ];
}

const numberOf = (value: SQLOutputValue | undefined) => (typeof value === 'number' ? value : null);
const textOf = (value: SQLOutputValue | undefined) => (typeof value === 'string' ? value : null);

function alternativesOf(json: string | null): string[] {
  const list: unknown = json === null ? [] : JSON.parse(json);
  return Array.isArray(list) ? list.map(String) : [];
}

/** All names, each once. */
export function namesIn(row: Record<string, SQLOutputValue>): string[] {
  const [name, original] = [textOf(row['name']), textOf(row['original_name'])];
  const names = [name, original, ...alternativesOf(textOf(row['alternatives']))];
  return [...new Set(names.filter((one) => one !== null))];
}

export function fromRow(row: Record<string, SQLOutputValue>): SearchEntry {
  const name = textOf(row['name']) ?? '';
  return {
    kind: searchKinds.find((kind) => kind === row['kind']) ?? 'movie',
    id: Number(row['id']),
    name,
    originalName: textOf(row['original_name']) ?? name,
    alternatives: alternativesOf(textOf(row['alternatives'])),
    popularity: Number(row['popularity']),
    adult: row['adult'] === 1,
    video: row['video'] === 1,
    imdb: textOf(row['imdb']),
    firstYear: numberOf(row['first_year']),
    lastYear: numberOf(row['last_year']),
    runtime: numberOf(row['runtime']),
    language: textOf(row['language']),
    genres: textOf(row['genres'])?.split(',').map(Number) ?? [],
    score: numberOf(row['score']),
    votes: numberOf(row['votes']),
  };
}
