import type { MediaType } from '@marquee/contracts/paths.ts';

import type { Params } from '#server/titles/embedded/protocol/Params.ts';

import { compare, type Condition, has, lacks, never, oneOf } from './conditions.ts';

/** Filters on facts that the catalogue lacks: with them nothing matches. */
const unknowable = [
  'with_watch_providers',
  'with_watch_monetization_types',
  'screened_theatrically',
] as const;

/** The filters that `/discover/movie` and `/discover/tv` have in common. */
export function sharedFilters(media: MediaType, params: Params): Condition[] {
  const rows = `media = '${media}'`;
  const genre = { table: 'title_genre', column: 'genre_id', rows };
  const keyword = { table: 'title_keyword', column: 'keyword_id', rows };
  const country = { table: 'title_country', column: 'country', rows };
  const company = { table: 'title_company', column: 'company_id', rows };
  return [
    { sql: rows, values: [] },
    ...compare('score', '>=', params.number('vote_average.gte')),
    ...compare('score', '<=', params.number('vote_average.lte')),
    ...compare('votes', '>=', params.number('vote_count.gte')),
    ...compare('votes', '<=', params.number('vote_count.lte')),
    ...compare('runtime', '>=', params.number('with_runtime.gte')),
    ...compare('runtime', '<=', params.number('with_runtime.lte')),
    ...has(genre, params.numberList('with_genres')),
    ...lacks(genre, params.numberList('without_genres')),
    ...has(keyword, params.numberList('with_keywords')),
    ...lacks(keyword, params.numberList('without_keywords')),
    ...has(company, params.numberList('with_companies')),
    ...lacks(company, params.numberList('without_companies')),
    ...has(country, params.list('with_origin_country').map(upperCase)),
    ...params.list('with_original_language').map((languages) => oneOf('language', languages)),
    ...unknowable.filter((name) => ![undefined, 'false'].includes(params.text(name))).map(() => never),
  ];
}

const upperCase = (codes: readonly string[]) => codes.map((code) => code.toUpperCase());
