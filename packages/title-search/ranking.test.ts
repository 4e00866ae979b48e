import { describe, expect, it } from 'vitest';

import { createSearch } from './createSearch.ts';
import type { SearchEntry } from './entry.ts';
import { testIndex } from './testIndex.ts';

type Named = Partial<SearchEntry> & { name: string; year?: number };

const searchOf = (movie: readonly (string | Named)[], others: Parameters<typeof testIndex>[0] = {}) =>
  createSearch(testIndex({ movie, ...others }));
const ids = (search: ReturnType<typeof searchOf>, query: string) =>
  search.find(query, { kinds: ['movie'] }).hits.map(({ id }) => id);
const matchOf = (search: ReturnType<typeof searchOf>, query: string) =>
  search.find(query, { kinds: ['movie'] }).hits[0]?.match;

/** Names unrelated to the query, so that the others aren't all among the best known. */
const crowd = Array.from({ length: 600 }, (_, index) => `Crowd ${index.toString(26).replace(/\d/g, 'q')}`);

describe('the order of matches', () => {
  it('is whole names, beginnings, words', () => {
    const search = searchOf(['A Night of Heat', 'Heathers', 'Heat']);
    expect(ids(search, 'heat')).toEqual([3, 2, 1]);
  });

  it('counts a subtitle as the beginning of a name, not as a whole one', () => {
    const search = searchOf(['Captain America: Civil War', 'Civil War', 'The War of Civil Servants']);
    expect(ids(search, 'civil war')).toEqual([2, 1, 3]);
  });

  it('treats an article at the end as one in front', () => {
    const search = searchOf([...crowd, 'Matrix Theory', 'The Matrix']);
    expect(ids(search, 'matrix the').at(0)).toBe(crowd.length + 2);
  });

  it('is popularity where names match alike, whatever their numbers', () => {
    const search = searchOf([
      { name: 'Heat', popularity: 1 },
      { name: 'Heat', popularity: 3 },
      { name: 'Heat', popularity: 2 },
    ]);
    expect(ids(search, 'heat')).toEqual([2, 3, 1]);
  });

  it.each(['adult', 'video'] as const)('keeps %s entries behind others that match alike', (flag) => {
    const search = searchOf([
      { name: 'Heat', [flag]: true },
      { name: 'Heathers', [flag]: true },
      { name: 'Heat' },
      { name: 'Heathen' },
    ]);
    expect(ids(search, 'heat')).toEqual([3, 1, 4, 2]);
  });

  it('has corrected names behind all that match as typed', () => {
    const search = searchOf(['Heat', 'The Meat', 'Heap']);
    expect(ids(search, 'meat').slice(0, 1)).toEqual([2]);
    expect(ids(search, 'heap')[0]).toBe(3);
  });

  it('never puts a famous correction in front of a whole name', () => {
    const search = searchOf(['The Dark Knight', ...crowd, 'The Dark Night']);
    const { hits, corrected } = search.find('the dark night', { kinds: ['movie'] });
    expect(hits.map(({ id }) => id)).toEqual([602, 1]);
    expect(corrected).toBeNull();
  });

  it('puts a famous correction in front of words in any place, and says so', () => {
    const search = searchOf(['Star Wars', ...crowd, 'What a Star He Was']);
    const { hits, corrected } = search.find('star was', { kinds: ['movie'] });
    expect(hits.map(({ id }) => id)).toEqual([1, 602]);
    expect(corrected).toBe('Star Wars');
  });

  it('leaves a famous beginning near the front where many names are just that word', () => {
    const stars = Array.from({ length: 10 }, () => 'The Star');
    const search = searchOf(['Star Wars', ...crowd, ...stars]);
    expect(ids(search, 'star').slice(0, 5)).toEqual([602, 603, 604, 1, 605]);
  });

  it('is the same for the first few and for all', () => {
    const search = searchOf([...crowd, 'Crowd', 'The Crowd']);
    const all = ids(search, 'crowd');
    expect(all).toHaveLength(602);
    for (const limit of [1, 5, 20, 601]) {
      const { hits } = search.find('crowd', { kinds: ['movie'], limit });
      expect(hits.map(({ id }) => id)).toEqual(all.slice(0, limit));
    }
  });
});

describe('the likeliest meaning', () => {
  it('is a title that begins so, not a person whose surname it is', () => {
    const search = searchOf(['Star Wars'], { person: [{ name: 'Darren Star', popularity: 900 }] });
    expect(search.suggest('star', 5).best).toMatchObject({ kind: 'movie', id: 1 });
  });

  it('is a better-known title that begins so, not a person who is called just that', () => {
    const search = searchOf(['Léon: The Professional'], { person: [{ name: 'Leon', popularity: 900 }] });
    expect(search.suggest('leon', 5).best).toMatchObject({ kind: 'movie', id: 1 });
  });

  it('is the person where no title is as well known', () => {
    const search = searchOf([...crowd, 'Tom Hanks: A Portrait'], {
      person: [{ name: 'Tom Hanks', popularity: 9000 }],
    });
    expect(search.suggest('tom hanks', 5).best).toMatchObject({ kind: 'person' });
  });
});

describe('why something matches', () => {
  const search = searchOf([
    {
      name: 'Spirited Away',
      originalName: 'Sen to Chihiro no Kamikakushi',
      alternatives: ['Chihiros Reise'],
      imdb: 'tt0245429',
      year: 2001,
    },
    'The Lord of the Rings: The Return of the King',
    'The Empire Strikes Back',
  ]);

  it.each([
    ['spirited', 'name', null],
    ['away spirited', 'name', null],
    ['sen to chihiro', 'original', 'Sen to Chihiro no Kamikakushi'],
    ['chihiros reise', 'alternative', 'Chihiros Reise'],
    ['lotr', 'initials', null],
    ['esb', 'initials', null],
    ['strikesback', 'name', null],
    ['spirted away', 'correction', null],
    ['imdb:tt0245429', 'number', null],
    ['tmdb:1', 'number', null],
    ['year:2001', 'year', null],
  ])('%j is %s', (query, by, text) => {
    expect(matchOf(search, query)).toEqual({ by, text });
  });

  it('finds nothing for an unknown number', () => {
    expect(search.find('tt9999999', { kinds: ['movie'] }).hits).toEqual([]);
  });
});

describe('other readings', () => {
  const search = searchOf([
    { name: 'Godzilla', year: 2014 },
    { name: 'Godzilla', year: 1998 },
    { name: 'Blade Runner 2049', year: 2017 },
    { name: 'The Godfather', year: 1972 },
    { name: 'The Pirates of the Caribbean', year: 2003 },
  ]);

  it.each([
    ['godzilla 1998', 2],
    ['godzilla year:1998', 2],
    ['blade runner 2049', 3],
    ['god father', 4],
    ['piratesof thecaribbean', 5],
  ])('%j is understood', (query, id) => {
    expect(ids(search, query)[0]).toBe(id);
  });

  it('corrects nothing for an exact query', () => {
    expect(search.find('godzila', { kinds: ['movie'] }).corrected).toBe('Godzilla');
    expect(search.find('godzila', { kinds: ['movie'], exact: true })).toEqual({ hits: [], corrected: null });
  });
});
