import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { filterPieces, readFilters } from './filterAddress.ts';

const read = (address: string, media: 'movie' | 'tv' | null = 'movie') =>
  readFilters(new URLSearchParams(address), media);

describe('filters in an address', () => {
  it('have included and excluded values', () => {
    expect(read('genre=18,-27&language=ja&year=1990..1999').filters).toEqual({
      genre: { in: ['18'], out: ['27'] },
      language: { in: ['ja'], out: [] },
      year: { from: 1990, to: 1999 },
    });
  });

  it.each([
    ['1999', { from: 1999, to: 1999 }],
    ['1990..', { from: 1990, to: null }],
    ['..7.5', { from: null, to: 7.5 }],
    ['2005..1995', { from: 1995, to: 2005 }],
  ])('have open, single and reversed ranges: %s', (text, range) => {
    expect(read(`score=${text}`).filters).toEqual({ score: range });
  });

  it('report what is unknown, and read the rest', () => {
    expect(read('genre=18,horror&year=soon&network=5&score=..&fame=-known&language=ja')).toEqual({
      filters: { genre: { in: ['18'], out: [] }, language: { in: ['ja'], out: [] } },
      ignored: [
        { name: 'genre', value: 'horror' },
        { name: 'year', value: 'soon' },
        { name: 'score', value: '..' },
        { name: 'fame', value: '-known' },
        { name: 'network', value: '5' },
      ],
    });
  });

  it('read what a form sends without scripts: a name said twice', () => {
    expect(
      read(
        'year=1990&year=1999&score=&score=7.5&runtime=&runtime=&keyword=5,-6&keyword=heist&genre=18&genre=',
      ),
    ).toEqual({
      filters: {
        year: { from: 1990, to: 1999 },
        score: { from: null, to: 7.5 },
        keyword: { in: ['5'], out: ['6'] },
        genre: { in: ['18'], out: [] },
      },
      ignored: [{ name: 'keyword', value: 'heist' }],
    });
  });

  it('leave out for both media together what only one of them has', () => {
    expect(read('network=5&showing=now&genre=18', null).filters).toEqual({ genre: { in: ['18'], out: [] } });
  });

  it('are written in one order and read back the same', () => {
    const { filters } = read('year=1990..1999&genre=-27,18&mood=feel-good', 'movie');
    expect(filterPieces(filters)).toEqual(['genre=18,-27', 'year=1990..1999', 'mood=feel-good']);
    expect(read(filterPieces(filters).join('&')).filters).toEqual(filters);
  });

  it('never throw, and survive being written and read', () => {
    const names = fc.constantFrom('genre', 'year', 'language', 'person', 'seasons', 'form', 'nothing');
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('1', '9', '.', ',', '-', 'a') }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, texts)), fc.constantFrom('movie', 'tv', null), (pairs, media) => {
        const { filters } = readFilters(new URLSearchParams(pairs), media);
        const written = filterPieces(filters).join('&');
        expect(readFilters(new URLSearchParams(written), media).filters).toEqual(filters);
      }),
    );
  });
});
