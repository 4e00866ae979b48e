import { get } from 'node:https';

import { MovieDetails } from '@marquee/contracts/tmdb/details.ts';
import { ReleaseDates, Videos, WatchProviders } from '@marquee/contracts/tmdb/extras.ts';
import { MoviePage } from '@marquee/contracts/tmdb/lists.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { type FakeTmdb, startFakeTmdb } from './fakeTmdb.ts';
import { faults } from './fault.ts';
import { createTestCertificates } from './testCertificate.ts';
import { bareFilm, movedTitles, otherFilm, unknownFilm } from './upstreamRows.ts';

let tmdb: FakeTmdb;
beforeAll(async () => {
  tmdb = await startFakeTmdb({ moved: movedTitles });
});
beforeEach(() => tmdb.reset());
afterAll(() => tmdb.close());

const ask = (
  path: string,
  { headers = {}, signal = null }: { headers?: Record<string, string>; signal?: AbortSignal | null } = {},
) => fetch(`${tmdb.url}${path}`, { signal, headers: { authorization: `Bearer ${tmdb.token}`, ...headers } });

describe('it has the manners of TMDB', () => {
  it('answers only callers with the token, as a bearer or as a key', async () => {
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

  it('answers 304 to a client that has the answer already', async () => {
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

describe('it says more than the embedded catalogue', () => {
  const json = async (path: string) => z.looseObject({}).parse(await (await ask(path)).json());

  it('translates some titles, some in part, and some not at all', async () => {
    expect(await json('/3/movie/603?language=de-DE')).toMatchObject({
      title: 'The Matrix (de)',
      overview: expect.stringMatching(/^Auf Deutsch: /),
    });
    expect(await json('/3/movie/11?language=de')).toMatchObject({
      title: 'Star Wars (de)',
      overview: '',
      tagline: '',
    });
    expect(await json('/3/movie/680?language=de')).toMatchObject({ title: 'Pulp Fiction', overview: '' });
    expect(await json('/3/movie/603?language=fr-FR')).toMatchObject({ title: 'The Matrix', tagline: '' });
    expect(await json('/3/genre/movie/list?language=de')).toMatchObject({
      genres: expect.arrayContaining([{ id: 35, name: 'Komödie' }]),
    });
    expect(await json('/3/genre/movie/list?language=fr')).toMatchObject({
      genres: expect.arrayContaining([{ id: 28, name: null }]),
    });
  });

  it('gives all languages of a title at once', async () => {
    const appended = await json('/3/movie/603?append_to_response=translations,credits&language=de');
    const { translations } = z
      .object({
        translations: z.array(
          z.object({ iso_639_1: z.string(), data: z.object({ title: z.string(), overview: z.string() }) }),
        ),
      })
      .parse(appended['translations']);
    expect(translations.map(({ iso_639_1: language }) => language)).toEqual(['en', 'de', 'fr']);
    expect(translations.map(({ data }) => data.title)).toEqual(['', 'The Matrix (de)', '']);
    expect(appended).toHaveProperty('credits.cast');
    expect(await json('/3/tv/1399/translations')).toMatchObject({ id: 1399 });
  });

  it('knows countries: releases, certificates, where to watch', async () => {
    const film = MovieDetails.extend({
      release_dates: ReleaseDates,
      'watch/providers': WatchProviders,
    }).parse(await json('/3/movie/603?append_to_response=release_dates,watch/providers'));
    const certificates = film.release_dates.results.map(
      ({ iso_3166_1: country, release_dates: releases }) => [
        country,
        releases.find(({ type }) => type === 3)?.certification,
      ],
    );
    expect(certificates).toEqual([
      ['US', 'R'],
      ['GB', '15'],
      ['DE', '16'],
      ['FR', '12'],
      ['JP', 'R15+'],
    ]);
    expect(Object.keys(film['watch/providers'].results)).toEqual(['US', 'GB', 'DE', 'FR']);
    const [here, there] = await Promise.all(
      ['US', 'DE'].map(
        async (country) => MoviePage.parse(await json(`/3/movie/now_playing?region=${country}`)).results,
      ),
    );
    expect(there?.[0]?.id).toBe(here?.[1]?.id);
    expect(there?.[0]?.release_date).not.toBe(here?.[1]?.release_date);
  });

  it('has videos at YouTube and elsewhere, by language', async () => {
    const languagesOf = async (query: string) =>
      Videos.parse(await json(`/3/movie/603/videos?${query}`)).results.map(
        ({ iso_639_1: language, site }) => `${language} ${site}`,
      );
    expect(await languagesOf('')).toEqual(['en YouTube', 'en YouTube', 'en Vimeo']);
    expect(await languagesOf('language=de-DE')).toEqual(['de YouTube']);
    expect(await languagesOf('language=de&include_video_language=de,en')).toHaveLength(4);
  });

  it('knows nothing but the name of one film', async () => {
    expect(await json(`/3/movie/${bareFilm.id}?append_to_response=credits,videos`)).toMatchObject({
      title: bareFilm.title,
      poster_path: null,
      release_date: '',
      overview: '',
      runtime: null,
    });
  });
});

describe('it fails as set, and recovers', () => {
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

describe('it serves HTTPS where it is given certificates', () => {
  const asked = (url: string, authority: string) =>
    new Promise<string>((resolve) => {
      const request = get(`${url}/3/configuration`, { ca: authority, agent: false }, (response) => {
        response.resume();
        resolve(String(response.statusCode));
      });
      request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
    });

  it('and can show an untrusted one', async () => {
    const { authority, ...tls } = createTestCertificates();
    const secure = await startFakeTmdb({ tls });
    try {
      expect(await asked(secure.url, authority)).toBe('401');
      secure.fail({ kind: 'bad-tls' });
      expect(await asked(secure.url, authority)).toBe('DEPTH_ZERO_SELF_SIGNED_CERT');
      secure.fail(null);
      expect(await asked(secure.url, authority)).toBe('401');
    } finally {
      await secure.close();
    }
  });
});
