import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { MovieDetails } from '#contracts/tmdb/details.ts';
import { MoviePage } from '#contracts/tmdb/lists.ts';

import { type FakeTmdb, startFakeTmdb } from './fakeTmdb.ts';
import { faults } from './fault.ts';
import { movedTitles, otherFilm, unknownFilm } from './upstreamRows.ts';

let tmdb: FakeTmdb;
beforeAll(async () => {
  tmdb = await startFakeTmdb();
});
beforeEach(() => tmdb.reset());
afterAll(() => tmdb.close());

const ask = (
  path: string,
  { headers = {}, signal = null }: { headers?: Record<string, string>; signal?: AbortSignal | null } = {},
) => fetch(`${tmdb.url}${path}`, { signal, headers: { authorization: `Bearer ${tmdb.token}`, ...headers } });

describe('it has the manners of TMDB', () => {
  it('answers only who shows the token, as a bearer or as a key', async () => {
    const refused = await fetch(`${tmdb.url}/3/movie/603`);
    expect([refused.status, await refused.json()]).toMatchObject([401, { status_code: 7 }]);
    expect((await fetch(`${tmdb.url}/3/movie/603?api_key=${tmdb.token}`)).status).toBe(200);
    expect((await ask('/3/authentication')).status).toBe(200);
  });

  it('names pictures as TMDB does, and has them', async () => {
    const movie = MovieDetails.parse(await (await ask('/3/movie/603')).json());
    expect(movie.poster_path).toMatch(/^\/[A-Za-z0-9]{27}\.jpg$/);
    const picture = await fetch(`${tmdb.url}/t/p/w342${movie.poster_path}`);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect(new Uint8Array(await picture.arrayBuffer()).slice(0, 3)).toEqual(
      new Uint8Array([0xff, 0xd8, 0xff]),
    );
    expect((await fetch(`${tmdb.url}/t/p/w342/nothing.jpg`)).status).toBe(404);
    expect(await (await ask('/3/configuration')).json()).toMatchObject({
      images: { secure_base_url: `${tmdb.url}/t/p/` },
    });
  });

  it('says nothing new to who has the answer already', async () => {
    const etag = (await ask('/3/movie/603')).headers.get('etag') ?? '';
    expect((await ask('/3/movie/603', { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await ask('/3/movie/604', { headers: { 'if-none-match': etag } })).status).not.toBe(304);
  });

  it('finds names only as they are written', async () => {
    const find = async (query: string) =>
      MoviePage.parse(await (await ask(`/3/search/movie?query=${query}`)).json()).total_results;
    expect(await find('the%20matrix')).toBeGreaterThan(0);
    expect(await find('the%20matrx')).toBe(0);
  });

  it('has other numbers for some titles, and titles that the catalogue lacks', async () => {
    const titleOf = async (id: number | undefined) =>
      MovieDetails.parse(await (await ask(`/3/movie/${id}`)).json()).title;
    expect(await titleOf(movedTitles.get('movie/694'))).toBe('The Shining');
    expect(await titleOf(694)).toBe(otherFilm.title);
    expect(await titleOf(unknownFilm.id)).toBe(unknownFilm.title);
  });

  it('counts what it is asked, and forgets on reset', async () => {
    await ask('/3/movie/603?language=de');
    expect(tmdb.calls.map(({ path }) => path)).toEqual(['/3/movie/603?language=de']);
    tmdb.reset();
    expect(tmdb.calls).toEqual([]);
  });
});

describe('it fails as told, and recovers', () => {
  const outcome = async (patience = 10_000) => {
    try {
      const response = await ask('/3/movie/603', { signal: AbortSignal.timeout(patience) });
      const text = await response.text();
      return text.includes('The Matrix') && text.length < 100_000 ? 'right' : `${response.status}`;
    } catch (error) {
      return error instanceof Error ? error.name : 'unknown';
    }
  };

  it.each([
    ['latency', 'TimeoutError'],
    ['reset', 'TypeError'],
    ['black hole', 'TimeoutError'],
    ['half an answer', 'TypeError'],
    ['too many requests', '429'],
    ['an error of theirs', '500'],
    ['HTML under 200', '200'],
    ['wrong types', '200'],
    ['ten megabytes', '200'],
    ['a slow drip', 'TimeoutError'],
    ['a bad certificate', 'TypeError'],
    ['a refused connection', 'TypeError'],
  ] as const)('%s: %s', async (name, expected) => {
    tmdb.fail(faults[name]);
    expect(await outcome(expected === 'TimeoutError' ? 300 : undefined)).toBe(expected);
    tmdb.fail(null);
    expect(await outcome()).toBe('right');
  });
});
