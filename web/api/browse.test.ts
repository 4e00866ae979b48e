import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';

import { browse } from './browse.ts';
import { client } from './client.ts';

const film = (id: number) => ({
  media_type: 'movie' as const,
  id,
  title: `Film ${id}`,
  original_title: `Film ${id}`,
  overview: 'Long words that no card shows.',
  release_date: '1999-03-31',
  genre_ids: [18],
  poster_path: null,
  backdrop_path: null,
  vote_average: 7.5,
  vote_count: 10,
  popularity: 3,
  original_language: 'en',
  adult: false,
  video: false,
});

function storeOver(answer: (page: number) => object) {
  const asked: string[] = [];
  const store = configureStore({
    reducer: { [client.reducerPath]: client.reducer },
    middleware: (defaults) =>
      defaults({
        thunk: {
          extraArgument: {
            origin: 'http://app.test',
            fetch: async (request: Request) => {
              const { pathname, search, searchParams } = new URL(request.url);
              asked.push(pathname + decodeURIComponent(search));
              return Response.json(answer(Number(searchParams.get('page') ?? 1)));
            },
            sleep: async () => {},
            random: () => 0.5,
          },
        },
      }).concat(client.middleware),
  });
  return { store, asked };
}

const facets = [{ name: 'genre', options: [{ value: '18', label: 'Drama', count: 2 }] }];
const page = (number: number) => ({
  page: number,
  total_pages: 3,
  total_results: 41,
  results: [film(number)],
  facets,
  relax: [],
  ignored: [],
});

describe('pages of what fits', () => {
  it('ask in one order, and for the first page without saying so', async () => {
    const { store, asked } = storeOver(page);
    const pieces = ['genre=18,-27', 'year=1990..1999', 'sort=score'];
    const { discoverPage } = browse.endpoints;
    await store.dispatch(discoverPage.initiate({ media: 'movie', pieces, start: 1 }));
    await store.dispatch(
      discoverPage.initiate({ media: 'movie', pieces, start: 1 }, { direction: 'forward' }),
    );
    expect(asked).toEqual([
      '/api/discover/movie?genre=18,-27&year=1990..1999&sort=score',
      '/api/discover/movie?genre=18,-27&year=1990..1999&sort=score&page=2',
    ]);
  });

  it('keep what cards show, and the facets once', async () => {
    const { store } = storeOver(page);
    const { discoverPage } = browse.endpoints;
    const ask = { media: 'movie', pieces: [], start: 2 } as const;
    await store.dispatch(discoverPage.initiate(ask, { initialPageParam: 2 }));
    const { data } = await store.dispatch(discoverPage.initiate(ask, { direction: 'backward' }));
    expect(data?.pages.map(({ facets }) => facets)).toEqual([[], facets]);
    expect(data?.pages[1]?.results).toEqual([
      {
        id: 2,
        title: 'Film 2',
        release_date: '1999-03-31',
        genre_ids: [18],
        poster_path: null,
        backdrop_path: null,
        vote_average: 7.5,
      },
    ]);
  });
});

it('asks for names with the letters, the medium and the filters', async () => {
  const { store, asked } = storeOver(() => ({ options: facets[0]?.options }));
  const { complete } = browse.endpoints;
  const { data } = await store.dispatch(
    complete.initiate({ facet: 'actor', text: 'tom & c', media: 'tv', pieces: ['genre=18'] }),
  );
  await store.dispatch(complete.initiate({ facet: 'keyword', text: 'x', media: null, pieces: [] }));
  expect(asked).toEqual(['/api/complete/actor?q=tom & c&media=tv&genre=18', '/api/complete/keyword?q=x']);
  expect(data).toEqual(facets[0]?.options);
});

it('asks for a surprise that has not been picked yet, and says where there is none', async () => {
  const { store, asked } = storeOver(() => ({ result: null, total: 2, left: 0 }));
  const { data } = await store.dispatch(
    browse.endpoints.surprise.initiate({ media: 'movie', pieces: ['genre=18'], not: [603, 604] }),
  );
  expect(asked).toEqual(['/api/discover/movie/surprise?genre=18&not=603,604']);
  expect(data).toEqual({ result: null, total: 2, left: 0 });
});
