import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readQuery } from './readQuery.ts';

const nothing = { words: [], year: null, dated: null, romanised: null, number: null };

describe('readQuery', () => {
  it('reads plain words', () => {
    expect(readQuery('The  MATRIX: Reloaded')).toEqual({ ...nothing, words: ['the', 'matrix', 'reloaded'] });
  });

  it.each([
    ['Matrix, The', 'the matrix'],
    ['matrix, the', 'the matrix'],
    ['Good, the Bad and the Ugly, The', 'good the bad and the ugly the'],
    ['Vita è bella, La', 'la vita e bella'],
    ['Amour, L’', 'l amour'],
    ['Yes, I', 'i yes'],
    ['me, myself & irene', 'me myself and irene'],
    ['Welle, Die', 'die welle'],
    ['Up (film)', 'up'],
    ['Heat - IMDb', 'heat'],
    ['Mission: Impossible - Fallout', 'mission impossible fallout'],
    ['mat\u200brix\u202e', 'matrix'],
    ['千尋', '千 尋'],
  ])('reads %j as %j', (text, words) => {
    expect(readQuery(text).words.join(' ')).toBe(words);
  });

  it.each([
    ['year:1999 matrix', 'matrix', 1999],
    ['matrix YEAR: 1999', 'matrix', 1999],
    ['matrix y:1999', 'matrix', 1999],
    ['The Matrix (1999)', 'the matrix', 1999],
    ['Matrix, The (1999)', 'the matrix', 1999],
    ['dune [2021]', 'dune', 2021],
    ['2012 (2009)', '2012', 2009],
    ['year:1999', '', 1999],
    ['Dune (2021 film) - Wikipedia', 'dune', 2021],
    ['https://en.wikipedia.org/wiki/Dune_(2021_film)', 'dune', 2021],
    ['The Matrix (1999) - IMDb', 'the matrix', 1999],
    ['The Matrix (1999) — The Movie Database (TMDB)', 'the matrix', 1999],
  ])('takes the year out of %j', (text, words, year) => {
    expect(readQuery(text)).toEqual({ ...nothing, words: words.split(' ').filter(Boolean), year });
  });

  it.each([
    ['matrix 1999', ['matrix', '1999'], { words: ['matrix'], year: 1999 }],
    ['blade runner 2049', ['blade', 'runner', '2049'], { words: ['blade', 'runner'], year: 2049 }],
    ['2012', ['2012'], null],
    ['1917 2019', ['1917', '2019'], { words: ['1917'], year: 2019 }],
    ['apollo 0013', ['apollo', '0013'], null],
    ['film (12345)', ['film', '12345'], null],
    ['dune (9999)', ['dune', '9999'], null],
  ])('reads %j both as a name and, where it may be, with a year', (text, words, dated) => {
    expect(readQuery(text)).toEqual({ ...nothing, words, dated });
  });

  it('puts words of other scripts into Latin letters as well', () => {
    expect(readQuery('Терминатор 2')).toEqual({
      ...nothing,
      words: ['терминатор', '2'],
      romanised: ['terminator', '2'],
    });
    expect(readQuery('amélie').romanised).toBeNull();
  });

  it.each([
    ['imdb:tt0133093', 'imdb', null, 'tt0133093'],
    ['IMDB: 133093', 'imdb', null, 'tt0133093'],
    ['tt0133093', 'imdb', null, 'tt0133093'],
    ['tt10872600', 'imdb', null, 'tt10872600'],
    ['nm0000206', 'imdb', 'person', 'nm0000206'],
    ['tmdb:603', 'tmdb', null, '603'],
    ['tmdb:tv/1399', 'tmdb', 'tv', '1399'],
    ['tmdb:movie:603', 'tmdb', 'movie', '603'],
    ['https://www.themoviedb.org/movie/603-the-matrix?language=de-DE', 'tmdb', 'movie', '603'],
    ['https://www.themoviedb.org/de/tv/1399-game-of-thrones/season/1', 'tmdb', 'tv', '1399'],
    ['themoviedb.org/person/6384', 'tmdb', 'person', '6384'],
    ['https://www.imdb.com/title/tt0133093/?ref_=nv_sr_srsg_0', 'imdb', null, 'tt0133093'],
    ['https://m.imdb.com/de/title/tt0133093/fullcredits#cast', 'imdb', null, 'tt0133093'],
    ['http://imdb.com/name/nm0000206', 'imdb', 'person', 'nm0000206'],
    ['http://127.0.0.1:3000/movie/603-the-matrix', 'tmdb', 'movie', '603'],
    ['http://localhost:3000/tv/1399', 'tmdb', 'tv', '1399'],
    ['/movie/603-the-matrix', 'tmdb', 'movie', '603'],
    ['look: https://www.imdb.com/title/tt0133093/ nice', 'imdb', null, 'tt0133093'],
  ])('finds the number in %j', (text, site, kind, id) => {
    expect(readQuery(text).number).toEqual({ site, kind, id });
  });

  it.each([
    ['https://letterboxd.com/film/the-matrix/', ['the', 'matrix']],
    ['https://letterboxd.com/film/dune-2021/', ['dune', '2021']],
    ['https://en.wikipedia.org/wiki/The_Matrix', ['the', 'matrix']],
    ['https://en.wikipedia.org/wiki/Up_(film)', ['up']],
    ['https://de.wikipedia.org/wiki/Am%C3%A9lie', ['amelie']],
    ['https://trakt.tv/movies/the-matrix-1999', ['the', 'matrix', '1999']],
    ['https://www.justwatch.com/us/movie/the-matrix', ['the', 'matrix']],
    ['https://www.themoviedb.org/movie/603-the-matrix/cast', ['the', 'matrix']],
    ['https://www.themoviedb.org/movie/603', []],
    ['https://example.org/%zz/nonsense', ['nonsense']],
  ])('takes the words from %j', (text, words) => {
    expect(readQuery(text).words).toEqual(words);
  });

  it.each([
    'ttfn',
    'tt12',
    'nm',
    'tmdb:',
    'imdb:matrix',
    '24/7',
    'face/off',
    'fahrenheit 9/11',
    'wall-e',
    'a.i.',
  ])('takes %j for words', (text) => {
    expect(readQuery(text).number).toBeNull();
    expect(readQuery(text).words.length).toBeGreaterThan(0);
  });

  it('keeps the words beside a number', () => {
    expect(readQuery('matrix imdb:tt0133093').words).toEqual(['matrix']);
  });

  it('reads nothing from nothing', () => {
    for (const text of ['', ' ', '?!', '\ud800', '\u202e', '-', '""'])
      expect(readQuery(text)).toEqual(nothing);
  });

  const odd = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 700 }),
    fc.string({
      unit: fc.constantFrom(
        ...'year: (1999) tt0133093 tmdb:tv/ https:// .com / % , the " * ^ NEAR( - \0 あ \ud800'.split(' '),
        ' ',
      ),
      maxLength: 200,
    }),
  );

  it('has few and short words for any text, and the same each time', () => {
    fc.assert(
      fc.property(odd, (text) => {
        const read = readQuery(text);
        for (const words of [read.words, read.dated?.words ?? [], read.romanised ?? []]) {
          expect(words.length).toBeLessThanOrEqual(12);
          for (const word of words) expect(word).toMatch(/^[\p{L}\p{M}\p{N}]{1,40}$/u);
        }
        expect(readQuery(text)).toEqual(read);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['one long word', 'x'.repeat(10_000)],
    ['many words', 'the '.repeat(2_500)],
    ['many brackets', '('.repeat(10_000)],
    ['a long address', `https://example.org/${'a-'.repeat(5_000)}`],
    ['many dots', 'a.'.repeat(5_000)],
    ['many spaces', `the${' '.repeat(9_000)}matrix`],
  ])('is bounded for %s', (_, text) => {
    expect(readQuery(text).words.length).toBeLessThanOrEqual(12);
  });
});
