import { expect, test } from 'vitest';

import { openAnswerStore } from './store/openAnswerStore.ts';
import { askFor, gatewaysOverFake } from './testing/gatewaysOverFake.ts';

const { open, tmdb, direct, pass, now, folder } = gatewaysOverFake();

const titleParts =
  'alternative_titles,credits,external_ids,images,keywords,recommendations,reviews,similar,translations,videos,watch/providers';
const movieParts = `${titleParts},release_dates`.split(',');
const tvParts = `${titleParts},aggregate_credits,content_ratings`.split(',');

const read = async (path: string): Promise<unknown> => (await direct(path)).json();
const firstOf = (list: unknown): number => Number(Reflect.get(Object(Object(list)[0]), 'id'));

/** An address of every kind that TMDB knows here. */
async function addresses(): Promise<string[]> {
  const person = firstOf(Reflect.get(Object(await read('movie/603/credits')), 'cast'));
  const keyword = firstOf(Reflect.get(Object(await read('movie/603/keywords')), 'keywords'));
  const collection = firstOf([Reflect.get(Object(await read('movie/11')), 'belongs_to_collection')]);
  return [
    ...['popular', 'top_rated', 'now_playing', 'upcoming'].map((name) => `movie/${name}?region=DE`),
    ...['popular', 'top_rated', 'airing_today', 'on_the_air'].map((name) => `tv/${name}?language=de-DE`),
    ...['all', 'movie', 'tv', 'person'].flatMap((kind) => [`trending/${kind}/day`, `trending/${kind}/week`]),
    'person/popular?page=2',
    `movie/603?append_to_response=${movieParts.join(',')}`,
    'movie/603-the-matrix?append_to_response=credits',
    'movie/tt0133093?append_to_response=credits,videos',
    'movie/tt0133093/release_dates',
    `tv/1399?append_to_response=${[...tvParts, 'season/1'].join(',')}&language=de-DE`,
    ...movieParts.map((name) => `movie/603/${name}`),
    ...tvParts.map((name) => `tv/1399/${name}`),
    'tv/1399/season/1?append_to_response=credits,images,videos',
    'tv/1399/season/1/episode/2?append_to_response=credits,images',
    `person/${person}?append_to_response=combined_credits,external_ids,images`,
    ...['combined_credits', 'movie_credits', 'tv_credits', 'images'].map(
      (name) => `person/${person}/${name}`,
    ),
    `collection/${collection}`,
    'search/movie?query=matrix',
    'search/keyword?query=sea',
    ...['tv', 'person', 'multi', 'collection'].map((kind) => `search/${kind}?query=the`),
    `discover/movie?with_keywords=${keyword}&sort_by=vote_average.desc`,
    'discover/tv?with_genres=18&air_date.gte=2000-01-01',
    'find/tt0133093?external_source=imdb_id',
    'configuration',
    'genre/movie/list',
    'genre/tv/list',
    // And what it says no to.
    'movie/604',
    'tv/1399/season/77',
  ];
}

test('TMDB’s answer is passed on byte by byte, whatever was asked, and is asked for once', async () => {
  const gateway = open({ store: await openAnswerStore({ dataDirectory: folder, now }) });
  const wrong: string[] = [];
  for (const path of await addresses()) {
    tmdb().reset();
    const answers = await Promise.all([askFor(gateway, path), askFor(gateway, path)]);
    answers.push(await askFor(gateway, path));
    const [call, ...more] = tmdb().calls;
    const wanted = await direct(call?.path.slice(3) ?? '');
    const text = await wanted.text();
    for (const answer of answers) {
      const isRight =
        (await answer.text()) === text &&
        answer.status === wanted.status &&
        answer.headers.get('content-type') === wanted.headers.get('content-type') &&
        answer.headers.get('x-marquee-source') === 'tmdb';
      if (!isRight || more.length > 0) wrong.push(path);
    }
  }
  expect(wrong).toEqual([]);
});

test('whatever unknown is added, TMDB is asked once', async () => {
  const gateway = open();
  for (let turn = 0; turn < 5; turn += 1) await askFor(gateway, `movie/603?z=${turn}&language=de-DE`);
  expect(tmdb().calls.map(({ path }) => path)).toEqual(['/3/movie/603?language=de-DE']);
});

test('for our own services it is the same object each time, read once', async () => {
  const gateway = open();
  const ask = gateway.asking(() => {});
  const film = () => ask<object>('movie/603', { language: 'de-DE' });
  const [one, two] = await Promise.all([film(), film()]);
  expect(one).toMatchObject({ ok: true, body: { id: 603 } });
  expect(one.ok && two.ok && one.body === two.body).toBe(true);
  expect(await ask('movie/604')).toEqual({ ok: false, status: 404 });
  expect(await ask('account/1')).toEqual({ ok: false, status: 404 });
  expect(tmdb().calls.map(({ path }) => path)).toEqual(['/3/movie/603?language=de-DE', '/3/movie/604']);
});

test('browsers may keep it a while from now on, counted from its age', async () => {
  const gateway = open();
  await askFor(gateway, 'movie/603');
  pass(600_000);
  const { headers } = await askFor(gateway, 'movie/603');
  expect([headers.get('age'), headers.get('cache-control')]).toEqual(['600', 'public, max-age=900']);
});
