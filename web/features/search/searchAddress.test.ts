import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { narrowingFor, kinds, readSearchAddress, searchHref, tidyQuery } from './searchAddress.ts';

const read = (search: string) => readSearchAddress(new URLSearchParams(search));

describe('the address of a search', () => {
  it.each([
    ['q=heat', {}],
    ['q=heat&type=tv&page=3', { kind: 'tv', page: 3 }],
    ['q=+heat%0A', {}],
    ['', { query: '' }],
    ['q=heat&type=book&page=2', { page: 2 }],
    ['q=heat&page=0', {}],
    ['q=heat&page=501', {}],
    ['q=heat&page=x', {}],
    ['q=heat&q=alien', {}],
    ['q=heat&exact=1', { exact: true }],
    ['q=heat&exact=yes', {}],
    ['q=heat&genre=18%2C-27&year=1990..&sort=newest', { narrowing: 'genre=18,-27&year=1990..&sort=newest' }],
    ['q=heat&genre=&utm_source=mail&fame=%3Cb%3E', { narrowing: 'fame=%3Cb%3E' }],
  ])('%s is read as %o', (search, said) =>
    expect(read(search)).toEqual({
      query: 'heat',
      kind: null,
      exact: false,
      narrowing: '',
      page: 1,
      ...said,
    }),
  );

  it('looks up at most 300 characters, whole ones', () => {
    expect(tidyQuery('x'.repeat(10_000))).toHaveLength(300);
    expect(tidyQuery('🎬'.repeat(400))).toBe('🎬'.repeat(300));
  });

  it('reads back what it has written', () => {
    const address = fc.record({
      query: fc.string({ unit: 'grapheme' }).map(tidyQuery).filter(Boolean),
      kind: fc.constantFrom(null, ...kinds),
      exact: fc.boolean(),
      narrowing: fc.constantFrom('', 'genre=18,-27&sort=newest', 'country=US&person=31'),
      page: fc.integer({ min: 1, max: 500 }),
    });
    fc.assert(
      fc.property(address, (given) => {
        expect(readSearchAddress(new URL(searchHref(given), 'http://a.test').searchParams)).toEqual(given);
      }),
    );
  });

  it('leaves defaults out', () => {
    expect(searchHref({ query: 'heat' })).toBe('/search?q=heat');
    expect(searchHref({ query: 'heat', kind: 'person', page: 1 })).toBe('/search?q=heat&type=person');
    expect(searchHref({ query: '', kind: 'movie' })).toBe('/search');
  });

  it('keeps the filters that another kind has', () => {
    const narrowing = 'genre=18&writer=5&status=ended';
    expect(narrowingFor('movie', narrowing)).toBe('genre=18&writer=5');
    expect(narrowingFor('tv', narrowing)).toBe('genre=18&status=ended');
    expect(narrowingFor(null, narrowing)).toBe('genre=18');
    expect(narrowingFor('person', narrowing)).toBe(narrowing);
    expect(narrowingFor(null, '')).toBe('');
  });
});
