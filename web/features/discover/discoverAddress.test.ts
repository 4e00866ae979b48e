import { describe, expect, it } from 'vitest';

import { discoverHref, isBare, readDiscoverAddress } from './discoverList.ts';
import { filtersFor } from './otherMedia.ts';

const read = (query: string, media: 'movie' | 'tv' = 'movie') =>
  readDiscoverAddress(media, new URLSearchParams(query));

describe('the address of the discover page', () => {
  it('has one form for each state, in whatever order it was asked', () => {
    const state = read('sort=score&year=1999..1990&genre=16,-27&page=3');
    expect(discoverHref(state)).toBe('/discover/movie?genre=16,-27&year=1990..1999&sort=score');
    expect(discoverHref(state, 3)).toBe('/discover/movie?genre=16,-27&year=1990..1999&sort=score&page=3');
  });

  it.each([
    ['genre=16,-27&year=1990..1999', 'movie'],
    ['status=ended&sort=newest', 'tv'],
    ['mood=slow-burn&fame=hidden', 'movie'],
  ] as const)('reads %s back as it was written', (query, media) => {
    const state = read(query, media);
    expect(discoverHref(state)).toBe(`/discover/${media}?${query}`);
    expect(state.ignored).toEqual([]);
  });

  it('is bare where nothing is set', () => {
    expect(discoverHref(read(''))).toBe('/discover/movie');
    expect(discoverHref(read(''), 2)).toBe('/discover/movie?page=2');
    expect(isBare(read('sort=popularity&page=2'))).toBe(true);
    expect(isBare(read('sort=name'))).toBe(false);
  });

  it('names what it does not understand', () => {
    const { sort, ignored } = read('sort=match&network=49&genre=x&utm_source=mail&more=mood');
    expect(sort).toBe('popularity');
    expect(ignored).toEqual([
      { name: 'genre', value: 'x' },
      { name: 'network', value: '49' },
      { name: 'sort', value: 'match' },
    ]);
  });
});

describe('the switch between films and series', () => {
  const keep = (query: string, from: 'movie' | 'tv') => {
    const media = from === 'movie' ? 'tv' : 'movie';
    return discoverHref({ media, filters: filtersFor(media, read(query, from).filters), sort: 'popularity' });
  };

  it('keeps what both have', () => {
    expect(keep('genre=16,-35&year=1990..&language=ja&person=7', 'movie')).toBe(
      '/discover/tv?genre=16,-35&year=1990..&language=ja&person=7',
    );
  });

  it('translates genres, and leaves out those without a counterpart', () => {
    expect(keep('genre=28,12,27', 'movie')).toBe('/discover/tv?genre=10759');
    expect(keep('genre=10765,10767', 'tv')).toBe('/discover/movie?genre=878');
    expect(keep('genre=28,-12', 'movie')).toBe('/discover/tv?genre=10759');
    expect(keep('genre=27', 'movie')).toBe('/discover/tv');
  });

  it('drops what only one of them has', () => {
    expect(keep('certification=PG-13&showing=now&writer=5&score=8..', 'movie')).toBe(
      '/discover/tv?score=8..',
    );
    expect(keep('network=49&status=ended&seasons=2', 'tv')).toBe('/discover/movie');
  });
});
