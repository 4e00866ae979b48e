import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { GenreList, Keyword, pageOf } from '#contracts/tmdb/common.ts';
import * as details from '#contracts/tmdb/details.ts';
import * as extras from '#contracts/tmdb/extras.ts';
import * as lists from '#contracts/tmdb/lists.ts';
import { recordsOf } from '#server/catalogue/build/recordsOf.ts';
import { memoryDatabase, routesOver, shippedRows } from '#server/catalogue/testing/testCatalogue.ts';

type Ask = (path: string) => Promise<unknown>;
let ask: Ask;
const rows = shippedRows();
const records = recordsOf(rows);
const ids = { movie: [] as number[], tv: [] as number[] };
for (const { media, id } of records.title) ids[media].push(id);
const films = ids.movie.filter((_, index) => index % 100 === 0);
const series = ids.tv.filter((_, index) => index % 20 === 0);
const people = records.person.filter((_, index) => index % 600 === 0).map(({ id }) => id);

beforeAll(() => {
  const database = memoryDatabase(rows);
  const hits = (ids: readonly number[]) => () => ({ hits: ids, corrected: null });
  const dates = { maximum: '2026-01-28', minimum: '2025-12-17' };
  const routes = routesOver(database, {
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
  ask = async (path) => {
    const response = await routes.request(path);
    expect(`${path} ${response.status}`).toBe(`${path} 200`);
    expect(response.headers.get('content-type')).toBe('application/json;charset=utf-8');
    return response.json();
  };
});

/** The answer has the schema's shape, and nothing that the schema doesn't know. */
async function expectShape(path: string, schema: z.ZodType) {
  const body = await ask(path);
  expect(schema.parse(body), path).toEqual(body);
}

/** Shapes of what can be appended. Standalone they carry a number as well, but for these two. */
const anonymous = ['recommendations', 'similar'];
const standalone = (resources: Record<string, z.ZodObject>) =>
  Object.entries(resources).map(
    ([name, schema]) => [name, anonymous.includes(name) ? schema : schema.extend({ id: z.int() })] as const,
  );

const titleResources = {
  images: extras.TitleImages,
  recommendations: extras.RecommendationPage,
  reviews: extras.ReviewPage,
  videos: extras.Videos,
  'watch/providers': extras.WatchProviders,
};
const movieResources = {
  ...titleResources,
  credits: extras.MovieCredits,
  external_ids: extras.MovieExternalIds,
  keywords: z.object({ keywords: z.array(Keyword) }),
  release_dates: extras.ReleaseDates,
  similar: lists.MoviePage,
};
const tvResources = {
  ...titleResources,
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
          [`/trending/movie/${window}`, pageOf(lists.TypedMovie)],
          [`/trending/tv/${window}`, pageOf(lists.TypedTv)],
          [`/trending/person/${window}`, pageOf(lists.TypedPerson)],
        ] as [string, z.ZodType][],
    ),
    ['/search/movie?query=x', lists.MoviePage],
    ['/search/tv?query=x', lists.TvPage],
    ['/search/person?query=x', lists.PersonPage],
    ['/search/collection?query=x', lists.CollectionPage],
    ['/search/keyword?query=x', pageOf(Keyword)],
    ['/search/multi?query=x', lists.MultiPage],
    ['/discover/movie', lists.MoviePage],
    ['/discover/tv', lists.TvPage],
    ['/genre/movie/list', GenreList],
    ['/genre/tv/list', GenreList],
    ['/configuration', details.Configuration],
  ] as [string, z.ZodType][])('%s, with results on the first page', async (path, schema) => {
    await expectShape(path, schema);
    const { results } = z.object({ results: z.array(z.unknown()).optional() }).parse(await ask(path));
    expect(results?.length).not.toBe(0);
  });

  it('of films, with all that hangs below them', async () => {
    for (const id of films) {
      await expectShape(`/movie/${id}`, details.MovieDetails);
      for (const [name, schema] of standalone(movieResources))
        await expectShape(`/movie/${id}/${name}`, schema);
    }
  });

  it('of series, with all that hangs below them', async () => {
    for (const id of series) {
      await expectShape(`/tv/${id}`, details.TvDetails);
      for (const [name, schema] of standalone(tvResources)) await expectShape(`/tv/${id}/${name}`, schema);
    }
  });

  it('of seasons and episodes, first and last', async () => {
    for (const id of series) {
      const last = records.season.filter(({ title_id }) => title_id === id).at(-1);
      for (const [season, episode] of [
        [1, 1],
        [last?.number, last?.episodes],
      ]) {
        const path = `/tv/${id}/season/${season}`;
        await expectShape(path, details.SeasonDetails);
        await expectShape(`${path}/episode/${episode}`, details.EpisodeDetails);
        for (const [name, schema] of standalone(seasonResources))
          await expectShape(`${path}/${name}`, schema);
        for (const [name, schema] of standalone(episodeResources))
          await expectShape(`${path}/episode/${episode}/${name}`, schema);
      }
    }
  });

  it('of people, with all that hangs below them', async () => {
    for (const id of people) {
      await expectShape(`/person/${id}`, details.PersonDetails);
      for (const [name, schema] of standalone(personResources))
        await expectShape(`/person/${id}/${name}`, schema);
    }
  });

  it('of collections', async () => {
    for (const { id, films: count } of records.collection)
      if (count > 1) await expectShape(`/collection/${id}`, details.CollectionDetails);
  });

  it('with everything appended, the appended objects without a number of their own', async () => {
    const names = (resources: object) => `append_to_response=${Object.keys(resources).join(',')}`;
    await expectShape(`/movie/603?${names(movieResources)}`, details.MovieDetails.extend(movieResources));
    await expectShape(`/tv/1399?${names(tvResources)}`, details.TvDetails.extend(tvResources));
    await expectShape(
      `/tv/1399/season/1?${names(seasonResources)}`,
      details.SeasonDetails.extend(seasonResources),
    );
    await expectShape(
      `/tv/1399/season/1/episode/2?${names(episodeResources)}`,
      details.EpisodeDetails.extend(episodeResources),
    );
    await expectShape(
      `/person/${people[0]}?${names(personResources)}`,
      details.PersonDetails.extend(personResources),
    );
  });
});
