import type { DatabaseSync } from 'node:sqlite';

import {
  CastCredit,
  CollectionDetails,
  MovieDetails,
  PersonDetails,
} from '@marquee/contracts/tmdb/details.ts';
import { DatedMoviePage } from '@marquee/contracts/tmdb/lists.ts';
import type { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { personId } from '#server/titles/embedded/ids.ts';
import { routesOver, shippedDatabase, shippedRows } from '#server/titles/embedded/testing/testCatalogue.ts';

const rows = shippedRows();
let database: DatabaseSync;
let routes: Hono;
const Titles = z.object({
  page: z.int(),
  total_pages: z.int(),
  total_results: z.int(),
  results: z.array(
    z.looseObject({ id: z.int(), popularity: z.number(), vote_average: z.number().optional() }),
  ),
});

const ask = async (path: string): Promise<unknown> => (await routes.request(path)).json();
const list = async (path: string) => Titles.parse(await ask(path));

beforeAll(() => {
  database = shippedDatabase();
  routes = routesOver(database);
});

describe('pages', () => {
  it.each([
    ['/movie/popular', rows.filter(({ kind }) => kind === 'movie').length],
    ['/tv/popular', rows.filter(({ kind }) => kind === 'tv').length],
  ])('of %s contain everything once, twenty at a time', async (path, total) => {
    const first = await list(path);
    expect(first).toMatchObject({ page: 1, total_results: total, total_pages: Math.ceil(total / 20) });
    const ids: number[] = [];
    for (let page = 1; page <= first.total_pages; page += 1) {
      const { results } = await list(`${path}?page=${page}`);
      expect(results).toHaveLength(page < first.total_pages ? 20 : total - 20 * (page - 1));
      ids.push(...results.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(total);
    expect(ids).toHaveLength(total);
  });

  it('past the last are empty, and say so with a 200', async () => {
    expect(await list('/movie/popular?page=500')).toMatchObject({ page: 500, results: [] });
  });
});

describe('lists', () => {
  it('popular goes by popularity', async () => {
    const popularity = (await list('/movie/popular')).results.map((film) => film.popularity);
    expect(popularity).toEqual(popularity.toSorted((a, b) => b - a));
  });

  it('top rated goes by score, and knows only titles that many have seen', async () => {
    const { results, total_results } = await list('/movie/top_rated');
    const scores = results.map((film) => film.vote_average ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(total_results).toBe(rows.filter(({ kind, fame }) => kind === 'movie' && fame >= 55).length);
  });

  it('now playing and upcoming are the programme of the given day, with its dates', async () => {
    const asked: Date[] = [];
    const programme = (ids: number[]) => (now: Date) => {
      asked.push(now);
      return { dates: { maximum: '2026-01-28', minimum: '2025-12-17' }, ids };
    };
    const running = routesOver(database, {
      programme: { nowPlaying: programme([603, 11]), upcoming: programme([155]) },
    });
    const page = async (path: string) => DatedMoviePage.parse(await (await running.request(path)).json());
    const nowPlaying = await page('/movie/now_playing');
    expect(nowPlaying.dates).toEqual({ maximum: '2026-01-28', minimum: '2025-12-17' });
    expect(nowPlaying.results.map(({ title }) => title)).toEqual(['The Matrix', 'Star Wars']);
    expect((await page('/movie/upcoming')).results.map(({ title }) => title)).toEqual(['The Dark Knight']);
    expect(asked).toEqual([new Date('2026-01-14T12:00:00Z'), new Date('2026-01-14T12:00:00Z')]);
  });
});

describe('facts', () => {
  it('of a film come out as they are in its row', async () => {
    expect(MovieDetails.parse(await ask('/movie/11'))).toMatchObject({
      title: 'Star Wars',
      release_date: '1977-05-25',
      runtime: 121,
      genres: [
        { id: 12, name: 'Adventure' },
        { id: 28, name: 'Action' },
        { id: 878, name: 'Science Fiction' },
      ],
      production_countries: [{ iso_3166_1: 'US', name: 'United States' }],
      spoken_languages: [{ english_name: 'English', iso_639_1: 'en', name: 'English' }],
      poster_path: '/m11-poster.svg',
      backdrop_path: '/m11-backdrop.svg',
      vote_average: 8.2,
    });
  });

  it('of a language carry its own name too', async () => {
    const { spoken_languages } = MovieDetails.parse(await ask('/movie/129'));
    expect(spoken_languages).toEqual([{ english_name: 'Japanese', iso_639_1: 'ja', name: '日本語' }]);
  });

  it('of a collection lead from a film to its fellows in the order of release', async () => {
    const { belongs_to_collection: collection } = MovieDetails.parse(await ask('/movie/11'));
    const { name, parts } = CollectionDetails.parse(await ask(`/collection/${collection?.id}`));
    expect(name).toBe('Star Wars Collection');
    const dates = parts.map(({ release_date }) => release_date);
    expect(dates).toEqual(dates.toSorted());
    expect(parts.map(({ title }) => title).slice(0, 2)).toEqual(['Star Wars', 'The Empire Strikes Back']);
  });

  it('of a film alone in its collection say nothing of one', async () => {
    const counts = Map.groupBy(
      rows.filter(({ kind }) => kind === 'movie'),
      ({ collection }) => collection,
    );
    const lonely = [...counts].find(
      ([name, films]) => name !== null && films.length === 1 && films[0]?.tmdb_id,
    );
    expect(
      MovieDetails.parse(await ask(`/movie/${lonely?.[1][0]?.tmdb_id}`)).belongs_to_collection,
    ).toBeNull();
  });

  it('of a series: later seasons have no day, since only their year is known, and their words say the year', async () => {
    expect(await ask('/tv/1399')).toMatchObject({
      first_air_date: '2011-04-17',
      number_of_seasons: 8,
      seasons: expect.arrayContaining([
        expect.objectContaining({ season_number: 1, air_date: '2011-04-17', name: 'Season 1' }),
        expect.objectContaining({ season_number: 2, air_date: null, overview: '10 episodes, from 2012.' }),
      ]),
      last_episode_to_air: { season_number: 8, episode_type: 'finale', air_date: null },
    });
  });

  it('of a person: nothing is made up, and every title of theirs is there', async () => {
    const id = personId('Hayao Miyazaki');
    const body = await ask(`/person/${id}?append_to_response=combined_credits`);
    expect(PersonDetails.parse(body)).toMatchObject({
      name: 'Hayao Miyazaki',
      biography: '',
      birthday: null,
      gender: 0,
      known_for_department: 'Directing',
    });
    const { crew } = z
      .object({ crew: z.array(z.looseObject({ title: z.string(), job: z.string() })) })
      .parse(Object(body).combined_credits);
    expect(
      crew
        .filter(({ job }) => job === 'Director')
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual(
      rows
        .flatMap((row) =>
          row.kind === 'movie' && row.directors.includes('Hayao Miyazaki') ? [row.title] : [],
        )
        .toSorted(),
    );
  });

  it('of a cast keep the billing', async () => {
    const { cast } = z
      .object({ cast: z.array(z.object({ name: z.string(), order: z.int(), cast_id: z.int() })) })
      .parse(await ask('/movie/11/credits'));
    expect(cast.map(({ name }) => name).slice(0, 3)).toEqual([
      'Mark Hamill',
      'Harrison Ford',
      'Carrie Fisher',
    ]);
    expect(cast.map(({ order }) => order)).toEqual(cast.map((_, index) => index));
  });

  it('of an actor in a series say so in combined credits', async () => {
    const { cast } = z
      .object({ cast: z.array(CastCredit) })
      .parse(await ask(`/person/${personId('Bryan Cranston')}/combined_credits`));
    expect(cast).toContainEqual(
      expect.objectContaining({
        media_type: 'tv',
        name: 'Breaking Bad',
        character: expect.stringContaining('White'),
      }),
    );
  });
});

describe('teasers and pictures', () => {
  it('every title has one teaser of our own', async () => {
    const teaser = { site: 'Marquee', type: 'Teaser', official: true, size: 1080, iso_639_1: 'en' };
    expect(await ask('/movie/11/videos')).toMatchObject({
      id: 11,
      results: [{ ...teaser, key: 'movie-11', published_at: '1977-05-25T00:00:00.000Z' }],
    });
    expect(await ask('/tv/1399/videos')).toMatchObject({ results: [{ ...teaser, key: 'tv-1399' }] });
  });

  it.each([
    ['/movie/11/images', 1, 1],
    ['/movie/11/images?language=en-US', 1, 0],
    ['/movie/11/images?language=fr', 0, 0],
    ['/movie/11/images?include_image_language=null', 0, 1],
    ['/movie/11/images?language=fr&include_image_language=en,null', 1, 1],
  ])('%s follows the language asked for', async (path, posters, backdrops) => {
    const images = z.object({ posters: z.array(z.unknown()), backdrops: z.array(z.unknown()) });
    const found = images.parse(await ask(path));
    expect([found.posters.length, found.backdrops.length]).toEqual([posters, backdrops]);
  });

  it('the configuration sends clients to our own pictures', async () => {
    expect(await ask('/configuration')).toMatchObject({
      images: { base_url: 'http://marquee.test/t/p/', secure_base_url: 'http://marquee.test/t/p/' },
    });
  });
});
