import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';

import { client } from './client.ts';
import { search } from './search.ts';
import { suggest } from './suggest.ts';

const match = { by: 'name', text: null };
const film = (id: number, title: string) => ({
  media_type: 'movie',
  match,
  id,
  title,
  original_title: title,
  overview: 'Long words that no row shows.',
  release_date: '1999-03-31',
  genre_ids: [],
  vote_average: 8,
  popularity: 50 - id,
  poster_path: null,
});
const person = (id: number, name: string) => ({
  match,
  id,
  name,
  known_for: [],
  known_for_department: 'Acting',
  popularity: 50 - id,
  profile_path: null,
});

const answer = {
  query: 'alien',
  corrected: null,
  page: 1,
  total_pages: 2,
  total_results: 23,
  results: [film(1, 'Alien')],
  people: [person(4, 'Alien Smith')],
  best: { media: 'movie', id: 1 },
  totals: { movie: 22, tv: 1, person: 4 },
  facets: [],
  relax: [],
  ignored: [],
};

function setUp(api: (address: string) => Response) {
  const asked: string[] = [];
  const fetch = async (request: Request) => {
    const { pathname, search: query } = new URL(request.url);
    asked.push(pathname + query);
    return api(pathname);
  };
  const extraArgument = { origin: 'http://app.test', fetch, sleep: async () => {}, random: () => 0.5 };
  const store = configureStore({
    reducer: { [client.reducerPath]: client.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument } }).concat(client.middleware),
  });
  const find = (
    kind: 'movie' | 'tv' | 'person' | null,
    more: { narrowing?: string; exact?: boolean } = {},
  ) => {
    const arg = { query: 'alien', kind, from: 1, exact: false, narrowing: '', ...more };
    return store.dispatch(search.endpoints.search.initiate(arg));
  };
  const suggestions = (query: string, exact?: boolean) =>
    store.dispatch(suggest.endpoints.suggestions.initiate({ query, ...(exact && { exact }) }));
  return { asked, find, suggestions };
}

describe('a search', () => {
  it('asks for words, kind, spelling and filters, and keeps what rows show', async () => {
    const { asked, find } = setUp(() => Response.json(answer));
    const { data } = await find(null, { narrowing: 'genre=16&sort=newest', exact: true });
    await find('movie');
    expect(asked).toEqual([
      '/api/search?q=alien&exact=1&genre=16&sort=newest&page=1',
      '/api/search?q=alien&type=movie&page=1',
    ]);
    expect(data?.pages[0]).toMatchObject({
      results: [{ kind: 'movie', id: 1, name: 'Alien', year: 1999, why: null }],
      people: [{ kind: 'person', id: 4, name: 'Alien Smith' }],
      best: { kind: 'movie', id: 1 },
      totals: { movie: 22, tv: 1, person: 4 },
    });
  });

  it('gives people as results where people are asked for', async () => {
    const { find } = setUp(() => Response.json({ ...answer, results: [] }));
    const { data } = await find('person');
    expect(data?.pages[0]?.results).toMatchObject([{ kind: 'person', id: 4 }]);
    expect(data?.pages[0]?.people).toEqual([]);
  });

  it('that fails says how', async () => {
    const { find } = setUp(() => new Response('<h1>Broken</h1>', { status: 500 }));
    expect((await find(null)).error).toMatchObject({ originalStatus: 500 });
  });
});

it('suggestions are the first hits of each kind', async () => {
  const suggested = {
    query: 'alein',
    corrected: 'alien',
    best: { media: 'movie', id: 1 },
    movies: [film(1, 'Alien')],
    series: [],
    people: [person(4, 'Alien Smith')],
  };
  const { asked, suggestions } = setUp(() => Response.json(suggested));
  const { data } = await suggestions('alein');
  await suggestions('alein & co', true);
  expect(asked).toEqual(['/api/suggest?q=alein', '/api/suggest?q=alein%20%26%20co&exact=1']);
  expect(data).toMatchObject({
    corrected: 'alien',
    best: { kind: 'movie', id: 1 },
    movies: [{ name: 'Alien' }],
    people: [{ name: 'Alien Smith' }],
  });
});
