import { TmdbError } from '@marquee/contracts/tmdb/common.ts';
import * as fc from 'fast-check';
import type { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';

import { filmRow, seriesRow } from '#server/titles/embedded/testing/sampleRows.ts';
import { memoryDatabase, routesOver } from '#server/titles/embedded/testing/testCatalogue.ts';

let routes: Hono;

beforeAll(() => {
  routes = routesOver(
    memoryDatabase([filmRow({ tmdb_id: 603 }), filmRow({ title: 'Other' }), seriesRow({ tmdb_id: 1399 })]),
  );
});

const get = async (path: string, init?: RequestInit) => {
  const response = await routes.request(path, init);
  return { status: response.status, body: TmdbError.safeParse(await response.json()).data };
};

describe('a request that cannot be answered gets the body that the protocol has for it', () => {
  it.each([
    '/movie/popular?page=0',
    '/movie/popular?page=501',
    '/movie/popular?page=x',
    '/movie/popular?page=',
    '/movie/popular?page=1.5',
    '/movie/popular?page=-1',
    '/movie/popular?page=01000',
    '/movie/upcoming?page=0',
    '/tv/on_the_air?page=0',
    '/person/popular?page=0',
    '/search/movie?query=a&page=0',
    '/search/collection?query=a&page=0',
    '/discover/tv?page=0',
    '/trending/all/day?page=0',
    '/movie/603/reviews?page=0',
    '/movie/603?append_to_response=recommendations&page=0',
  ])('%s: the page is none', async (path) => {
    expect(await get(path)).toEqual({
      status: 400,
      body: {
        success: false,
        status_code: 22,
        status_message: 'Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.',
      },
    });
  });

  it.each([
    '/',
    '/movie',
    '/movie/604',
    '/movie/0',
    '/movie/-1',
    '/movie/603.5',
    '/movie/00603',
    '/movie/6e2',
    '/movie/abc',
    '/movie/%F0%9F%98%80',
    '/movie/99999999999999999999',
    '/movie/603/nothing',
    '/movie/603/constructor',
    '/movie/603/videos/more',
    '/movie/603/content_ratings',
    '/tv/603',
    '/tv/1399/release_dates',
    '/tv/1399/season/3',
    '/tv/1399/season/0',
    '/tv/1399/season/one',
    '/tv/1399/season/1/episode/7',
    '/tv/1399/season/1/episode/0',
    '/tv/1399/season/1/episode/1/nothing',
    '/person/1',
    '/person/x/combined_credits',
    '/collection/1',
    '/trending/all/year',
    '/trending/everything/day',
    '/search',
    '/search/company?query=a',
    '/discover/person',
    '/genre/person/list',
    '/authentication/token/new',
  ])('%s: there is no such thing', async (path) => {
    expect(await get(path)).toEqual({
      status: 404,
      body: {
        success: false,
        status_code: 34,
        status_message: 'The resource you requested could not be found.',
      },
    });
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s: not a method of this protocol',
    async (method) => {
      for (const path of ['/movie/popular', '/movie/603/videos', '/nothing'])
        expect(await get(path, { method })).toMatchObject({ status: 405, body: { status_code: 42 } });
    },
  );

  it.each([
    ['/discover/movie?primary_release_date.gte=yesterday', 400, 23],
    ['/discover/movie?release_date.lte=1999-02-30', 400, 23],
    ['/discover/tv?air_date.gte=1999', 400, 23],
    ['/discover/movie?sort_by=fame.desc', 422, 5],
    ['/discover/movie?sort_by=popularity', 422, 5],
    ['/discover/movie?sort_by=popularity.desc;drop', 422, 5],
    ['/discover/movie?sort_by=__proto__.desc', 422, 5],
    ['/discover/movie?with_genres=Drama', 422, 5],
    ['/discover/movie?with_cast=1)', 422, 5],
    ['/discover/movie?vote_average.gte=high', 422, 5],
    ['/discover/movie?year=MCMXCIX', 422, 5],
    ['/discover/tv?with_status=9', 422, 5],
    [`/discover/movie?with_keywords=${Array.from({ length: 101 }, (_, id) => id + 1).join('|')}`, 422, 5],
    ['/search/movie?query=a&year=last', 422, 5],
    ['/tv/airing_today?timezone=Middle-earth', 400, 28],
    [`/movie/603?append_to_response=${Array.from({ length: 21 }, (_, n) => `a${n}`).join(',')}`, 400, 27],
    [`/tv/1399?append_to_response=${Array.from({ length: 21 }, (_, n) => `season/${n}`).join(',')}`, 400, 27],
  ])('%s: %i, code %i', async (path, status, code) => {
    expect(await get(path)).toMatchObject({ status, body: { status_code: code } });
  });

  it('an unexpected error is logged and answered with code 11, without its words', async () => {
    const told: unknown[] = [];
    const broken = routesOver(memoryDatabase([filmRow(), seriesRow()]), {
      programme: {
        nowPlaying: () => {
          throw new Error('secret words');
        },
        upcoming: () => ({ dates: { maximum: '', minimum: '' }, ids: [] }),
      },
      onSurprise: (error) => told.push(error),
    });
    const response = await broken.request('/movie/now_playing');
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ success: false, status_code: 11 });
    expect(told).toEqual([new Error('secret words')]);
  });
});

describe('a request that is only odd is answered', () => {
  it.each([
    '/movie/popular?page=1&page=x',
    '/movie/popular?page[]=9',
    '/movie/popular?language=xx-YY&region=QQ&include_adult=perhaps',
    '/movie/603?append_to_response=',
    '/movie/603?append_to_response=,,nothing,constructor,__proto__',
    `/movie/603?append_to_response=${Array.from({ length: 40 }, () => 'videos').join(',')}`,
    '/tv/1399?append_to_response=season/1,season/99,season/x',
    '/search/movie',
    '/search/movie?query=',
    '/search/multi?query=%00',
    '/search/person?query=%FF%FE%ED%A0%80',
    '/search/tv?query=a&first_air_date_year=',
    `/search/movie?query=${'x'.repeat(10_000)}`,
    '/discover/movie?with_genres=,|,',
    '/discover/movie?with_watch_providers=8&watch_region=GB',
    '/movie/603?api_key=whatever',
  ])('%s', async (path) => {
    const response = await routes.request(path);
    expect(response.status).toBe(200);
  });

  it('appends what it knows and passes over the rest', async () => {
    const response = await routes.request(
      '/tv/1399?append_to_response=season/2,season/9,nothing,watch/providers',
    );
    const body = Object(await response.json());
    expect(body).toMatchObject({ 'season/2': { season_number: 2 }, 'watch/providers': { results: {} } });
    expect(Object.keys(body)).not.toContain('season/9');
    expect(Object.keys(body)).not.toContain('nothing');
  });
});

describe('whatever is asked', () => {
  const segment = fc.oneof(
    fc.constantFrom(
      'movie',
      'tv',
      'person',
      'search',
      'discover',
      'trending',
      'collection',
      'season',
      'episode',
    ),
    fc.constantFrom(
      '603',
      '1399',
      '1',
      '0',
      'popular',
      'day',
      'videos',
      'list',
      'images',
      '..',
      '%',
      '%FF',
      '',
    ),
    fc.string({ unit: 'binary', maxLength: 12 }).map((text) => encodeURIComponent(text.toWellFormed())),
    fc.integer().map(String),
  );
  const name = fc.oneof(
    fc.constantFrom(
      'page',
      'query',
      'sort_by',
      'with_genres',
      'with_cast',
      'without_keywords',
      'year',
      'timezone',
    ),
    fc.constantFrom(
      'append_to_response',
      'language',
      'vote_average.gte',
      'primary_release_date.lte',
      'certification',
    ),
    fc.constantFrom('include_image_language', 'with_original_language', 'with_runtime.gte', 'air_date.lte'),
  );
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }).map((text) => encodeURIComponent(text.toWellFormed())),
    fc.constantFrom('1', '0', '28,12|16', '1999-01-01', 'popularity.desc', 'null', '%FF', '[]', '1e9', "'--"),
    fc.integer().map(String),
  );
  const query = fc.array(fc.tuple(name, value), { maxLength: 4 });
  const path = fc.oneof(
    fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join('/')}`),
    fc.constantFrom('/discover/movie', '/discover/tv', '/movie/popular', '/movie/603', '/movie/603/images'),
    fc.constantFrom(
      '/search/multi',
      '/tv/1399',
      '/tv/1399/season/1',
      '/tv/airing_today',
      '/trending/all/week',
    ),
  );

  it('the answer is JSON, never a 5xx, and a failure has the protocol’s body and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(path, query, async (at, parameters) => {
        const address = `http://test${at}?${parameters.map((pair) => pair.join('=')).join('&')}`;
        const response = await routes.request(new Request(address));
        const body: unknown = await response.json();
        expect(response.headers.get('content-type')).toBe('application/json;charset=utf-8');
        expect(response.status).toBeLessThan(500);
        expect(response.status === 200 ? body : TmdbError.parse(body)).toEqual(body);
      }),
      { numRuns: 1500 },
    );
  });
});
