import { TmdbFailure } from '#server/titles/embedded/protocol/failure.ts';
import type { Params } from '#server/titles/embedded/protocol/Params.ts';

/** Columns by the name that `sort_by` gives them. */
export const movieSorts: Readonly<Record<string, string>> = {
  original_title: 'original_name COLLATE NOCASE',
  popularity: 'popularity',
  primary_release_date: 'date',
  release_date: 'date',
  // No revenue is known, so all are equal and popularity decides.
  revenue: '0 * id',
  title: 'name COLLATE NOCASE',
  vote_average: 'score',
  vote_count: 'votes',
};

export const tvSorts: Readonly<Record<string, string>> = {
  first_air_date: 'date',
  name: 'name COLLATE NOCASE',
  original_name: 'original_name COLLATE NOCASE',
  popularity: 'popularity',
  vote_average: 'score',
  vote_count: 'votes',
};

/** The ORDER BY that `sort_by` asks for. */
export function orderOf(params: Params, sorts: Readonly<Record<string, string>>): string {
  const [name = '', direction = '', ...more] = (params.text('sort_by') ?? 'popularity.desc').split('.');
  const column = Object.hasOwn(sorts, name) ? sorts[name] : undefined;
  if (column === undefined || more.length > 0 || !['asc', 'desc'].includes(direction))
    throw new TmdbFailure(5);
  return `${column} ${direction.toUpperCase()}`;
}
