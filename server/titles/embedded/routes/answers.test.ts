import { isDeepStrictEqual } from 'node:util';

import type { MediaType } from '@marquee/contracts/paths.ts';
import { GenreList, Keyword, pageSchemaOf } from '@marquee/contracts/tmdb/common.ts';
import * as details from '@marquee/contracts/tmdb/details.ts';
import * as extras from '@marquee/contracts/tmdb/extras.ts';
import * as lists from '@marquee/contracts/tmdb/lists.ts';
import type { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { recordsOf } from '#server/titles/embedded/build/recordsOf.ts';
import { routesOver, shippedDatabase, shippedRows } from '#server/titles/embedded/testing/testCatalogue.ts';

type Asked = readonly [path: string, schema: z.ZodType];

const rows = shippedRows();
const records = recordsOf(rows);
const idsOf = (media: MediaType) =>
  records.title.flatMap((title) => (title.media === media ? [title.id] : []));
const ids = { movie: idsOf('movie'), tv: idsOf('tv') };
const films = ids.movie.filter((_, index) => index % 100 === 0);
const series = ids.tv.filter((_, index) => index % 20 === 0);
const people = records.person.filter((_, index) => index % 600 === 0).map(({ id }) => id);

const hits = (found: readonly number[]) => () => ({ hits: found, corrected: null });
const dates = { maximum: '2026-01-28', minimum: '2025-12-17' };
let routes: Hono;

beforeAll(() => {
  routes = routesOver(shippedDatabase(), {
    likeness: {
      recommendations: (media) => ids[media].slice(0, 45).map((id) => ({ media, id, reasons: ['sea'] })),
      similar: (media) => ids[media].slice(0, 45),
    },
    programme: {
      nowPlaying: () => ({ dates, ids: ids.movie.slice(0, 40) }),
      upcoming: () => ({ dates, ids: ids.movie.slice(40, 80) }),
    },
    search: {
      searchMovies: hits(ids.movie),
      searchTv: hits(ids.tv),
      searchPeople: hits(people),
      searchCollections: hits(records.collection.map(({ id }) => id)),
      searchKeywords: hits(records.keyword.map(({ id }) => id)),
      searchMulti: () => ({
        hits: [
          { media: 'movie', id: 603 },
          { media: 'tv', id: 1399 },
          ...people.map((id) => ({ media: 'person' as const, id })),
        ],
        corrected: null,
      }),
    },
  });
});

/** Why an answer isn't of the schema's shape, or has something that the schema doesn't know; null where all is well. */
async function faultOf([path, schema]: Asked): Promise<string | null> {
  const response = await routes.request(path);
  const type = response.headers.get('content-type');
  if (response.status !== 200 || type !== 'application/json;charset=utf-8')
    return `${path}: ${response.status} ${type}`;
  const body: unknown = await response.json();
  const parsed = schema.safeParse(body);
  if (!parsed.success) return `${path}: ${parsed.error.message}`;
  return isDeepStrictEqual(parsed.data, body) ? null : `${path}: more than the schema knows`;
}

const faultsOf = async (asked: readonly Asked[]) =>
  (await Promise.all(asked.map(faultOf))).filter((fault) => fault !== null);

/** Shapes of what can be appended. Standalone they carry a number as well, but for these two. */
const anonymous = new Set(['recommendations', 'similar']);
const standalone = (path: string, resources: Record<string, z.ZodObject>): Asked[] =>
  Object.entries(resources).map(([name, schema]) => [
    `${path}/${name}`,
    anonymous.has(name) ? schema : schema.extend({ id: z.int() }),
  ]);

/** A resource and all that hangs below it. */
const whole = (path: string, schema: z.ZodType, resources: Record<string, z.ZodObject>): Asked[] => [
  [path, schema],
  ...standalone(path, resources),
];

const titleResources = {
  images: extras.TitleImages,
  recommendations: extras.RecommendationPage,
  reviews: extras.ReviewPage,
  videos: extras.Videos,
  'watch/providers': extras.WatchProviders,
};
const movieResources = {
  ...titleResources,
  alternative_titles: extras.MovieAlternativeTitles,
  credits: extras.MovieCredits,
  external_ids: extras.MovieExternalIds,
  keywords: z.object({ keywords: z.array(Keyword) }),
  release_dates: extras.ReleaseDates,
  similar: lists.MoviePage,
};
const tvResources = {
  ...titleResources,
  alternative_titles: extras.TvAlternativeTitles,
  aggregate_credits: extras.AggregateCredits,
  content_ratings: extras.ContentRatings,
  credits: extras.TvCredits,
  external_ids: extras.TvExternalIds,
  keywords: z.object({ results: z.array(Keyword) }),
  similar: lists.TvPage,
};
const seasonResources = {
  aggregate_credits: extras.AggregateCredits,
  credits: extras.TvCredits,
  external_ids: extras.SeasonExternalIds,
  images: extras.SeasonImages,
  videos: extras.Videos,
  'watch/providers': extras.WatchProviders,
};
const episodeResources = {
  credits: extras.EpisodeCredits,
  external_ids: extras.EpisodeExternalIds,
  images: extras.EpisodeImages,
  videos: extras.Videos,
};
const personResources = {
  combined_credits: details.CombinedCredits.omit({ id: true }),
  external_ids: extras.PersonExternalIds,
  images: extras.PersonImages,
  movie_credits: details.PersonMovieCredits,
  tv_credits: details.PersonTvCredits,
};

describe('other ways to name a thing', () => {
  const person = people[0];
  const collection = records.collection.find(({ films }) => films > 1)?.id;
  const bodyOf = async (path: string) => {
    const answer = await routes.request(path);
    const body: unknown = await answer.json();
    return { status: answer.status, body };
  };

  it.each([
    ['/movie/603-the-matrix', '/movie/603'],
    ['/movie/603-', '/movie/603'],
    ['/movie/603-%2F%F0%9F%98%80/videos', '/movie/603/videos'],
    ['/movie/tt0133093', '/movie/603'],
    ['/movie/tt0133093?append_to_response=credits,videos', '/movie/603?append_to_response=credits,videos'],
    ['/movie/tt0133093/credits', '/movie/603/credits'],
    ['/tv/1399-game-of-thrones', '/tv/1399'],
    ['/tv/1399-game-of-thrones/credits', '/tv/1399/credits'],
    ['/tv/1399-game-of-thrones/season/1', '/tv/1399/season/1'],
    ['/tv/1399-game-of-thrones/season/1/episode/2/images', '/tv/1399/season/1/episode/2/images'],
    [`/person/${person}-somebody`, `/person/${person}`],
    [`/person/${person}-somebody/movie_credits`, `/person/${person}/movie_credits`],
    [`/collection/${collection}-something`, `/collection/${collection}`],
  ])('%s is %s', async (path, plain) => {
    const answer = await bodyOf(path);
    expect(answer.status).toBe(200);
    expect(answer).toEqual(await bodyOf(plain));
  });

  it.each([
    '/movie/tt0944947',
    '/movie/tt9999999',
    '/movie/tt0133093-the-matrix',
    '/movie/-603',
    '/movie/the-matrix',
    '/tv/tt0944947',
    '/person/nm0000206',
    '/tv/1399/season/1-winter',
  ])('%s is none', async (path) => expect((await bodyOf(path)).status).toBe(404));
});

describe('the answers have exactly the shapes of the contract', () => {
  it.each([
    ['/movie/now_playing', lists.DatedMoviePage],
    ['/movie/popular', lists.MoviePage],
    ['/movie/top_rated', lists.MoviePage],
    ['/movie/upcoming', lists.DatedMoviePage],
    ['/tv/airing_today', lists.TvPage],
    ['/tv/on_the_air', lists.TvPage],
    ['/tv/popular', lists.TvPage],
    ['/tv/top_rated', lists.TvPage],
    ['/person/popular', lists.PersonPage],
    ...(['day', 'week'] as const).flatMap(
      (window) =>
        [
          [`/trending/all/${window}`, lists.MultiPage],
          [`/trending/movie/${window}`, pageSchemaOf(lists.TypedMovie)],
          [`/trending/tv/${window}`, pageSchemaOf(lists.TypedTv)],
          [`/trending/person/${window}`, pageSchemaOf(lists.TypedPerson)],
        ] as [string, z.ZodType][],
    ),
    ['/search/movie?query=x', lists.MoviePage],
    ['/search/tv?query=x', lists.TvPage],
    ['/search/person?query=x', lists.PersonPage],
    ['/search/collection?query=x', lists.CollectionPage],
    ['/search/keyword?query=x', pageSchemaOf(Keyword)],
    ['/search/multi?query=x', lists.MultiPage],
    ['/discover/movie', lists.MoviePage],
    ['/discover/tv', lists.TvPage],
    ['/genre/movie/list', GenreList],
    ['/genre/tv/list', GenreList],
    ['/configuration', details.Configuration],
  ] as [string, z.ZodType][])('%s, with results on the first page', async (path, schema) => {
    expect(await faultOf([path, schema])).toBeNull();
    const body: unknown = await (await routes.request(path)).json();
    expect(body).not.toMatchObject({ results: [] });
  });

  it('of films, with all that hangs below them', async () => {
    const asked = films.flatMap((id) => whole(`/movie/${id}`, details.MovieDetails, movieResources));
    expect(await faultsOf(asked)).toEqual([]);
  });

  it('of series, with all that hangs below them', async () => {
    const asked = series.flatMap((id) => whole(`/tv/${id}`, details.TvDetails, tvResources));
    expect(await faultsOf(asked)).toEqual([]);
  });

  it('of seasons and their last episodes', async () => {
    const seasons = records.season.filter(({ title_id }) => series.includes(title_id));
    const asked = seasons.flatMap(({ title_id, number, episodes }) => {
      const season = `/tv/${title_id}/season/${number}`;
      return [
        whole(season, details.SeasonDetails, seasonResources),
        whole(`${season}/episode/${episodes}`, details.EpisodeDetails, episodeResources),
      ].flat();
    });
    expect(await faultsOf(asked)).toEqual([]);
  });

  it('of people, with all that hangs below them', async () => {
    const asked = people.flatMap((id) => whole(`/person/${id}`, details.PersonDetails, personResources));
    expect(await faultsOf(asked)).toEqual([]);
  });

  it('of collections', async () => {
    const shown = records.collection.filter(({ films: count }) => count > 1);
    expect(await faultsOf(shown.map(({ id }) => [`/collection/${id}`, details.CollectionDetails]))).toEqual(
      [],
    );
  });

  it.each([
    ['/movie/603', details.MovieDetails, movieResources],
    ['/tv/1399', details.TvDetails, tvResources],
    ['/tv/1399/season/1', details.SeasonDetails, seasonResources],
    ['/tv/1399/season/1/episode/2', details.EpisodeDetails, episodeResources],
    [`/person/${people[0]}`, details.PersonDetails, personResources],
  ] as [string, z.ZodObject, Record<string, z.ZodObject>][])(
    '%s with everything appended, the appended objects without a number of their own',
    async (path, schema, resources) => {
      const names = Object.keys(resources).join(',');
      expect(await faultOf([`${path}?append_to_response=${names}`, schema.extend(resources)])).toBeNull();
    },
  );
});
