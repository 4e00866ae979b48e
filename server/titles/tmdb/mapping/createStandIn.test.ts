import { createTitleNumbers, sameNumbers } from '@marquee/contracts/library/titleNumbers.ts';
import { expect, test } from 'vitest';

import { createStandIn } from './createStandIn.ts';

const numbers = createTitleNumbers([
  ['movie', 10, 20],
  ['movie', 100_000_005, 30],
  ['tv', 7, 8],
  ['movie', 40, 200_000_040],
]);

const film = (id: number) => ({ id, original_title: `Film ${id}`, title: `Film ${id}`, release_date: '' });
const series = (id: number) => ({ id, name: `Series ${id}`, original_name: '', first_air_date: '' });

/** An embedded catalogue that says which paths it was asked. */
function standIn(isMoved = true) {
  const paths: string[] = [];
  const embedded = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    paths.push(pathname + search);
    const [, , media, id, part] = pathname.split('/');
    if (Number(id) === 404 || Number(id) > 1e12) return Response.json({ status_code: 34 }, { status: 404 });
    if (part === 'credits') return Response.json({ id: Number(id), cast: [{ id: 10, name: 'Ann' }] });
    if (part === 'season') return Response.json({ id: 10, episodes: [{ id: 7, show_id: 7 }] });
    if (media === 'search')
      return Response.json({ results: [film(10), film(11), series(7), { id: 10, name: 'Ann' }] });
    const title = media === 'tv' ? series(Number(id)) : film(Number(id));
    return Response.json({ ...title, genres: [{ id: 10, name: 'Ten' }], similar: { results: [film(10)] } });
  };
  const answer = createStandIn({
    embedded,
    numbers: isMoved ? numbers : sameNumbers,
    ofImdb: (imdb) => (imdb === 'tt0000010' ? 10 : undefined),
    isMoved: () => isMoved,
  });
  const ask = async (path: string) => {
    const response = await answer(new Request(`http://localhost/3/${path}`));
    const body: unknown = await response.json();
    return { status: response.status, body };
  };
  return { ask, paths };
}

test('a title is asked for by the number that the catalogue has, and answered by the one that was asked', async () => {
  const { ask, paths } = standIn();
  expect(await ask('movie/20?append_to_response=similar')).toEqual({
    status: 200,
    body: {
      ...film(10),
      id: 20,
      genres: [{ id: 10, name: 'Ten' }],
      similar: { results: [{ ...film(10), id: 20 }] },
    },
  });
  expect((await ask('tv/8')).body).toMatchObject({ id: 8, name: 'Series 7' });
  expect((await ask('movie/200000040')).body).toMatchObject({ id: 200_000_040, title: 'Film 40' });
  expect((await ask('movie/11')).body).toMatchObject({ id: 11, title: 'Film 11' });
  expect(paths).toEqual(['/3/movie/10?append_to_response=similar', '/3/tv/7', '/3/movie/40', '/3/movie/11']);
});

test('words behind a number and IMDb’s numbers name the same title', async () => {
  const { ask, paths } = standIn();
  expect((await ask('movie/20-film-ten')).body).toMatchObject({ id: 20, title: 'Film 10' });
  expect((await ask('movie/20-film-ten/credits')).body).toMatchObject({ id: 20 });
  expect((await ask('movie/tt0000010')).body).toMatchObject({ id: 20, title: 'Film 10' });
  expect((await ask('movie/tt0000010/credits')).body).toMatchObject({ id: 20 });
  expect(paths).toEqual(['/3/movie/10', '/3/movie/10/credits', '/3/movie/10', '/3/movie/10/credits']);
});

test('what TMDB calls by a number of ours is not answered by our title', async () => {
  const { ask } = standIn();
  expect((await ask('movie/10')).status).toBe(404);
  expect((await ask('movie/40')).status).toBe(404);
});

test('an old number of our own making still means its title', async () => {
  const { ask } = standIn();
  expect((await ask('movie/100000005')).body).toMatchObject({ id: 30, title: 'Film 100000005' });
});

test('parts of a title, its episodes and lists carry the new numbers, and nothing else changes', async () => {
  const { ask } = standIn();
  expect((await ask('movie/20/credits')).body).toEqual({ id: 20, cast: [{ id: 10, name: 'Ann' }] });
  expect((await ask('tv/8/season/1')).body).toEqual({ id: 10, episodes: [{ id: 7, show_id: 8 }] });
  expect((await ask('search/multi?query=x')).body).toEqual({
    results: [{ ...film(10), id: 20 }, film(11), { ...series(7), id: 8 }, { id: 10, name: 'Ann' }],
  });
});

test('where no title has moved, requests and answers go through as they are', async () => {
  const { ask, paths } = standIn(false);
  expect((await ask('movie/10')).body).toMatchObject({ id: 10 });
  expect(paths).toEqual(['/3/movie/10']);
});
