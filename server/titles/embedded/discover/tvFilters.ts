import { TmdbFailure } from '#server/titles/embedded/protocol/failure.ts';
import type { Params } from '#server/titles/embedded/protocol/Params.ts';

import { all, compare, type Condition, oneOf } from './conditions.ts';
import { sharedFilters } from './sharedFilters.ts';

/** By TMDB's numbers. */
const statuses = ['Returning Series', 'Planned', 'In Production', 'Ended', 'Canceled', 'Pilot'];
const types = ['Documentary', 'News', 'Miniseries', 'Reality', 'Scripted', 'Talk Show', 'Video'];

/** What `/discover/tv` asks for. */
export function tvFilters(params: Params): Condition {
  return all([
    ...sharedFilters('tv', params),
    ...compare('year', '=', params.integer('first_air_date_year')),
    ...compare('date', '>=', params.day('first_air_date.gte')),
    ...compare('date', '<=', params.day('first_air_date.lte')),
    ...airedFilters(params),
    ...params.numberList('with_networks').map((networks): Condition => ({
      sql: `id IN (SELECT title_id FROM title_network WHERE ${oneOf('network_id', networks).sql})`,
      values: networks,
    })),
    ...numbered(params, 'with_status', statuses).map((names) => oneOf('status', names)),
    ...numbered(params, 'with_type', types).map((names) => oneOf('type', names)),
  ]);
}

/** Episodes in the window. Of later seasons only the year is known, so a season counts by its year. */
function airedFilters(params: Params): Condition[] {
  const from = params.day('air_date.gte')?.slice(0, 4);
  const to = params.day('air_date.lte')?.slice(0, 4);
  if (from === undefined && to === undefined) return [];
  return [
    {
      sql: 'id IN (SELECT title_id FROM season WHERE year BETWEEN ? AND ?)',
      values: [Number(from ?? 0), Number(to ?? 9999)],
    },
  ];
}

/** Names for the numbers of a filter's list. */
const numbered = (params: Params, filter: string, names: readonly string[]): string[][] =>
  params.numberList(filter).map((any) =>
    any.map((number) => {
      const name = names[number];
      if (name === undefined) throw new TmdbFailure(5);
      return name;
    }),
  );
