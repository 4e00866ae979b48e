import { describe, expect, it } from 'vitest';

import { cardOf } from './cardOf.ts';

const film = {
  id: 275,
  title: 'Fargo',
  release_date: '1996-03-08',
  poster_path: '/m275-poster.svg',
  backdrop_path: '/m275-backdrop.svg',
  genre_ids: [80, 18, 53],
  vote_average: 7.94,
};

describe('cardOf', () => {
  it('shows a film', () => {
    expect(cardOf(film)).toEqual({
      media: 'movie',
      id: 275,
      name: 'Fargo',
      href: '/movie/275-fargo',
      year: 1996,
      score: '7.9',
      poster: '/m275-poster.svg',
      backdrop: '/m275-backdrop.svg',
      genres: ['Crime', 'Drama', 'Thriller'],
    });
  });

  it('shows a series of the same number as another thing', () => {
    const { title, release_date: _, ...shared } = film;
    expect(
      cardOf({ ...shared, name: title, first_air_date: '2014-04-15', genre_ids: [10765] }),
    ).toMatchObject({
      media: 'tv',
      href: '/tv/275-fargo',
      year: 2014,
      genres: ['Science fiction and fantasy'],
    });
  });

  it('says nothing where the service knows nothing', () => {
    expect(
      cardOf({ ...film, title: '', release_date: '', poster_path: null, genre_ids: [1], vote_average: 0 }),
    ).toMatchObject({ name: 'Untitled', year: null, score: null, poster: null, genres: [] });
  });
});
