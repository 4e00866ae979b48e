import { DiscoverAnswer } from '@marquee/contracts/browse.ts';
import { Suggestions } from '@marquee/contracts/suggest.ts';
import type { Ask, Unanswered } from '@marquee/titles';
import { describe, expect, it } from 'vitest';

import { createTitleRoutes } from '#server/titles/routes/titleRoutes.ts';
import type { Provenance } from '#server/titles/tmdb/gateway.ts';

import { createSearch } from '../../../packages/title-search/createSearch.ts';
import { testIndex } from '../../../packages/title-search/testIndex.ts';
import { fakeAsk, film, pageOf, person } from '../../../packages/titles/testing/fakeAsk.ts';
import { createLiveTitles } from './createLiveTitles.ts';

const index = testIndex({
  movie: [
    { name: 'The Matrix', id: 603, year: 1999 },
    { name: 'Own Film', id: 100_000_007 },
    { name: 'Stray Tape', id: 1_000_000_005 },
  ],
  person: [{ name: 'Keanu Reeves', id: 6384 }],
});

/** Names in Marquee's own catalogue by its own numbers. */
const ownNames: Readonly<Record<string, string>> = {
  'person 1500000000': 'Tom Hanks',
  'keyword 1600000000': 'heist',
  'network 1700000000': 'Netflix',
  'person 1800000000': 'Nobody At All',
  'person 31': 'Somebody Else',
};

type Options = {
  answers?: Parameters<typeof fakeAsk>[0];
  isImported?: boolean;
  provenance?: Provenance;
  quietly?: Ask;
  failing?: Unanswered;
};

function setUp({
  answers = {},
  isImported = true,
  provenance = { source: 'tmdb' },
  quietly,
  failing,
}: Options = {}) {
  const { ask, asked } = fakeAsk(answers);
  const openTitles = createLiveTitles({
    gateway: {
      asking: (listen) => (path, params) => {
        listen(provenance);
        return failing ? Promise.resolve(failing) : ask(path, params);
      },
      askQuietly: quietly ?? ask,
    },
    index: { search: createSearch(index), isImported: () => isImported },
    isOurs: (kind, id) => kind === 'movie' && id === 100_000_007,
    ownName: (facet, value) => ownNames[`${facet === 'actor' ? 'person' : facet} ${value}`],
    networks: () => new Map([['213', 'Netflix']]),
    now: () => new Date('2026-07-15'),
    random: () => 0.5,
    patience: 50,
  });
  const routes = createTitleRoutes(openTitles);
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

  it('have what only the embedded catalogue has, and leave out what only IMDb has', async () => {
    const { suggestions } = setUp({ answers: { 'search/multi': () => pageOf([]) } });
    expect((await suggestions('own film')).movies).toMatchObject([{ id: 100_000_007 }]);
    expect((await suggestions('stray tape')).movies).toEqual([]);
  });

  it.each([
    ['the index has none', true],
    ['the index holds only Marquee’s own titles', false],
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

  it('says how old its parts are, and is then not cached', async () => {
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

  it.each([
    ['as long as the gateway says', { retryAfter: 7 }, '7'],
    ['a quarter of a minute where it does not say', {}, '15'],
  ])('asks for patience, %s', async (_, wait, seconds) => {
    const { get } = setUp({ failing: { ok: false, status: 503, ...wait } });
    const answer = await get('/search?q=matrix');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, seconds]);
  });

  it('leaves other paths unanswered', async () =>
    expect((await setUp().get('/discover/book')).status).toBe(404));
});

describe('filters from when Marquee’s own catalogue answered', () => {
  const answers = {
    'discover/movie': () => pageOf([matrix]),
    'discover/tv': () => pageOf([]),
    'search/person': ({ query }: { query?: unknown }) =>
      pageOf(query === 'Tom Hanks' ? [person(5, 'Tom Hanksworth'), person(31, 'Tom Hanks')] : []),
    'search/keyword': () => pageOf([{ id: 10051, name: 'heist' }]),
    'keyword/10051': () => ({ id: 10051, name: 'heist' }),
  };
  const discovered = async (address: string) => {
    const { asked, get } = setUp({ answers });
    const body = DiscoverAnswer.parse(await (await get(`/discover/${address}`)).json());
    const options = body.facets.flatMap((facet) =>
      'options' in facet ? facet.options.map(({ value, label }) => `${facet.name} ${value} ${label}`) : [],
    );
    return { options, body, discover: asked.filter((path) => path.startsWith('discover/')) };
  };

  it('are asked for by the numbers that TMDB has for the names, and answered by those that were asked', async () => {
    const { options, discover } = await discovered('movie?keyword=1600000000,-9672&genre=18');
    expect(discover[0]).toContain('with_genres=18&with_keywords=10051&without_keywords=9672');
    expect(options).toContain('keyword 1600000000 heist');
    expect(options.join()).not.toContain('10051');
    expect((await discovered('movie?actor=1500000000')).discover[0]).toContain('with_cast=31');
    expect((await discovered('tv?network=1700000000')).discover[0]).toContain('with_networks=213');
  });

  it('stay as they are where TMDB has no one of the name, and no one else is asked for', async () => {
    const { discover } = await discovered('movie?actor=1800000000');
    expect(discover[0]).toContain('with_cast=1800000000');
  });

  it('are left alone where the number can be TMDB’s own', async () => {
    const { discover } = await discovered('movie?actor=31');
    expect(discover[0]).toContain('with_cast=31');
  });
});

it('a surprise is another one each time', async () => {
  const { get } = setUp({ answers: { 'discover/movie': () => pageOf([matrix]) } });
  const answer = await get('/discover/movie/surprise');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({ result: { id: 603 }, total: 1, left: 0 });
});
