import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { kinds, readSearchAddress, searchHref, tidyQuery } from './searchAddress.ts';

const read = (search: string) => readSearchAddress(new URLSearchParams(search));

describe('the address of a search', () => {
  it.each([
    ['q=heat', { query: 'heat', kind: null, page: 1 }],
    ['q=heat&type=tv&page=3', { query: 'heat', kind: 'tv', page: 3 }],
    ['q=+star++wars%0A', { query: 'star wars', kind: null, page: 1 }],
    ['', { query: '', kind: null, page: 1 }],
    ['q=heat&type=book&page=2', { query: 'heat', kind: null, page: 1 }],
    ['q=heat&type=movie&page=0', { query: 'heat', kind: 'movie', page: 1 }],
    ['q=heat&type=movie&page=501', { query: 'heat', kind: 'movie', page: 1 }],
    ['q=heat&type=movie&page=x', { query: 'heat', kind: 'movie', page: 1 }],
    ['q=heat&q=alien', { query: 'heat', kind: null, page: 1 }],
  ])('%s is read as %o', (search, address) => expect(read(search)).toEqual(address));

  it('looks up at most 300 characters, whole ones', () => {
    expect(tidyQuery('x'.repeat(10_000))).toHaveLength(300);
    expect(tidyQuery('🎬'.repeat(400))).toBe('🎬'.repeat(300));
  });

  it('reads back what it has written', () => {
    const address = fc.record({
      query: fc.string({ unit: 'grapheme' }).map(tidyQuery).filter(Boolean),
      kind: fc.constantFrom(...kinds),
      page: fc.integer({ min: 1, max: 500 }),
    });
    fc.assert(
      fc.property(address, (given) => {
        expect(readSearchAddress(new URL(searchHref(given), 'http://a.test').searchParams)).toEqual(given);
      }),
    );
  });

  it('says nothing that goes without saying', () => {
    expect(searchHref({ query: 'heat' })).toBe('/search?q=heat');
    expect(searchHref({ query: 'heat', kind: 'person', page: 1 })).toBe('/search?q=heat&type=person');
    expect(searchHref({ query: '', kind: 'movie' })).toBe('/search');
  });
});
