import { facetNames } from './facets.ts';

/**
 * Every parameter that a page reads of its address. All others, such as those that campaigns and networks append, are for
 * the browser alone: a page's HTML is the same without them, and caches needn't know them.
 */
export const pageParameters: ReadonlySet<string> = new Set([
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
]);

/** These pages say which filters they didn't understand. */
const readsAll = /^\/discover(?:\/|$)/i;

function nameOf(pair: string): string {
  const [name = ''] = pair.split('=', 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The query of a page's address, with its question mark, without what no page reads. */
export function readSearch(pathname: string, search: string): string {
  if (search.length < 2 || readsAll.test(pathname)) return search;
  const pairs = search.slice(1).split('&');
  const read = pairs.filter((pair) => pageParameters.has(nameOf(pair)));
  if (read.length === pairs.length) return search;
  return read.length === 0 ? '' : `?${read.join('&')}`;
}
