import type { Params } from '#server/titles/embedded/protocol/Params.ts';

import { all, compare, type Condition, has, never, oneOf } from './conditions.ts';
import { sharedFilters } from './sharedFilters.ts';

/** From the mildest up. "NR" isn't in it: such a film has no rating. */
const certificationOrder = ['G', 'PG', 'PG-13', 'R', 'NC-17'];

const credit = { table: 'credit', column: 'person_id', rows: "media = 'movie'" };
const cast = { ...credit, rows: `${credit.rows} AND kind = 'cast'` };
const crew = { ...credit, rows: `${credit.rows} AND kind = 'crew'` };

/** What `/discover/movie` asks for. */
export function movieFilters(params: Params): Condition {
  return all([
    ...sharedFilters('movie', params),
    ...compare('year', '=', params.integer('primary_release_year')),
    ...compare('year', '=', params.integer('year')),
    ...compare('date', '>=', params.day('primary_release_date.gte')),
    ...compare('date', '<=', params.day('primary_release_date.lte')),
    ...compare('date', '>=', params.day('release_date.gte')),
    ...compare('date', '<=', params.day('release_date.lte')),
    ...has(cast, params.numberList('with_cast')),
    ...has(crew, params.numberList('with_crew')),
    ...has(credit, params.numberList('with_people')),
    ...certificationFilters(params),
  ]);
}

function certificationFilters(params: Params): Condition[] {
  const exact = params.list('certification');
  const least = params.text('certification.gte');
  const most = params.text('certification.lte');
  if (exact.length === 0 && least === undefined && most === undefined) return [];
  // Certifications of other countries are not known.
  if ((params.text('certification_country') ?? 'US').toUpperCase() !== 'US') return [never];
  return [...exact.map((any) => oneOf('certification', any)), ...rangeOf(least, most)];
}

function rangeOf(least: string | undefined, most: string | undefined): Condition[] {
  if (least === undefined && most === undefined) return [];
  const from = least === undefined ? 0 : certificationOrder.indexOf(least);
  const to = most === undefined ? certificationOrder.length - 1 : certificationOrder.indexOf(most);
  if (from === -1 || to === -1) return [never];
  return [oneOf('certification', certificationOrder.slice(from, to + 1))];
}
