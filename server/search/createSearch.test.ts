import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createSearch } from './createSearch.ts';
import { testIndex } from './testIndex.ts';

const films = [
  { name: 'The Godfather', year: 1972 },
  { name: 'Inception', year: 2010 },
  { name: 'Star Wars', year: 1977 },
  { name: 'The Matrix', year: 1999 },
  { name: 'The Dark Knight', year: 2008 },
  { name: 'Spirited Away', originalName: '千と千尋の神隠し', year: 2001 },
  { name: 'Amélie', originalName: "Le Fabuleux Destin d'Amélie Poulain", year: 2001 },
  { name: 'Thelma & Louise', year: 1991 },
  { name: 'Se7en', year: 1995 },
  { name: 'Seven Samurai', originalName: '七人の侍', year: 1954 },
  { name: "Ocean's Eleven", year: 2001 },
  { name: 'Knight and Day', year: 2010 },
  { name: 'Alien', year: 1979 },
  { name: 'The Godfather Part II', year: 1974 },
  { name: '8½', year: 1963 },
  { name: 'Dark City', year: 1998 },
  { name: 'John Wick', year: 2014 },
  { name: 'Spider-Man', year: 2002 },
  { name: "Schindler's List", year: 1993 },
];
const series = [
  { name: 'Breaking Bad', year: 2008, lastYear: 2013 },
  { name: 'Game of Thrones', year: 2011, lastYear: 2019 },
];
const people = [
  'Hayao Miyazaki',
  'Jon Favreau',
  'Keanu Reeves',
  'Groucho Marx',
  'Alan Rickman',
  'Aline Kominsky',
];
const database = testIndex({
  movie: films,
  tv: series,
  person: people,
  collection: ['The Godfather Collection', 'Star Wars Collection'],
  keyword: ['space opera', 'heist', 'talking animal'],
});
const search = createSearch(database);

const nameOf = (ids: readonly number[], from: readonly ({ name: string } | string)[]) =>
  ids.map((id) => {
    const item = from[id - 1];
    return typeof item === 'string' ? item : (item?.name ?? `no ${id}`);
  });
const movies = (query: string) => nameOf(search.searchMovies(query).hits, films);

describe('searchMovies', () => {
  it.each([
    ['inception', 'Inception'],
    ['INCEP', 'Inception'],
    ['amelie', 'Amélie'],
    ['le fabuleux destin', 'Amélie'],
    ['destin d amelie', 'Amélie'],
    ['千尋', 'Spirited Away'],
    ['thelma and louise', 'Thelma & Louise'],
    ['starwars', 'Star Wars'],
    ['spiderman', 'Spider-Man'],
    ['spider man', 'Spider-Man'],
    ['schindlers list', "Schindler's List"],
    ['seven', 'Se7en'],
    ['oceans 11', "Ocean's Eleven"],
    ['8 1/2', '8½'],
    ['godfather 2', 'The Godfather Part II'],
    ['wars star', 'Star Wars'],
  ])('finds for %j first %j', (query, first) => {
    expect(movies(query)[0]).toBe(first);
  });

  it.each([
    ['incpetion', 'Inception', 'Inception'],
    ['godfater', 'The Godfather', 'Godfather'],
    ['the matirx', 'The Matrix', 'The Matrix'],
    ['jon wick', 'John Wick', 'John Wick'],
    ['star warz', 'Star Wars', 'Star Wars'],
    ['schindlers lst', "Schindler's List", "Schindler's List"],
    ['god father', 'The Godfather', 'godfather'],
    ['matrix film', 'The Matrix', 'matrix'],
    ['incpe', 'Inception', 'Inception'],
  ])('mends %j, finds %j and says %j', (query, first, corrected) => {
    const found = search.searchMovies(query);
    expect(nameOf(found.hits, films)[0]).toBe(first);
    expect(found.corrected).toBe(corrected);
  });

  it('puts whole names first, then beginnings, then words, each by popularity', () => {
    expect(movies('knight')).toEqual(['Knight and Day', 'The Dark Knight']);
    expect(movies('dark')).toEqual(['The Dark Knight', 'Dark City']);
    expect(movies('godfather')).toEqual(['The Godfather', 'The Godfather Part II']);
  });

  it('puts a likelier spelling below a loose match', () => {
    expect(movies('alin')).toEqual(['Alien']);
  });

  it('offers no film where the words are a person', () => {
    expect(search.searchMovies('miyazaki')).toEqual({ hits: [], corrected: null });
    expect(search.searchMovies('miyasaki')).toEqual({ hits: [], corrected: null });
  });

  it('keeps to a year', () => {
    expect(nameOf(search.searchMovies('the', { year: 1999 }).hits, films)).toEqual(['The Matrix']);
    expect(nameOf(search.searchMovies('seven', { primaryReleaseYear: 1954 }).hits, films)).toEqual([
      'Seven Samurai',
    ]);
    expect(search.searchMovies('inception', { year: 1999 }).hits).toEqual([]);
  });
});

describe('searchTv', () => {
  it('takes any year of a series, or only its first', () => {
    expect(search.searchTv('breaking', { year: 2011 }).hits).toEqual([1]);
    expect(search.searchTv('breaking', { firstAirDateYear: 2011 }).hits).toEqual([]);
    expect(search.searchTv('breaking', { firstAirDateYear: 2008 }).hits).toEqual([1]);
  });
});

describe('other kinds', () => {
  it('finds people by surname and in either order', () => {
    expect(nameOf(search.searchPeople('miyazaki').hits, people)).toEqual(['Hayao Miyazaki']);
    expect(nameOf(search.searchPeople('miyazaki hayao').hits, people)).toEqual(['Hayao Miyazaki']);
    expect(search.searchPeople('hayao miyasaki')).toEqual({ hits: [1], corrected: 'Hayao Miyazaki' });
  });

  it('finds collections and keywords', () => {
    expect(search.searchCollections('godfather')).toEqual({ hits: [1], corrected: null });
    expect(search.searchKeywords('space')).toEqual({ hits: [1], corrected: null });
    expect(search.searchKeywords('hiest')).toEqual({ hits: [2], corrected: 'heist' });
  });

  it('mixes films, series and people by closeness', () => {
    const media = search.searchMulti('a').hits.map((hit) => hit.media);
    expect(new Set(media)).toEqual(new Set(['movie', 'person']));
    expect(search.searchMulti('gaem of thrones')).toEqual({
      hits: [{ media: 'tv', id: 2 }],
      corrected: 'Game of Thrones',
    });
  });
});

describe('suggest', () => {
  it('gives the first hits of each kind', () => {
    expect(search.suggest('the', 2)).toEqual({ movies: [1, 4], series: [], people: [], corrected: null });
  });

  it('understands one meaning for all kinds', () => {
    expect(search.suggest('matrx', 5)).toEqual({ movies: [4], series: [], people: [], corrected: 'Matrix' });
  });
});

describe('any query', () => {
  const odd = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({
      unit: fc.constantFrom(
        '"',
        '*',
        '^',
        '(',
        ')',
        ':',
        '{',
        '}',
        '-',
        '+',
        "'",
        ';',
        ' ',
        'a',
        'OR',
        'NEAR',
        'NOT',
        'the',
        '\0',
      ),
    }),
  );

  it('is answered, by numbers that exist, each once, the same each time', () => {
    fc.assert(
      fc.property(odd, (query) => {
        const { hits } = search.searchMovies(query);
        expect(new Set(hits).size).toBe(hits.length);
        expect(hits.every((id) => id >= 1 && id <= films.length)).toBe(true);
        expect(search.searchMovies(query).hits).toEqual(hits);
        search.searchMulti(query);
        search.searchKeywords(query);
        expect(search.suggest(query, 5).movies).toEqual(
          search.suggest(query, films.length).movies.slice(0, 5),
        );
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['punctuation', '?!"'],
    ['half a sign', '\ud800'],
    ['a column', 'name:matrix'],
    ['one very long word', 'x'.repeat(10_000)],
    ['very many words', 'the '.repeat(2_500)],
  ])('may be %s', (_, query) => {
    expect(() => search.searchMulti(query)).not.toThrow();
    expect(() => search.suggest(query, 5)).not.toThrow();
  });

  it('finds every title by its own name, first', () => {
    for (const [index, { name }] of films.entries())
      expect(search.searchMovies(name).hits[0]).toBe(index + 1);
  });

  it('finds every title of the index by any beginning of its name', () => {
    fc.assert(
      fc.property(fc.constantFrom(...films), fc.integer({ min: 1, max: 12 }), ({ name }, length) => {
        expect(movies(name.slice(0, length))).toContain(name);
      }),
    );
  });
});
