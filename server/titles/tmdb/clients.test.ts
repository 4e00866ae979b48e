import type { AddressInfo } from 'node:net';

import { createAdaptorServer } from '@hono/node-server';
import { MovieDb } from 'moviedb-promise';
import { TMDB } from 'tmdb-ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { call } from '#server/titles/embedded/testing/clientCalls.ts';

import type { Gateway } from './gateway.ts';
import { gatewaysOverFake } from './testing/gatewaysOverFake.ts';

const { open, tmdb } = gatewaysOverFake();
let gateway: Gateway | undefined;
const server = createAdaptorServer({
  fetch: async (request) => gateway?.fetch(request) ?? new Response(null, { status: 500 }),
});
let ours = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ours = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const id = 603;
const season = { id: 1399, season_number: 1 };

test('moviedb-promise, which shows a key, gets from us what it gets from TMDB', async () => {
  gateway = open();
  const far = new MovieDb(tmdb().token, `${tmdb().url}/3/`, 1000);
  const near = new MovieDb('somebody’s own key', `${ours}/3/`, 1000);
  const asked: [method: string, parameters?: object][] = [
    ['configuration'],
    ['genreMovieList'],
    ['genreTvList'],
    ['trending', { media_type: 'all', time_window: 'day' }],
    ['movieInfo', { id, append_to_response: 'credits,videos' }],
    ['movieCredits', { id }],
    ['movieImages', { id }],
    ['movieWatchProviders', { id }],
    ['movieReleaseDates', { id }],
    ['moviePopular', { page: 2 }],
    ['tvInfo', { id: season.id }],
    ['tvAggregateCredits', { id: season.id }],
    ['seasonInfo', season],
    ['episodeInfo', { ...season, episode_number: 1 }],
    ['searchMovie', { query: 'the matrix', year: 1999 }],
    ['searchMulti', { query: 'the' }],
    ['discoverMovie', { with_genres: '28|12', 'vote_average.gte': 7 }],
    ['discoverTv', { sort_by: 'vote_average.desc' }],
    ['find', { id: 'tt0133093', external_source: 'imdb_id' }],
  ];
  for (const [method, parameters] of asked) {
    const wanted = await call(far, method, parameters);
    expect([method, await call(near, method, parameters)]).toEqual([method, wanted]);
  }
});

test('tmdb-ts, which shows a token, gets from us what it gets from TMDB', async () => {
  gateway = open();
  const at = (origin: string) =>
    new TMDB(tmdb().token, {
      fetch: async (input, init) => {
        const address = input instanceof Request ? input.url : String(input);
        return fetch(address.replace('https://api.themoviedb.org', origin), init);
      },
    });
  const all = async (client: TMDB) => [
    await client.configuration.getApiConfiguration(),
    await client.movies.details(id, ['credits', 'videos', 'watch/providers']),
    await client.movies.recommendations(id),
    await client.movies.nowPlaying({ page: 2, region: 'DE' }),
    await client.tvShows.details(season.id, ['aggregate_credits']),
    await client.search.movies({ query: 'alien' }),
    await client.search.people({ query: 'reeves' }),
    await client.find.byExternalId('tt0133093', { external_source: 'imdb_id' }),
    await client.genres.movies(),
  ];
  expect(await all(at(ours))).toEqual(await all(at(tmdb().url)));
});
