import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { cacheKey } from './cacheKey.ts';

const key = (url: string) => cacheKey('host', url);

type Pairs = [name: string, value: string][];

const meaning = (pairs: Pairs) => JSON.stringify(pairs.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
const urlOf = (pairs: Pairs) => `/3/discover/movie?${pairs.map((pair) => pair.join('=')).join('&')}`;

describe('cacheKey', () => {
  it('is the same for the same parameters in another order', () => {
    expect(key('/3/discover/movie?page=2&with_genres=18')).toBe(
      key('/3/discover/movie?with_genres=18&page=2'),
    );
  });

  it('leaves out the credential and empty parameters', () => {
    expect(key('/3/movie/603?api_key=secret')).toBe(key('/3/movie/603'));
    expect(key('/3/movie/603?&language=en&api_key=secret&')).toBe(key('/3/movie/603?language=en'));
    expect(key('/3/movie/603?')).toBe(key('/3/movie/603'));
  });

  it('keeps the order of values with one name, since the first may count', () => {
    expect(key('/3/movie/popular?page=1&page=2')).not.toBe(key('/3/movie/popular?page=2&page=1'));
  });

  it('leaves out what isn’t read', () => {
    expect(key('/movie/603?utm_source=mail')).toBe(key('/movie/603'));
    expect(key('/search?z=1&q=heat&z=2')).toBe(key('/search?q=heat'));
    expect(key('/discover/movie?utm_source=mail&genre=18&gclid=1')).toBe(key('/discover/movie?genre=18'));
    expect(key('/3/movie/603?z=1')).toBe(key('/3/movie/603'));
    expect(key('/3/movie/603?page=2')).not.toBe(key('/3/movie/603'));
    expect(key('/api/search?z=1&q=heat')).toBe(key('/api/search?q=heat'));
  });

  it('keeps the order of a conversation, whose parts belong to their sentences', () => {
    expect(key('/ai?q=a&x=1&q=b')).not.toBe(key('/ai?q=a&q=b&x=1'));
    expect(key('/ai?q=a&z=1')).toBe(key('/ai?q=a'));
  });

  it('distinguishes hosts', () => {
    expect(cacheKey('a', '/')).not.toBe(cacheKey('b', '/'));
  });

  it('is none for addresses that are too long to be asked twice', () => {
    expect(key(`/search?q=${'x'.repeat(2000)}`)).toBeNull();
  });

  it('never joins addresses whose parameters differ', () => {
    const name = fc.constantFrom('year', 'page', 'release_date.gte', 'release_date%2Egte');
    const value = fc.constantFrom('', '1', '2', 'a=b', '%26');
    const pairs = fc.array(fc.tuple(name, value), { maxLength: 4 });
    fc.assert(
      fc.property(pairs, pairs, (one, two) => {
        expect(key(urlOf(one)) === key(urlOf(two))).toBe(meaning(one) === meaning(two));
      }),
    );
  });
});
