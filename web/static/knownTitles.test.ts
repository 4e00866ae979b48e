import { type Asked, createLiveSource } from '@marquee/titles';
import { expect, it } from 'vitest';

import { knownTitles } from './knownTitles.ts';

const matrix = {
  id: 603,
  title: 'The Matrix',
  original_title: 'The Matrix',
  original_language: 'en',
  overview: '',
  release_date: null,
  genres: [{ id: 878, name: 'Science Fiction' }],
  adult: false,
  video: false,
  backdrop_path: null,
  poster_path: '/poster.jpg',
  popularity: 9,
  vote_average: 8.2,
  vote_count: 25_000,
};

/** Answers by path; a number is a failure of that status. */
const source = (answers: Record<string, object | number>) =>
  createLiveSource({
    ask: async <Body>(path: string): Promise<Asked<Body>> => {
      const found = answers[path] ?? 404;
      return typeof found === 'number' ? { ok: false, status: found } : { ok: true, body: found as Body };
    },
    now: () => new Date(0),
    random: () => 0,
  });

it('makes rows of lists of the details, in the order asked, without what TMDB does not know', async () => {
  const answer = await knownTitles('movie-1,movie-603', source({ 'movie/603': matrix }));
  expect(answer).toEqual({
    status: 200,
    body: {
      results: [
        expect.objectContaining({
          media_type: 'movie',
          id: 603,
          genre_ids: [878],
          release_date: '',
          poster_path: '/poster.jpg',
        }),
      ],
    },
  });
});

it.each([0, 429, 500])('fails as a whole where one is missing only for a moment (%d)', async (status) => {
  const answer = await knownTitles('movie-603,tv-1', source({ 'movie/603': matrix, 'tv/1': status }));
  expect(answer).toMatchObject({ status: 503, problem: 'unavailable' });
});

it.each(['', 'movie', 'movie-0', 'film-603', 'movie-603,', 'movie-6/../3', 'tv-1x'])(
  'refuses %j',
  async (keys) => {
    expect(await knownTitles(keys, source({}))).toMatchObject({ status: 400 });
  },
);
