import { paths } from '@marquee/contracts/paths.ts';
import { readSearch } from '@marquee/contracts/readParameters.ts';

/** Longer addresses aren't worth keeping: they aren't asked for twice. */
const longestKeptUrl = 1024;

const nameOf = (pair: string) => pair.slice(0, (pair.indexOf('=') + 1 || pair.length + 1) - 1);
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * One key for all spellings of an address that mean the same: parameters in order of their names, without those that
 * aren't read. Values of one name keep their order, and no value is decoded: two meanings never share a key.
 * The host is part of it, since answers may name their own address. Null where nothing should be kept.
 */
export function cacheKey(host: string, url: string): string | null {
  if (url.length > longestKeptUrl || host.length > 255) return null;
  const mark = url.indexOf('?');
  if (mark === -1) return `${host} ${url}`;
  const path = url.slice(0, mark);
  const query = readSearch(path, url.slice(mark)).slice(1);
  if (query === '') return `${host} ${path}`;
  // A part that is taken back belongs to the sentence before it.
  if (!query.includes('&') || path === paths.ask) return `${host} ${path}?${query}`;
  const pairs = query.split('&').sort((a, b) => compare(nameOf(a), nameOf(b)));
  return `${host} ${path}?${pairs.join('&')}`;
}
