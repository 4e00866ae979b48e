import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';

import { client } from './client.ts';
import { search } from './search.ts';
import { suggest } from './suggest.ts';

const film = (id: number, title: string) => ({
  id,
  title,
  original_title: title,
  release_date: '1999-03-31',
  genre_ids: [],
  vote_average: 8,
  popularity: 50 - id,
  poster_path: null,
});
const series = (id: number, name: string) => ({
  id,
  name,
  original_name: name,
  first_air_date: '2004-01-01',
  genre_ids: [],
  vote_average: 7,
  popularity: 50 - id,
  poster_path: null,
});
const person = (id: number, name: string) => ({
  id,
  name,
  original_name: name,
  known_for: [],
  known_for_department: 'Acting',
  popularity: 50 - id,
  profile_path: null,
});

const page = (results: unknown[], total = results.length, pages = 1, number = 1) =>
  Response.json({ page: number, results, total_pages: pages, total_results: total });

const protocol: Record<string, () => Response> = {
  '/3/search/movie': () => page([film(1, 'Alien'), film(2, 'Aliens')], 22, 2),
  '/3/search/tv': () => page([series(3, 'Alien Nation')]),
  '/3/search/person': () => page([4, 5, 6, 7].map((id) => person(id, `Alien Smith ${id}`))),
  '/3/search/multi': () =>
    page([
      { ...person(4, 'Alien Smith'), media_type: 'person' },
      { ...film(1, 'Alien'), media_type: 'movie' },
      { ...series(3, 'Alien Nation'), media_type: 'tv' },
    ]),
};

const noSuchThing = () => new Response('{}', { status: 404 });
const appsPage = () => new Response('<!doctype html>');

function setUp(api: () => Response) {
  const asked: string[] = [];
  const fetch = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(pathname + search);
    return pathname.startsWith('/api/') ? api() : (protocol[pathname]?.() ?? noSuchThing());
  };
  const extraArgument = { origin: 'http://files.test', fetch, sleep: async () => {}, random: () => 0.5 };
  const store = configureStore({
    reducer: { [client.reducerPath]: client.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument } }).concat(client.middleware),
  });
  const find = (kind: 'movie' | 'tv' | 'person' | null, from = 1, query = 'alien') => {
    const arg = { query, kind, from, exact: false, narrowing: '' };
    return store.dispatch(search.endpoints.search.initiate(arg, { initialPageParam: from }));
  };
  const suggestions = (query: string) => store.dispatch(suggest.endpoints.suggestions.initiate({ query }));
  return { asked, find, suggestions };
}

describe('a host that only serves files', () => {
  it.each([
    ['knows no such path', noSuchThing],
    ["answers with the app's page", appsPage],
  ])('%s: results come from the protocol', async (_, api) => {
    const { asked, find } = setUp(api);
    const { data } = await find(null);
    expect(asked).toEqual([
      '/api/search?q=alien&page=1',
      '/3/search/movie?query=alien&include_adult=true&page=1',
      '/3/search/tv?query=alien&include_adult=true&page=1',
      '/3/search/person?query=alien&include_adult=true&page=1',
    ]);
    const [found] = data?.pages ?? [];
    expect(found?.results.map(({ name }) => name)).toEqual(['Alien', 'Alien Nation', 'Aliens']);
    expect(found?.people).toHaveLength(3);
    expect(found?.best).toEqual({ kind: 'movie', id: 1 });
    expect(found).toMatchObject({
      page: 1,
      total_pages: 2,
      total_results: 23,
      totals: { movie: 22, tv: 1, person: 4 },
      corrected: null,
      facets: [],
    });
  });

  it('is asked for its /api only once', async () => {
    const { asked, find, suggestions } = setUp(noSuchThing);
    await suggestions('al');
    await find('movie');
    await suggestions('alien');
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual(['/api/suggest?q=al']);
  });

  it('turns the pages of the kind that is asked for', async () => {
    const { asked, find } = setUp(noSuchThing);
    const { data } = await find('movie', 2);
    expect(asked.slice(1)).toEqual([
      '/3/search/movie?query=alien&include_adult=true&page=2',
      '/3/search/tv?query=alien&include_adult=true&page=1',
      '/3/search/person?query=alien&include_adult=true&page=1',
    ]);
    expect(data?.pages[0]).toMatchObject({ page: 2, people: [], best: { kind: 'movie', id: 1 } });
  });

  it('gives people as results where people are asked for', async () => {
    const { data } = await setUp(noSuchThing).find('person');
    expect(data?.pages[0]?.results.map(({ kind, id }) => [kind, id])).toEqual([
      ['person', 4],
      ['person', 5],
      ['person', 6],
      ['person', 7],
    ]);
  });

  it('suggests out of the first page of everything, the closest name as the best', async () => {
    const { data } = await setUp(appsPage).suggestions('alien');
    expect(data).toMatchObject({
      query: 'alien',
      corrected: null,
      best: { kind: 'movie', id: 1 },
      movies: [{ name: 'Alien' }],
      series: [{ name: 'Alien Nation' }],
      people: [{ name: 'Alien Smith' }],
    });
  });
});

it('a service that fails is not taken for a host without one', async () => {
  const { asked, find } = setUp(() => new Response('<h1>Broken</h1>', { status: 500 }));
  const { error } = await find(null);
  expect(error).toMatchObject({ originalStatus: 500 });
  expect(asked).toEqual(['/api/search?q=alien&page=1']);
});
