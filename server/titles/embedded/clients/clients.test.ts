import { TMDB } from 'tmdb-ts';
import { afterAll, describe, expect, it } from 'vitest';

import { call, methodsOf, notFound, pictureNamed } from '#server/titles/embedded/testing/clientCalls.ts';
import { openLoopback } from '#server/titles/embedded/testing/loopback.ts';

const loopback = await openLoopback(new Date('2026-11-21T12:00:00Z'));
afterAll(loopback.close);

/** The client has no setting for the address, but accepts a custom `fetch`. */
const tmdb = new TMDB('a-read-access-token', {
  fetch: async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return fetch(address.replace('https://api.themoviedb.org', loopback.origin), init);
  },
});

const matrix = 603;
const breakingBad = 1396;
const season = { tvShowID: breakingBad, seasonNumber: 1 };
const episode = { ...season, episodeNumber: 2 };
const keanu = (await tmdb.search.people({ query: 'Keanu Reeves' })).results[0]?.id ?? 0;
const collection = (await tmdb.movies.details(matrix)).belongs_to_collection?.id ?? 0;
const keyword = (await tmdb.search.keywords({ query: 'heist' })).results[0]?.id ?? 0;

const pageOf = (item: object) => ({
  page: 1,
  total_pages: expect.any(Number),
  total_results: expect.any(Number),
  results: expect.arrayContaining([expect.objectContaining(item)]),
});
const anyMovie = {
  id: expect.any(Number),
  title: expect.any(String),
  poster_path: expect.stringMatching(/^\/m/),
};
const anySeries = {
  id: expect.any(Number),
  name: expect.any(String),
  poster_path: expect.stringMatching(/^\/t/),
};
const teaser = (key: string) => ({
  results: [expect.objectContaining({ site: 'Marquee', key, type: 'Teaser' })],
});
const theMatrix = { id: matrix, title: 'The Matrix', original_language: 'en' };
const keanuAsNeo = expect.objectContaining({ id: keanu, name: 'Keanu Reeves', character: 'Neo' });

/** What each method that TMDB's protocol covers here answers. */
const answers: Record<string, { ask: () => Promise<unknown>; expected: object }> = {
  'configuration.getApiConfiguration': {
    ask: () => tmdb.configuration.getApiConfiguration(),
    expected: { images: { secure_base_url: `${loopback.origin}/t/p/` } },
  },
  'search.movies': { ask: () => tmdb.search.movies({ query: 'matirx' }), expected: pageOf(theMatrix) },
  'search.tvShows': {
    ask: () => tmdb.search.tvShows({ query: 'breaking' }),
    expected: pageOf({ id: breakingBad }),
  },
  'search.people': { ask: () => tmdb.search.people({ query: 'reeves' }), expected: pageOf({ id: keanu }) },
  'search.multi': {
    ask: () => tmdb.search.multi({ query: 'keanu' }),
    expected: pageOf({ id: keanu, media_type: 'person' }),
  },
  'search.collections': {
    ask: () => tmdb.search.collections({ query: 'matrix' }),
    expected: pageOf({ id: collection, name: 'The Matrix Collection' }),
  },
  'search.keywords': {
    ask: () => tmdb.search.keywords({ query: 'heist' }),
    expected: pageOf({ name: 'heist' }),
  },
  'genres.movies': {
    ask: () => tmdb.genres.movies(),
    expected: { genres: expect.arrayContaining([{ id: 878, name: 'Science Fiction' }]) },
  },
  'genres.tvShows': {
    ask: () => tmdb.genres.tvShows(),
    expected: { genres: expect.arrayContaining([{ id: 10765, name: 'Sci-Fi & Fantasy' }]) },
  },
  'movies.details': {
    ask: () => tmdb.movies.details(matrix, ['credits', 'videos', 'watch/providers']),
    expected: { ...theMatrix, runtime: 136, credits: { cast: expect.arrayContaining([keanuAsNeo]) } },
  },
  'movies.credits': {
    ask: () => tmdb.movies.credits(matrix),
    expected: { id: matrix, cast: expect.arrayContaining([keanuAsNeo]) },
  },
  'movies.alternativeTitles': { ask: () => tmdb.movies.alternativeTitles(matrix), expected: { id: matrix } },
  'tvShows.alternativeTitles': { ask: () => tmdb.tvShows.alternativeTitles(1396), expected: { id: 1396 } },
  'find.byExternalId': {
    ask: () => tmdb.find.byExternalId('tt0133093', { external_source: 'imdb_id' }),
    expected: { movie_results: [expect.objectContaining(theMatrix)], tv_results: [] },
  },
  'movies.externalIds': { ask: () => tmdb.movies.externalIds(matrix), expected: { imdb_id: 'tt0133093' } },
  'movies.images': {
    ask: () => tmdb.movies.images(matrix),
    expected: { posters: [expect.objectContaining({ file_path: expect.stringContaining('603') })] },
  },
  'movies.keywords': {
    ask: () => tmdb.movies.keywords(matrix),
    expected: {
      id: matrix,
      keywords: expect.arrayContaining([expect.objectContaining({ name: 'cyberpunk' })]),
    },
  },
  'movies.recommendations': {
    ask: () => tmdb.movies.recommendations(matrix),
    expected: pageOf({ title: 'The Matrix Reloaded', media_type: 'movie' }),
  },
  'movies.releaseDates': {
    ask: () => tmdb.movies.releaseDates(matrix),
    expected: {
      id: matrix,
      results: [
        { iso_3166_1: 'US', release_dates: [expect.objectContaining({ certification: 'R', type: 3 })] },
      ],
    },
  },
  'movies.reviews': {
    ask: () => tmdb.movies.reviews(matrix),
    expected: { id: matrix, page: 1, results: [] },
  },
  'movies.similar': {
    ask: () => tmdb.movies.similar(matrix),
    expected: pageOf({ title: 'The Matrix Reloaded' }),
  },
  'movies.videos': {
    ask: () => tmdb.movies.videos(matrix),
    expected: { id: matrix, ...teaser('movie-603') },
  },
  'movies.watchProviders': {
    ask: () => tmdb.movies.watchProviders(matrix),
    expected: { id: matrix, results: {} },
  },
  'movies.nowPlaying': {
    ask: () => tmdb.movies.nowPlaying({ page: 2 }),
    expected: {
      ...pageOf(anyMovie),
      page: 2,
      dates: { minimum: '2026-10-30', maximum: '2026-11-26' },
    },
  },
  'movies.popular': { ask: () => tmdb.movies.popular(), expected: pageOf(anyMovie) },
  'movies.topRated': { ask: () => tmdb.movies.topRated(), expected: pageOf(anyMovie) },
  'movies.upcoming': { ask: () => tmdb.movies.upcoming(), expected: pageOf(anyMovie) },
  'tvShows.details': {
    ask: () => tmdb.tvShows.details(breakingBad, ['aggregate_credits']),
    expected: { id: breakingBad, name: 'Breaking Bad', number_of_seasons: 5 },
  },
  'tvShows.contentRatings': {
    ask: () => tmdb.tvShows.contentRatings(breakingBad),
    expected: { results: [expect.objectContaining({ iso_3166_1: 'US', rating: 'TV-MA' })] },
  },
  'tvShows.aggregateCredits': {
    ask: () => tmdb.tvShows.aggregateCredits(breakingBad),
    expected: {
      id: breakingBad,
      cast: expect.arrayContaining([
        expect.objectContaining({ name: 'Bryan Cranston', roles: expect.any(Array) }),
      ]),
    },
  },
  'tvShows.credits': {
    ask: () => tmdb.tvShows.credits(breakingBad),
    expected: {
      id: breakingBad,
      cast: expect.arrayContaining([expect.objectContaining({ character: 'Walter White' })]),
    },
  },
  'tvShows.season': { ask: () => tmdb.tvShows.season(breakingBad, 1), expected: { season_number: 1 } },
  'tvShows.externalIds': { ask: () => tmdb.tvShows.externalIds(breakingBad), expected: { tvdb_id: null } },
  'tvShows.images': {
    ask: () => tmdb.tvShows.images(breakingBad),
    expected: { id: breakingBad, backdrops: [expect.objectContaining({ aspect_ratio: 1.778 })] },
  },
  'tvShows.keywords': {
    ask: () => tmdb.tvShows.keywords(breakingBad),
    expected: { results: expect.arrayContaining([expect.objectContaining({ name: 'moral decline' })]) },
  },
  'tvShows.recommendations': {
    ask: () => tmdb.tvShows.recommendations(breakingBad),
    expected: pageOf({ name: 'Better Call Saul', media_type: 'tv' }),
  },
  'tvShows.reviews': { ask: () => tmdb.tvShows.reviews(breakingBad), expected: { results: [] } },
  'tvShows.similar': {
    ask: () => tmdb.tvShows.similar(breakingBad),
    expected: pageOf({ name: 'Better Call Saul' }),
  },
  'tvShows.videos': { ask: () => tmdb.tvShows.videos(breakingBad), expected: teaser('tv-1396') },
  'tvShows.watchProviders': {
    ask: () => tmdb.tvShows.watchProviders(breakingBad),
    expected: { results: {} },
  },
  'tvShows.onTheAir': { ask: () => tmdb.tvShows.onTheAir(), expected: pageOf(anySeries) },
  'tvShows.airingToday': { ask: () => tmdb.tvShows.airingToday(), expected: pageOf(anySeries) },
  'tvShows.popular': { ask: () => tmdb.tvShows.popular(), expected: pageOf(anySeries) },
  'tvShows.topRated': { ask: () => tmdb.tvShows.topRated(), expected: pageOf(anySeries) },
  'tvSeasons.details': {
    ask: () => tmdb.tvSeasons.details(season),
    expected: {
      season_number: 1,
      episodes: expect.arrayContaining([expect.objectContaining({ episode_number: 2 })]),
    },
  },
  'tvSeasons.aggregateCredits': {
    ask: () => tmdb.tvSeasons.aggregateCredits(season),
    expected: { cast: expect.any(Array) },
  },
  'tvSeasons.credits': { ask: () => tmdb.tvSeasons.credits(season), expected: { cast: expect.any(Array) } },
  'tvSeasons.externalIds': { ask: () => tmdb.tvSeasons.externalIds(season), expected: { tvdb_id: null } },
  'tvSeasons.images': {
    ask: () => tmdb.tvSeasons.images(season),
    expected: { posters: [expect.objectContaining({ file_path: pictureNamed('t1396-s1-poster') })] },
  },
  'tvSeasons.videos': { ask: () => tmdb.tvSeasons.videos(season), expected: { results: [] } },
  'tvEpisode.details': {
    ask: () => tmdb.tvEpisode.details(episode),
    expected: { name: 'Episode 2', season_number: 1, still_path: pictureNamed('t1396-s1e2-still') },
  },
  'tvEpisode.credits': { ask: () => tmdb.tvEpisode.credits(episode), expected: { guest_stars: [] } },
  'tvEpisode.externalIds': { ask: () => tmdb.tvEpisode.externalIds(episode), expected: { imdb_id: null } },
  'tvEpisode.images': {
    ask: () => tmdb.tvEpisode.images(episode),
    expected: { stills: [expect.objectContaining({ file_path: pictureNamed('t1396-s1e2-still') })] },
  },
  'tvEpisode.videos': { ask: () => tmdb.tvEpisode.videos(episode), expected: { results: [] } },
  'discover.movie': {
    ask: () =>
      tmdb.discover.movie({ with_people: String(keanu), with_genres: '878', sort_by: 'popularity.desc' }),
    expected: pageOf(theMatrix),
  },
  'discover.tvShow': {
    ask: () => tmdb.discover.tvShow({ with_genres: '80', first_air_date_year: 2008 }),
    expected: pageOf({ id: breakingBad }),
  },
  'people.details': {
    ask: () => tmdb.people.details(keanu, ['combined_credits']),
    expected: { id: keanu, name: 'Keanu Reeves', biography: '', known_for_department: 'Acting' },
  },
  'people.movieCredits': {
    ask: () => tmdb.people.movieCredits(keanu),
    expected: { cast: expect.arrayContaining([expect.objectContaining({ id: matrix, character: 'Neo' })]) },
  },
  'people.tvShowCredits': { ask: () => tmdb.people.tvShowCredits(keanu), expected: { cast: [], crew: [] } },
  'people.combinedCredits': {
    ask: () => tmdb.people.combinedCredits(keanu),
    expected: {
      cast: expect.arrayContaining([expect.objectContaining({ id: matrix, media_type: 'movie' })]),
    },
  },
  'people.externalId': { ask: () => tmdb.people.externalId(keanu), expected: { id: keanu, tiktok_id: null } },
  'people.images': {
    ask: () => tmdb.people.images(keanu),
    expected: { profiles: [expect.objectContaining({ file_path: pictureNamed(`p${keanu}-profile`) })] },
  },
  'people.popular': {
    ask: () => tmdb.people.popular(),
    expected: pageOf({
      known_for: expect.arrayContaining([expect.objectContaining({ media_type: 'movie' })]),
    }),
  },
  'trending.trending': {
    ask: () => tmdb.trending.trending('movie', 'week'),
    expected: pageOf({ ...anyMovie, media_type: 'movie' }),
  },
  'collections.details': {
    ask: () => tmdb.collections.details(collection),
    expected: {
      name: 'The Matrix Collection',
      parts: expect.arrayContaining([expect.objectContaining(theMatrix)]),
    },
  },
};

describe('tmdb-ts', () => {
  it.each(Object.entries(answers))('%s finds what it expects', async (_, { ask, expected }) => {
    expect(await ask()).toMatchObject(expected);
  });

  const refused = methodsOf(tmdb).filter(({ name }) => !(name in answers));

  it('has methods that this list knows, and beyond them only ones that are refused', () => {
    const known = new Set(methodsOf(tmdb).map(({ name }) => name));
    expect(Object.keys(answers).filter((name) => !known.has(name))).toEqual([]);
    expect(refused.length).toBeGreaterThan(30);
  });

  it.each(refused)('$name is refused in the protocol’s words', async ({ owner, method }) => {
    const args = owner === 'tvSeasons' ? [season] : owner === 'tvEpisode' ? [episode] : [keyword, {}];
    await expect(call(Reflect.get(tmdb, owner), method, ...args)).rejects.toEqual(notFound);
  });

  it('gets the protocol’s errors for numbers and pages that don’t exist', async () => {
    await expect(tmdb.movies.details(999_999_999)).rejects.toEqual(notFound);
    await expect(tmdb.movies.popular({ page: 501 })).rejects.toMatchObject({
      status_code: 22,
      success: false,
    });
  });
});
