import type { CombinedCredits } from '@marquee/contracts/tmdb/details.ts';
import { expect, it } from 'vitest';

import { personWorkOf } from './personWorkOf.ts';

const film = (id: number, title: string, released: string) => ({
  media_type: 'movie' as const,
  adult: false,
  backdrop_path: null,
  genre_ids: [],
  id,
  original_language: 'ja',
  original_title: title,
  overview: '',
  popularity: 1,
  poster_path: null,
  release_date: released,
  title,
  video: false,
  vote_average: 8,
  vote_count: 1,
  credit_id: `c${id}`,
});

const person = { id: 7, name: 'Hayao Miyazaki', department: 'Directing' };

it("says somebody's work in a line, and their part in each title once", () => {
  const credits: CombinedCredits = {
    id: 7,
    cast: [{ ...film(5, 'Sherlock Hound', '1984-11-06'), character: 'Himself', order: 3 }],
    crew: [
      { ...film(3, 'Porco Rosso', '1992-07-18'), job: 'Director', department: 'Directing' },
      { ...film(3, 'Porco Rosso', '1992-07-18'), job: 'Writer', department: 'Writing' },
      { ...film(4, 'Ponyo', '2008-07-19'), job: 'Director', department: 'Directing' },
    ],
  };
  expect(personWorkOf(credits, person)).toEqual({
    line: 'Director, actor and writer of 3 films here, 1984 to 2008',
    notes: {
      'movie 3': 'Directed and written by Hayao Miyazaki',
      'movie 4': 'Directed by Hayao Miyazaki',
      'movie 5': 'Hayao Miyazaki as Himself',
    },
  });
});

it('has nothing to say where nothing is known', () => {
  expect(personWorkOf({ id: 7, cast: [], crew: [] }, person)).toEqual({ line: null, notes: {} });
});
