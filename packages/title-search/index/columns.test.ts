import { describe, expect, it } from 'vitest';

import { testEntry, testIndex } from '#testIndex.ts';

import { readColumns } from './columns.ts';

const matrix = {
  name: 'The Matrix',
  year: 1999,
  runtime: 136,
  language: 'en',
  genres: [28, 878],
  score: 8.2,
  votes: 26_000,
  popularity: 83.5,
};

describe('the columns of an index', () => {
  it('say of each rank what the entries say', () => {
    const factsAt = readColumns(
      testIndex({ movie: [matrix, { name: 'Alien', popularity: 9, video: true }], tv: ['Dark'] }),
    );
    expect(factsAt(2)).toEqual({
      year: 1999,
      runtime: 136,
      language: 'en',
      genres: [28, 878],
      score: 8.2,
      votes: 255,
      popularity: 83.5,
      behind: false,
    });
    expect(factsAt(3)).toMatchObject({ popularity: 9, behind: true });
  });

  it('have nothing where nothing is known', () => {
    const factsAt = readColumns(testIndex({ movie: ['Alien'] }));
    const { popularity } = testEntry('movie', 0, 'Alien');
    const nothing = { year: null, runtime: null, language: null, genres: [], score: null, votes: null };
    expect(factsAt(1)).toEqual({ ...nothing, popularity, behind: false });
  });
});
