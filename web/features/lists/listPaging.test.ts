import { describe, expect, it } from 'vitest';

import { movies } from '#web/api/titleLists.ts';
import { createStore } from '#web/app/store.ts';

import { startOf } from './listPaging.ts';
import { titleLists } from './titleLists.ts';

const { topRated } = titleLists;

const emptyStore = () =>
  createStore({
    origin: 'http://test',
    sleep: async () => {},
    random: () => 0.5,
    fetch: async (request) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      return Response.json({ page, results: [], total_pages: 9, total_results: 180 });
    },
  });

async function read(store: ReturnType<typeof emptyStore>, start: number, pages: number) {
  const { initiate } = movies.endpoints.movieList;
  const arg = { list: 'top_rated', start } as const;
  await store.dispatch(initiate(arg, { initialPageParam: start }));
  for (let more = 1; more < pages; more += 1) await store.dispatch(initiate(arg, { direction: 'forward' }));
}

describe('startOf', () => {
  it('starts at the page itself where nothing is loaded', () => {
    expect(startOf(emptyStore().getState(), topRated, 4)).toBe(4);
  });

  it('continues the run that has the page', async () => {
    const store = emptyStore();
    await read(store, 1, 4);
    expect(startOf(store.getState(), topRated, 4)).toBe(1);
    expect(startOf(store.getState(), topRated, 5)).toBe(5);
    expect(startOf(store.getState(), titleLists.popular, 4)).toBe(4);
    expect(startOf(store.getState(), titleLists.series, 4)).toBe(4);
  });

  it('prefers the longest run', async () => {
    const store = emptyStore();
    await read(store, 3, 1);
    await read(store, 2, 4);
    expect(startOf(store.getState(), topRated, 3)).toBe(2);
  });
});
