import { describe, expect, it } from 'vitest';

import { Suggestions } from '#contracts/suggest.ts';
import type { Ask } from '#core/live/ask.ts';
import { fakeAsk, film, pageOf, person } from '#core/live/testing/fakeAsk.ts';
import { createSearch } from '#server/search/createSearch.ts';
import { testIndex } from '#server/search/testIndex.ts';
import type { Provenance } from '#server/tmdb/gateway.ts';

import { createLiveRoutes } from './createLiveRoutes.ts';

const index = testIndex({
  movie: [
    { name: 'The Matrix', id: 603, year: 1999 },
    { name: 'Own Film', id: 100_000_007 },
  ],
  person: [{ name: 'Keanu Reeves', id: 6384 }],
});

type Options = {
  answers?: Parameters<typeof fakeAsk>[0];
  isImported?: boolean;
  provenance?: Provenance;
  quietly?: Ask;
  moved?: number;
};

function setUp({
  answers = {},
  isImported = true,
  provenance = { source: 'tmdb' },
  quietly,
  moved,
}: Options = {}) {
  const { ask, asked } = fakeAsk(answers);
  const routes = createLiveRoutes({
    gateway: {
      asking: (listen) => (path, params) => {
        listen(provenance);
        return ask(path, params);
      },
      askQuietly: quietly ?? ask,
    },
    index: { search: createSearch(index), isImported: () => isImported },
    shown: ({ media, id }) => ({ media, id: moved !== undefined && id === 603 ? moved : id }),
    now: () => new Date('2026-07-15'),
    random: () => 0.5,
    patience: 50,
  });
  const get = (path: string) => routes.request(path, {}, { id: 'r1' });
  const suggestions = async (query: string) =>
    Suggestions.parse(await (await get(`/suggest?q=${encodeURIComponent(query)}`)).json());
  return { asked, get, suggestions };
}

const matrix = film(603, 'The Matrix', { poster_path: '/real.jpg' });
const multi = { 'search/multi': () => pageOf([{ ...matrix, media_type: 'movie' }]) };

describe('suggestions', () => {
  it('are names of our own index, with the pictures that TMDB has for them', async () => {
    const { asked, suggestions } = setUp({ answers: multi });
    expect(await suggestions('matr')).toMatchObject({
      best: { media: 'movie', id: 603 },
      movies: [{ id: 603, title: 'The Matrix', poster_path: '/real.jpg' }],
    });
    await suggestions('matri');
    expect(asked).toEqual(['search/multi?query=matr&include_adult=true&page=1']);
  });

  it('forgive a slip, and ask TMDB for what was meant', async () => {
    const { asked, suggestions } = setUp({ answers: multi });
    expect(await suggestions('mattrix')).toMatchObject({ corrected: 'Matrix', movies: [{ id: 603 }] });
    expect(asked[0]).toContain('query=Matrix&');
  });

  it.each<[string, Ask]>([
    ['says nothing', async () => ({ ok: false, status: 503 })],
    ['takes its time', () => new Promise(() => {})],
    ['fails', () => Promise.reject(new Error('broken'))],
  ])('come without pictures where TMDB %s', async (_, quietly) => {
    const { movies } = await setUp({ quietly }).suggestions('matrix');
    expect(movies).toMatchObject([{ id: 603, poster_path: null, release_date: '1999-01-01' }]);
  });

  it('lead to where TMDB has them, and nowhere else', async () => {
    const { suggestions } = setUp({ moved: 42, quietly: async () => ({ ok: false, status: 429 }) });
    expect(await suggestions('matrix')).toMatchObject({
      best: { media: 'movie', id: 42 },
      movies: [{ id: 42, title: 'The Matrix' }],
    });
  });

  it('leave out what only we have', async () => {
    const { suggestions } = setUp({ answers: { 'search/multi': () => pageOf([]) } });
    expect((await suggestions('own film')).movies).toEqual([]);
  });

  it.each([
    ['the index has none', true],
    ['the index knows only the house by heart', false],
  ])("are TMDB's own where %s", async (_, isImported) => {
    const { asked, suggestions } = setUp({ answers: multi, isImported });
    const { movies } = await suggestions(isImported ? 'zzzz' : 'matrix');
    expect(movies).toHaveLength(1);
    expect(asked).toHaveLength(1);
  });
});

describe('a search', () => {
  const answers = {
    'search/movie': ({ query }: { query?: unknown }) => pageOf(query === 'Matrix' ? [matrix] : []),
    'search/tv': () => pageOf([]),
    'search/person': ({ query }: { query?: unknown }) =>
      pageOf(query === 'Matrix' ? [person(1, 'Matrix')] : []),
  };

  it('is searched again in the words that our index knows', async () => {
    const answer = await setUp({ answers }).get('/search?q=mattrix');
    expect(await answer.json()).toMatchObject({ query: 'mattrix', corrected: 'Matrix', total_results: 1 });
    const exactly = await setUp({ answers }).get('/search?q=mattrix&exact=1');
    expect(await exactly.json()).toMatchObject({ corrected: null, total_results: 0 });
  });

  it('says how old its parts are, and is kept by nobody then', async () => {
    const fresh = await setUp({ answers }).get('/search?q=Matrix');
    expect(fresh.headers.get('cache-control')).toBeNull();
    const provenance = { source: 'stale', age: 7200, cause: 'tcp' } as const;
    const { headers } = await setUp({ answers, provenance }).get('/search?q=Matrix');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      age: '7200',
      'x-marquee-source': 'stale',
      'x-marquee-cause': 'tcp',
    });
  });
});

describe('what goes wrong', () => {
  it.each([
    ['/search', 400, 'bad-request'],
    ['/search?q=matrix', 503, 'unavailable'],
    ['/discover/movie?page=0', 400, 'bad-request'],
    ['/complete/colour', 404, 'not-found'],
    ['/likeness/movie/x', 404, 'not-found'],
  ])('%s: %i', async (path, status, code) => {
    const answer = await setUp().get(path);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code, requestId: 'r1' });
  });

  it('has nobody answer for other paths', async () =>
    expect((await setUp().get('/discover/book')).status).toBe(404));
});

it('a surprise is another one each time', async () => {
  const { get } = setUp({ answers: { 'discover/movie': () => pageOf([matrix]) } });
  const answer = await get('/discover/movie/surprise');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({ result: { id: 603 }, total: 1, left: 0 });
});
