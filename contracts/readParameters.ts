import { facetNames } from './facets.ts';

const inLanguage = ['locale', 'region'];
const discovered = [
  'include_adult',
  'language',
  'page',
  'region',
  'screened_theatrically',
  'sort_by',
  'timezone',
  'vote_average.gte',
  'vote_average.lte',
  'vote_count.gte',
  'vote_count.lte',
  'watch_region',
  'with_companies',
  'with_genres',
  'with_keywords',
  'with_origin_country',
  'with_original_language',
  'with_runtime.gte',
  'with_runtime.lte',
  'with_watch_monetization_types',
  'with_watch_providers',
  'without_companies',
  'without_genres',
  'without_keywords',
  'without_watch_providers',
];

/**
 * Every parameter that is read of an address, by how its path begins: the first that fits counts, as a regular expression
 * here and in deploy/nginx.conf. All others, such as those of campaigns, change nothing in an answer: caches leave them out.
 */
export const readParameters: readonly { path: string; names: readonly string[] }[] = [
  {
    path: '/3/discover/movie',
    names: [
      ...discovered,
      'certification',
      'certification.gte',
      'certification.lte',
      'certification_country',
      'include_video',
      'primary_release_date.gte',
      'primary_release_date.lte',
      'primary_release_year',
      'release_date.gte',
      'release_date.lte',
      'with_cast',
      'with_crew',
      'with_people',
      'with_release_type',
      'year',
    ],
  },
  {
    path: '/3/discover/tv',
    names: [
      ...discovered,
      'air_date.gte',
      'air_date.lte',
      'first_air_date.gte',
      'first_air_date.lte',
      'first_air_date_year',
      'include_null_first_air_dates',
      'with_networks',
      'with_status',
      'with_type',
    ],
  },
  {
    path: '/3/search/',
    names: [
      'query',
      'first_air_date_year',
      'include_adult',
      'language',
      'page',
      'primary_release_year',
      'region',
      'year',
    ],
  },
  { path: '/3/find/', names: ['external_source', 'language'] },
  {
    path: '/3/',
    names: [
      'append_to_response',
      'country',
      'include_image_language',
      'include_video_language',
      'language',
      'page',
      'region',
      'timezone',
      'watch_region',
    ],
  },
  { path: '/api/suggest', names: ['q', 'exact', ...inLanguage] },
  { path: '/api/search', names: ['q', 'type', 'exact', 'page', 'sort', ...facetNames, ...inLanguage] },
  { path: '/api/discover/', names: ['not', 'page', 'sort', ...facetNames, ...inLanguage] },
  {
    path: '/api/complete/',
    names: ['q', 'exact', 'media', 'within', 'sort', ...facetNames, ...inLanguage],
  },
  { path: '/api/likeness/', names: inLanguage },
  { path: '/api/titles', names: ['keys'] },
  { path: '/api/', names: ['after', 'keep', 'limit', 'page'] },
  { path: '/(?:t|avatars|static)/', names: [] },
  { path: '/identitytoolkit[.]googleapis[.]com/', names: ['key'] },
  { path: '/readyz', names: ['exclude'] },
  {
    path: '/',
    names: [
      'q',
      'x',
      'type',
      'exact',
      'page',
      'sort',
      'more',
      'as',
      'kind',
      'order',
      'play',
      'from',
      'mode',
      'oobCode',
      'continueUrl',
      ...facetNames,
    ],
  },
];

const kinds = readParameters.map(({ path, names }) => ({
  pattern: new RegExp(`^${path}`),
  names: new Set(names),
}));

function nameOf(pair: string): string {
  const [name = ''] = pair.split('=', 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** An address's query, with its question mark, without what isn't read. */
export function readSearch(pathname: string, search: string): string {
  if (search.length < 2) return search;
  const { names } = kinds.find(({ pattern }) => pattern.test(pathname)) ?? {};
  const pairs = search.slice(1).split('&');
  const read = pairs.filter((pair) => names?.has(nameOf(pair)));
  if (read.length === pairs.length) return search;
  return read.length === 0 ? '' : `?${read.join('&')}`;
}
