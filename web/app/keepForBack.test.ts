import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { client } from '#web/api/client.ts';

import { createKeepForBack } from './keepForBack.ts';
import { createStore } from './store.ts';

const { endpoints } = client.injectEndpoints({
  endpoints: (build) => ({
    film: build.query<{ id: number }, number>({ query: (id) => `3/film/${id}` }),
    found: build.query<{ id: number }, number>({ query: (id) => `3/found/${id}`, keepUnusedDataFor: 1 }),
  }),
});

function setUp() {
  const asked: string[] = [];
  const store = createStore({
    origin: 'http://test.invalid',
    fetch: async (request) => {
      asked.push(new URL(request.url).pathname);
      return Response.json({ id: 1 });
    },
    sleep: async () => {},
    random: () => 0.5,
  });
  const keep = createKeepForBack(store);

  /** A page that uses a film and a search for a while, is left, and stays away for ten minutes. */
  const visit = async (entry: string, id: number, { leave = true } = {}) => {
    const used = [store.dispatch(endpoints.film.initiate(id)), store.dispatch(endpoints.found.initiate(id))];
    await Promise.all(used);
    await vi.advanceTimersByTimeAsync(1000);
    if (leave) keep(entry);
    for (const query of used) query.unsubscribe();
    await vi.advanceTimersByTimeAsync(600_000);
  };
  return { store, asked, visit };
}

describe('keepForBack', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows a page that was left ten minutes ago without a request', async () => {
    const { asked, visit } = setUp();
    await visit('first', 1);
    await visit('second', 2);
    await visit('first', 1);
    expect(asked).toEqual(['/3/film/1', '/3/found/1', '/3/film/2', '/3/found/2']);
  });

  it('leaves everything else to its retention', async () => {
    const { asked, visit } = setUp();
    await visit('first', 1, { leave: false });
    await visit('first', 1);
    expect(asked).toHaveLength(4);
  });

  it('lets go of the page before the last ten', async () => {
    const { store, visit } = setUp();
    for (let page = 1; page <= 12; page += 1) await visit(`page ${page}`, page);
    const kept = Object.values(store.getState().api.queries).flatMap((query) =>
      query?.endpointName === 'film' ? [query.originalArgs] : [],
    );
    expect(kept).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});
