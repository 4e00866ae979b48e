import { FindAnswer } from '@marquee/contracts/tmdb/lists.ts';
import { describe, expect, it } from 'vitest';

import { filmRow, seriesRow } from '#server/titles/embedded/testing/sampleRows.ts';
import { memoryDatabase, routesOver } from '#server/titles/embedded/testing/testCatalogue.ts';

const routes = routesOver(
  memoryDatabase([
    { ...filmRow({ tmdb_id: 603 }), imdb: 'tt0133093', also: ['Pier 1', 'Der lange Steg'] },
    { ...seriesRow({ tmdb_id: 1399 }), imdb: 'tt0944947', also: ['HL'] },
    filmRow({ title: 'Another', tmdb_id: 604 }),
  ]),
);
const get = async (path: string) => {
  const response = await routes.request(path);
  const body: unknown = await response.json();
  return { status: response.status, body };
};
const nothing = {
  movie_results: [],
  person_results: [],
  tv_results: [],
  tv_episode_results: [],
  tv_season_results: [],
};

describe('alternative titles', () => {
  const named = (title: string) => ({ iso_3166_1: 'XX', title, type: '' });

  it('are those of the names, under the word of the medium', async () => {
    expect((await get('/movie/603/alternative_titles')).body).toEqual({
      id: 603,
      titles: [named('Pier 1'), named('Der lange Steg')],
    });
    expect((await get('/tv/1399/alternative_titles')).body).toEqual({ id: 1399, results: [named('HL')] });
    expect((await get('/movie/604?append_to_response=alternative_titles')).body).toMatchObject({
      alternative_titles: { titles: [] },
    });
  });

  it('are none of a country that was asked for, since theirs is not known', async () => {
    expect((await get('/movie/603/alternative_titles?country=DE')).body).toEqual({ id: 603, titles: [] });
  });
});

describe("IMDb's number", () => {
  it('is in the details and among the external ids', async () => {
    expect((await get('/movie/603')).body).toMatchObject({ imdb_id: 'tt0133093' });
    expect((await get('/movie/603/external_ids')).body).toMatchObject({ id: 603, imdb_id: 'tt0133093' });
    expect((await get('/tv/1399/external_ids')).body).toMatchObject({ id: 1399, imdb_id: 'tt0944947' });
    expect((await get('/movie/604')).body).toMatchObject({ imdb_id: null });
  });

  it('finds the title', async () => {
    const film = await get('/find/tt0133093?external_source=imdb_id');
    expect(film.body).toMatchObject({ ...nothing, movie_results: [{ id: 603, media_type: 'movie' }] });
    expect(FindAnswer.parse(film.body)).toEqual(film.body);
    const series = await get('/find/TT0944947?external_source=imdb_id');
    expect(series.body).toMatchObject({ ...nothing, tv_results: [{ id: 1399, media_type: 'tv' }] });
    expect(FindAnswer.parse(series.body)).toEqual(series.body);
  });

  it.each([
    '/find/tt9999999?external_source=imdb_id',
    '/find/603?external_source=imdb_id',
    '/find/81189?external_source=tvdb_id',
    '/find/%00?external_source=wikidata_id',
  ])('finds nothing for %s', async (path) => {
    expect(await get(path)).toEqual({ status: 200, body: nothing });
  });

  it.each(['/find/tt0133093', '/find/tt0133093?external_source=', '/find/tt0133093?external_source=shoe'])(
    'refuses %s, which names no source',
    async (path) => {
      expect(await get(path)).toMatchObject({ body: { success: false, status_code: 5 } });
    },
  );
});
