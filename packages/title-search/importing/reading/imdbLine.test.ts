import { describe, expect, it } from 'vitest';

import { nameHeader, ratingHeader, titleHeader } from '#importing/testing/sampleLines.ts';

import { createNameReader, createRatingReader, createTitleReader, numberOf } from './imdbLine.ts';

const none = String.raw`\N`;
const row = (...cells: (string | number)[]) => cells.join('\t');
const readTitle = createTitleReader(titleHeader.split('\t'));
const readRating = createRatingReader(ratingHeader.split('\t'));
const title = (changes: Record<string, string | number> = {}) => {
  const cells: Record<string, string | number> = {
    tconst: 'tt0133093',
    titleType: 'movie',
    primaryTitle: 'The Matrix',
    originalTitle: 'The Matrix',
    isAdult: 0,
    startYear: 1999,
    endYear: none,
    runtimeMinutes: 136,
    genres: 'Action,Sci-Fi',
    ...changes,
  };
  return titleHeader
    .split('\t')
    .map((column) => cells[column])
    .join('\t');
};

describe('createTitleReader', () => {
  it('reads a title', () => {
    expect(readTitle(title())).toEqual({
      number: 133_093,
      type: 'movie',
      name: 'The Matrix',
      original: 'The Matrix',
      adult: false,
      firstYear: 1999,
      lastYear: null,
      runtime: 136,
      genres: 'Action,Sci-Fi',
    });
  });

  it('reads unknown cells as empty', () => {
    const bare = title({ originalTitle: none, startYear: none, runtimeMinutes: none, genres: none });
    expect(readTitle(bare)).toMatchObject({
      original: 'The Matrix',
      firstYear: null,
      runtime: null,
      genres: '',
    });
  });

  it('finds columns by the header, whatever their order', () => {
    const read = createTitleReader(['titleType', 'primaryTitle', 'tconst', 'isAdult']);
    expect(read(row('tvSeries', 'The Wire', 'tt0306414', '0'))).toMatchObject({
      number: 306_414,
      type: 'tvSeries',
    });
  });

  it('leaves episodes and games out', () => {
    expect(readTitle(title({ titleType: 'tvEpisode' }))).toBeNull();
    expect(readTitle(title({ titleType: 'videoGame' }))).toBeNull();
  });

  it.each([
    [row('tt1', 'movie'), /number of columns/],
    [title({ tconst: 'nm0000206' }), /not a number of IMDb/],
    [title({ tconst: 'tt99999999999' }), /not a number of IMDb/],
    [title({ tconst: 'tt0000000' }), /not a number of IMDb/],
    [title({ titleType: 'hologram' }), /not known/],
    [title({ primaryTitle: '' }), 'no name'],
    [title({ primaryTitle: none }), 'no name'],
    [title({ isAdult: 'perhaps' }), /^isAdult: /],
    [title({ startYear: 'MCMXC' }), /^startYear: /],
    [title({ startYear: 99 }), /^startYear: /],
    [title({ runtimeMinutes: -4 }), /^runtimeMinutes: /],
  ])('says why %j is no title', (text, reason) => {
    expect(readTitle(text)).toMatch(reason);
  });
});

describe('createRatingReader', () => {
  it('reads a rating, or says why there is none', () => {
    expect(readRating(row('tt0133093', '8.7', '2100000'))).toEqual({
      number: 133_093,
      score: 8.7,
      votes: 2_100_000,
    });
    expect(readRating(row('tt0133093', '11', '5'))).toMatch(/^averageRating: /);
    expect(readRating(row('tt0133093', '7', 'many'))).toMatch(/^numVotes: /);
    expect(readRating('tt0133093')).toMatch(/number of columns/);
  });
});

describe('createNameReader', () => {
  const read = createNameReader(nameHeader.split('\t'), (number) => number === 47_478);
  const name = (id: string, text: string, region: string, original = '0') =>
    row(id, 1, text, region, none, 'imdbDisplay', none, original);

  it('reads names of titles that are wanted, and leaves out the rest', () => {
    expect(read(name('tt0047478', '七人の侍', 'JP'))).toEqual({
      number: 47_478,
      name: '七人の侍',
      region: 'JP',
      original: false,
    });
    expect(read(name('tt0047478', 'Shichinin no samurai', none, '1'))).toMatchObject({
      region: '',
      original: true,
    });
    expect(read(name('tt0047479', 'Episode', 'US'))).toBeNull();
    expect(read(name('tt0047478', none, 'US'))).toBe('no name');
  });
});

describe('numberOf', () => {
  it('reads numbers of titles only', () => {
    expect(['tt0133093', 'tt10872600', 'nm0000206', 'tt', 'tt12', '133093', ''].map(numberOf)).toEqual([
      133_093,
      10_872_600,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
