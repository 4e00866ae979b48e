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
const ids = (hits: readonly { id: number }[]) => hits.map(({ id }) => id);
const findMovies = (query: string, years: { year?: number; firstYear?: number } = {}) => {
  const { hits, corrected } = search.find(query, { kinds: ['movie'], ...years });
  return { hits: ids(hits), corrected };
};
const findSeries = (query: string, years: { year?: number; firstYear?: number } = {}) =>
  ids(search.find(query, { kinds: ['tv'], ...years }).hits);
const findOf = (kind: 'person' | 'collection' | 'keyword', query: string) => {
  const { hits, corrected } = search.find(query, { kinds: [kind] });
  return { hits: ids(hits), corrected };
};
const findNamed = (query: string) => search.find(query, { kinds: ['movie', 'tv', 'person'] });
const suggested = (query: string, limit: number) => {
  const { movies, series, people, best, corrected } = search.suggest(query, limit);
  return { movies: ids(movies), series: ids(series), people: ids(people), best: best?.id, corrected };
};
const movies = (query: string) => nameOf(findMovies(query).hits, films);

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
    ['god father', 'The Godfather'],
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

    ['matrix film', 'The Matrix', 'Matrix'],
    ['incpe', 'Inception', 'Inception'],
  ])('corrects %j, finds %j and says %j', (query, first, corrected) => {
    const found = findMovies(query);
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
    expect(findMovies('miyazaki')).toEqual({ hits: [], corrected: null });
    expect(findMovies('miyasaki')).toEqual({ hits: [], corrected: null });
  });

  it('is restricted to a year', () => {
    expect(nameOf(findMovies('the', { year: 1999 }).hits, films)).toEqual(['The Matrix']);
    expect(nameOf(findMovies('seven', { firstYear: 1954 }).hits, films)).toEqual(['Seven Samurai']);
    expect(findMovies('inception', { year: 1999 }).hits).toEqual([]);
  });
});

describe('searchTv', () => {
  it('matches any year of a series, or only its first', () => {
    expect(findSeries('breaking', { year: 2011 })).toEqual([1]);
    expect(findSeries('breaking', { firstYear: 2011 })).toEqual([]);
    expect(findSeries('breaking', { firstYear: 2008 })).toEqual([1]);
  });
});

describe('other kinds', () => {
  it('finds people by surname and in either order', () => {
    expect(nameOf(findOf('person', 'miyazaki').hits, people)).toEqual(['Hayao Miyazaki']);
    expect(nameOf(findOf('person', 'miyazaki hayao').hits, people)).toEqual(['Hayao Miyazaki']);
    expect(findOf('person', 'hayao miyasaki')).toEqual({ hits: [1], corrected: 'Hayao Miyazaki' });
  });

  it('finds collections and keywords', () => {
    expect(findOf('collection', 'godfather')).toEqual({ hits: [1], corrected: null });
    expect(findOf('keyword', 'space')).toEqual({ hits: [1], corrected: null });
    expect(findOf('keyword', 'hiest')).toEqual({ hits: [2], corrected: 'heist' });
  });

  it('mixes films, series and people by closeness', () => {
    const media = findNamed('a').hits.map((hit) => hit.kind);
    expect(new Set(media)).toEqual(new Set(['movie', 'person']));
    expect(findNamed('gaem of thrones')).toMatchObject({
      hits: [{ kind: 'tv', id: 2, match: { by: 'correction', text: null } }],
      corrected: 'Game of Thrones',
    });
  });
});

describe('suggest', () => {
  it('gives the first hits of each kind', () => {
    expect(suggested('the', 2)).toEqual({
      movies: [1, 4],
      series: [],
      people: [],
      best: 1,
      corrected: null,
    });
  });

  it('returns the likeliest meaning, and others too', () => {
    expect(suggested('matrx', 5)).toEqual({
      movies: [4],
      series: [],
      people: [4],
      best: 4,
      corrected: 'Matrix',
    });
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
        const { hits } = findMovies(query);
        expect(new Set(hits).size).toBe(hits.length);
        expect(hits.every((id) => id >= 1 && id <= films.length)).toBe(true);
        expect(findMovies(query).hits).toEqual(hits);
        findNamed(query);
        findOf('keyword', query);
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
    expect(() => findNamed(query)).not.toThrow();
    expect(() => search.suggest(query, 5)).not.toThrow();
  });

  it('finds every title by its own name, first', () => {
    for (const [index, { name }] of films.entries()) expect(findMovies(name).hits[0]).toBe(index + 1);
  });

  it('finds every title of the index by any beginning of its name', () => {
    fc.assert(
      fc.property(fc.constantFrom(...films), fc.integer({ min: 1, max: 12 }), ({ name }, length) => {
        expect(movies(name.slice(0, length))).toContain(name);
      }),
    );
  });
});
