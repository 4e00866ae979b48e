import { expect, it } from 'vitest';

import { createLiveSource } from './createLiveSource.ts';
import type { NameEntry } from './nameEntry.ts';
import { fakeAsk, film, pageOf, series } from './testing/fakeAsk.ts';
import type { FindAsked } from './titleSource.ts';

const own = { ...film(9, 'Own Film'), media_type: 'movie' as const };
const entry: NameEntry = {
  name: 'Ran',
  originalName: '乱',
  alternatives: ['Chaos'],
  popularity: 1,
  adult: false,
  video: false,
  imdb: null,
  firstYear: 1985,
  lastYear: 1985,
  runtime: null,
  language: 'ja',
  genres: [],
  score: null,
  votes: null,
};

function open(answers: Parameters<typeof fakeAsk>[0]) {
  const { ask, asked } = fakeAsk(answers);
  const { title, find } = createLiveSource({
    ask,
    fallback: ({ media, id }) => (media === 'movie' && id === own.id ? own : undefined),
    entry: (media, id) => (media === 'movie' && id === 5 ? entry : undefined),
    now: () => new Date(0),
    random: () => 0,
  });
  const idsOf = async (question: FindAsked) => {
    const found = await find(question);
    return found.ok ? found.body.map(({ item }) => `${item.media_type}/${item.id}`) : found.status;
  };
  return { title, find, idsOf, asked };
}

it('shows a title as lists show it, and the fallback where the protocol has no answer', async () => {
  const { title } = open({ 'movie/5': () => film(5, 'Ran'), 'movie/6': () => 503, 'movie/9': () => 503 });
  expect(await title({ media: 'movie', id: 5 })).toMatchObject({
    body: { media_type: 'movie', title: 'Ran' },
  });
  expect(await title({ media: 'movie', id: 6 })).toEqual({ ok: false, status: 404 });
  expect(await title({ media: 'movie', id: 9 })).toEqual({ ok: true, body: own });
});

it('without a fallback tells what is not there from what is not answered', async () => {
  const { ask } = fakeAsk({ 'movie/6': () => 503 });
  const { title } = createLiveSource({ ask, now: () => new Date(0), random: () => 0 });
  expect(await title({ media: 'movie', id: 6 })).toEqual({ ok: false, status: 503 });
  expect(await title({ media: 'tv', id: 6 })).toEqual({ ok: false, status: 404 });
});

it('finds by name in the year that is asked for, with what else the index calls it', async () => {
  const { find, asked } = open({
    'search/movie': () => pageOf([film(5, 'Ran', { release_date: '' }), { title: 'No number' }, null]),
    'search/tv': () => pageOf([series(6, 'Ran')]),
  });
  expect(await find({ name: 'Ran', media: null, year: 1985, exact: true })).toMatchObject({
    body: [
      { item: { id: 5 }, names: ['Ran', 'Ran', 'Ran', '乱'], alsoNamed: ['Chaos'], year: 1985 },
      { item: { media_type: 'tv', id: 6 }, alsoNamed: [], year: 2004 },
    ],
  });
  expect(asked).toEqual([
    'search/movie?query=Ran&include_adult=true&primary_release_year=1985',
    'search/tv?query=Ran&include_adult=true&first_air_date_year=1985',
  ]);
});

it('finds by the numbers of TMDB and IMDb', async () => {
  const { idsOf } = open({
    'movie/5': () => film(5, 'Ran'),
    'find/tt0089881': () => ({ movie_results: [film(5, 'Ran')], tv_results: [] }),
  });
  expect(await idsOf({ title: { media: 'movie', id: 5 } })).toEqual(['movie/5']);
  expect(await idsOf({ imdb: 'tt0089881' })).toEqual(['movie/5']);
});

it('says where the protocol does not answer', async () => {
  const { idsOf } = open({ 'search/movie': () => pageOf([]), 'search/tv': () => 429, 'find/tt1': () => 503 });
  expect(await idsOf({ name: 'Ran', media: null, year: null, exact: true })).toBe(429);
  expect(await idsOf({ imdb: 'tt1' })).toBe(503);
});
