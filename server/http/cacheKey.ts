import { readSearch } from '@marquee/contracts/pageParameters.ts';
import { paths } from '@marquee/contracts/paths.ts';

/** Longer addresses aren't worth keeping: they aren't asked for twice. */
const longestKeptUrl = 1024;

const nameOf = (pair: string) => pair.slice(0, (pair.indexOf('=') + 1 || pair.length + 1) - 1);
/** Addresses with another meaning of parameters than pages have. */
const isData = (path: string) => /^\/(?:3|api|t|avatars)\//.test(path);
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * One key for all spellings of an address that mean the same: parameters in order of their names, empty ones and
 * the credential left out, and of a page's those that it doesn't read. Values of one name keep their order, nothing is
 * decoded: two meanings never share a key.
 * The host is part of it, since answers may name their own address. Null where nothing should be kept.
 */
export function cacheKey(host: string, url: string): string | null {
  if (url.length > longestKeptUrl || host.length > 255) return null;
  const mark = url.indexOf('?');
  if (mark === -1) return `${host} ${url}`;
  const path = url.slice(0, mark);
  const query = isData(path) ? url.slice(mark + 1) : readSearch(path, url.slice(mark)).slice(1);
  // A part that is taken back belongs to the sentence before it.
  if (path === paths.ask) return `${host} ${path}?${query}`;
  if (!query.includes('&') && query !== '' && !query.startsWith('api_key='))
    return `${host} ${path}?${query}`;
  const pairs = query
    .split('&')
    .filter((pair) => pair !== '' && nameOf(pair) !== 'api_key')
    .sort((a, b) => compare(nameOf(a), nameOf(b)));
  return `${host} ${path}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`;
}
