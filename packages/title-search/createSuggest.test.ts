import { Problem } from '@marquee/contracts/problem.ts';
import { Suggestions } from '@marquee/contracts/suggest.ts';
import type { MovieListItem } from '@marquee/contracts/tmdb/lists.ts';
import { describe, expect, it } from 'vitest';

import { routesOver } from '../../server/titles/routes/testing/routesOver.ts';
import { createSearch } from './createSearch.ts';
import { createSuggest } from './createSuggest.ts';
import { testIndex } from './testIndex.ts';

const film = (id: number): MovieListItem => ({
  adult: false,
  backdrop_path: null,
  genre_ids: [],
  id,
  original_language: 'en',
  original_title: 'Heat',
  overview: '',
  popularity: 1,
  poster_path: null,
  release_date: '1995-12-15',
  title: 'Heat',
  video: false,
  vote_average: 8,
  vote_count: 1,
});
const routes = routesOver({
  suggest: createSuggest(createSearch(testIndex({ movie: ['Heat', 'Forgotten'] })), {
    movie: (id) => (id === 1 ? film(id) : undefined),
    series: () => undefined,
    person: () => undefined,
  }),
});
const ask = async (path: string) => routes.request(path, undefined, { id: 'r1' });

describe('suggestions', () => {
  it('answers with items and what the words were corrected to', async () => {
    const answer = await ask('/suggest?q=haet');
    expect(answer.status).toBe(200);
    expect(Suggestions.parse(await answer.json())).toEqual({
      query: 'haet',
      corrected: 'Heat',
      best: { media: 'movie', id: 1 },
      movies: [{ ...film(1), match: { by: 'correction', text: null } }],
      series: [],
      people: [],
    });
  });

  it('corrects nothing for an exact query', async () => {
    const answer = await ask('/suggest?q=haet&exact=1');
    expect(await answer.json()).toMatchObject({ corrected: null, best: null, movies: [] });
  });

  it('leaves out hits that are unknown', async () => {
    const answer = await ask('/suggest?q=forgotten');
    expect(await answer.json()).toMatchObject({ movies: [] });
  });

  it('answers nothing to an empty query', async () => {
    const answer = await ask('/suggest?q=');
    expect(await answer.json()).toEqual({
      query: '',
      corrected: null,
      best: null,
      movies: [],
      series: [],
      people: [],
    });
  });

  it('says what is missing without one', async () => {
    const answer = await ask('/suggest');
    expect(answer.status).toBe(400);
    expect(Problem.parse(await answer.json())).toMatchObject({ code: 'bad-request', requestId: 'r1' });
  });

  it('survives broken encoding', async () => {
    expect((await ask('/suggest?q=%ff%fe%zz')).status).toBe(200);
  });
});
