import { MoviePageData, PersonDetails, TvPageData } from '@marquee/contracts/tmdb/details.ts';
import type { NameEntry } from '@marquee/titles';
import { describe, expect, it } from 'vitest';

import { createCatalogue } from './catalogue.ts';
import { withNamesBeyond } from './namesBeyond.ts';
import { filmRow } from './testing/sampleRows.ts';
import { memoryDatabase, routesOver } from './testing/testCatalogue.ts';

const known = (id: number, more: Partial<NameEntry> = {}): NameEntry & { id: number } => ({
  id,
  name: 'The Far Shore',
  originalName: 'Дальний берег',
  popularity: 0.6,
  adult: false,
  video: false,
  alternatives: [],
  imdb: null,
  firstYear: null,
  lastYear: null,
  runtime: null,
  language: null,
  genres: [],
  score: null,
  votes: null,
  ...more,
});

const beyond: Record<string, NameEntry & { id: number }> = {
  'movie 77': known(77),
  'movie 78': known(78, { firstYear: 1971, runtime: 92, genres: [18], score: 6.4, imdb: 'tt0067890' }),
  'movie 79': known(79, { adult: true, video: true }),
  'tv 80': known(80),
  'person 81': known(81, { name: 'Ida Berg', originalName: 'Ida Berg' }),
  'movie 603': known(603, { name: 'Not this one' }),
};

const database = memoryDatabase([filmRow({ tmdb_id: 603 })]);
const routes = routesOver(database, {
  catalogue: withNamesBeyond(createCatalogue(database), (kind, id) => beyond[`${kind} ${id}`]),
});
const get = async (path: string) => {
  const answer = await routes.request(path);
  const body: unknown = await answer.json();
  return { status: answer.status, body };
};

const filmPage =
  'append_to_response=credits,videos,images,recommendations,keywords,release_dates,watch/providers,external_ids,similar,reviews';
const seriesPage =
  'append_to_response=credits,aggregate_credits,videos,images,recommendations,keywords,content_ratings,watch/providers,external_ids,similar';

describe('what is known by name alone', () => {
  it('has a film page, which says nothing unknown', async () => {
    const { status, body } = await get(`/movie/77?${filmPage}`);
    expect(status).toBe(200);
    expect(MoviePageData.parse(body)).toMatchObject({
      id: 77,
      title: 'The Far Shore',
      original_title: 'Дальний берег',
      release_date: '',
      poster_path: null,
      backdrop_path: null,
      genres: [],
      spoken_languages: [],
      overview: '',
      videos: { results: [] },
      release_dates: { results: [] },
      credits: { cast: [], crew: [] },
      recommendations: { results: [] },
    });
  });

  it('has no pictures', async () => {
    expect((await get('/movie/77/images')).body).toMatchObject({ posters: [], backdrops: [] });
  });

  it('says what the index knows besides', async () => {
    expect((await get('/movie/78')).body).toMatchObject({
      release_date: '1971-01-01',
      runtime: 92,
      genres: [{ id: 18, name: 'Drama' }],
      vote_average: 6.4,
      imdb_id: 'tt0067890',
    });
    expect((await get('/movie/79')).body).toMatchObject({ adult: true, video: true });
  });

  it('has a page of a series, without a season', async () => {
    const { status, body } = await get(`/tv/80?${seriesPage}`);
    expect(status).toBe(200);
    expect(TvPageData.parse(body)).toMatchObject({
      id: 80,
      seasons: [],
      episode_run_time: [],
      languages: [],
    });
    expect((await get('/tv/80/season/1')).status).toBe(404);
  });

  it('has a page of a person, without a portrait', async () => {
    const { status, body } = await get('/person/81?append_to_response=combined_credits,images');
    expect(status).toBe(200);
    expect(PersonDetails.loose().parse(body)).toMatchObject({
      name: 'Ida Berg',
      profile_path: null,
      combined_credits: { cast: [], crew: [] },
      images: { profiles: [] },
    });
  });

  it('never replaces what the catalogue has, and unknown numbers stay unknown', async () => {
    expect((await get('/movie/603')).body).not.toMatchObject({ title: 'Not this one' });
    expect((await get('/movie/999')).status).toBe(404);
    expect((await get('/person/999')).status).toBe(404);
  });
});
