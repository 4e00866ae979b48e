import { ExternalId, MovieDb } from 'moviedb-promise';
import { afterAll, describe, expect, it } from 'vitest';

import { call, notFound, pictureNamed } from '#server/titles/embedded/testing/clientCalls.ts';
import { openLoopback } from '#server/titles/embedded/testing/loopback.ts';

const loopback = await openLoopback(new Date('2026-11-21T12:00:00Z'));
afterAll(loopback.close);

const moviedb = new MovieDb('an-api-key', `${loopback.origin}/3/`, 1000);

const matrix = 603;
const breakingBad = 1396;
const season = { id: breakingBad, season_number: 1 };
const episode = { ...season, episode_number: 2 };
const keanu = (await moviedb.searchPerson({ query: 'Keanu Reeves' })).results?.[0]?.id ?? 0;
const collection = (await moviedb.searchCollection({ query: 'The Matrix' })).results?.[0]?.id ?? 0;

const having = (item: object) => expect.arrayContaining([expect.objectContaining(item)]);
const pageOf = (item: object) => ({ page: 1, total_pages: expect.any(Number), results: having(item) });
const theMatrix = { id: matrix, title: 'The Matrix' };
const reloaded = { title: 'The Matrix Reloaded', release_date: '2003-05-15' };
const saul = { name: 'Better Call Saul', first_air_date: '2015-02-08' };
const anyMovie = { title: expect.any(String), release_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) };
const anySeries = { name: expect.any(String), first_air_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) };

/** What each method that TMDB's protocol covers here answers. */
const answers: Record<string, [ask: () => Promise<unknown>, expected: object]> = {
  configuration: [
    () => moviedb.configuration(),
    { images: { poster_sizes: expect.arrayContaining(['w342', 'original']) } },
  ],
  searchCollection: [() => moviedb.searchCollection({ query: 'matrix' }), pageOf({ id: collection })],
  searchKeyword: [() => moviedb.searchKeyword({ query: 'heist' }), pageOf({ name: 'heist' })],
  searchMovie: [
    () => moviedb.searchMovie({ query: 'matirx', primary_release_year: 1999 }),
    pageOf(theMatrix),
  ],
  searchMulti: [() => moviedb.searchMulti({ query: 'keanu' }), pageOf({ id: keanu, media_type: 'person' })],
  searchPerson: [
    () => moviedb.searchPerson({ query: 'reeves' }),
    pageOf({ id: keanu, known_for: having(theMatrix) }),
  ],
  searchTv: [
    () => moviedb.searchTv({ query: 'breaking', first_air_date_year: 2008 }),
    pageOf({ id: breakingBad }),
  ],
  collectionInfo: [
    () => moviedb.collectionInfo({ id: collection }),
    { name: 'The Matrix Collection', parts: having(theMatrix) },
  ],
  discoverMovie: [
    () => moviedb.discoverMovie({ with_people: String(keanu), 'primary_release_date.lte': '1999-12-31' }),
    pageOf(theMatrix),
  ],
  discoverTv: [
    () => moviedb.discoverTv({ with_genres: '80', first_air_date_year: 2008 }),
    pageOf({ id: breakingBad }),
  ],
  trending: [
    () => moviedb.trending({ media_type: 'all', time_window: 'day' }),
    pageOf({ media_type: expect.stringMatching(/^(movie|tv|person)$/) }),
  ],
  movieInfo: [
    () => moviedb.movieInfo({ id: matrix, append_to_response: 'credits,keywords' }),
    { ...theMatrix, runtime: 136, credits: { cast: having({ id: keanu, character: 'Neo' }) } },
  ],
  movieCredits: [
    () => moviedb.movieCredits(matrix),
    { id: matrix, crew: having({ name: 'Lana Wachowski', job: 'Director' }) },
  ],
  find: [
    () => moviedb.find({ id: 'tt0133093', external_source: ExternalId.ImdbId }),
    { movie_results: having({ id: matrix }), tv_results: [] },
  ],
  movieAlternativeTitles: [
    () => moviedb.movieAlternativeTitles(matrix),
    { id: matrix, titles: having({ title: 'Matrix 1' }) },
  ],
  tvAlternativeTitles: [
    () => moviedb.tvAlternativeTitles(breakingBad),
    { id: breakingBad, results: having({ title: 'BrBa' }) },
  ],
  movieExternalIds: [() => moviedb.movieExternalIds(matrix), { id: matrix, imdb_id: 'tt0133093' }],
  movieImages: [
    () => moviedb.movieImages(matrix),
    { posters: having({ file_path: pictureNamed('m603-poster') }) },
  ],
  movieKeywords: [
    () => moviedb.movieKeywords(matrix),
    { id: matrix, keywords: having({ name: 'virtual reality' }) },
  ],
  movieReleaseDates: [() => moviedb.movieReleaseDates(matrix), { results: having({ iso_3166_1: 'US' }) }],
  movieVideos: [
    () => moviedb.movieVideos(matrix),
    { results: having({ site: 'Marquee', key: 'movie-603' }) },
  ],
  movieWatchProviders: [() => moviedb.movieWatchProviders(matrix), { id: matrix, results: {} }],
  movieRecommendations: [() => moviedb.movieRecommendations(matrix), pageOf(reloaded)],
  movieSimilar: [() => moviedb.movieSimilar(matrix), pageOf(reloaded)],
  movieReviews: [() => moviedb.movieReviews(matrix), { id: matrix, total_results: 0, results: [] }],
  movieNowPlaying: [
    () => moviedb.movieNowPlaying(),
    { ...pageOf(anyMovie), dates: { minimum: '2026-10-30' } },
  ],
  moviePopular: [() => moviedb.moviePopular({ page: 81 }), { page: 81, results: having(anyMovie) }],
  movieTopRated: [() => moviedb.movieTopRated(), pageOf(anyMovie)],
  upcomingMovies: [
    () => moviedb.upcomingMovies({}),
    { ...pageOf(anyMovie), dates: { minimum: '2026-11-27' } },
  ],
  tvInfo: [
    () => moviedb.tvInfo(breakingBad),
    { name: 'Breaking Bad', number_of_episodes: 62, status: 'Ended' },
  ],
  tvContentRatings: [() => moviedb.tvContentRatings(breakingBad), { results: having({ rating: 'TV-MA' }) }],
  tvCredits: [
    () => moviedb.tvCredits(breakingBad),
    { cast: having({ character: 'Walter White', order: 0 }) },
  ],
  tvAggregateCredits: [
    () => moviedb.tvAggregateCredits(breakingBad),
    { cast: having({ name: 'Bryan Cranston' }) },
  ],
  tvExternalIds: [() => moviedb.tvExternalIds(breakingBad), { id: breakingBad, tvdb_id: null }],
  tvImages: [
    () => moviedb.tvImages(breakingBad),
    { backdrops: having({ file_path: pictureNamed('t1396-backdrop') }) },
  ],
  tvKeywords: [() => moviedb.tvKeywords(breakingBad), { results: having({ name: 'drug dealer' }) }],
  tvRecommendations: [() => moviedb.tvRecommendations(breakingBad), pageOf(saul)],
  tvReviews: [() => moviedb.tvReviews(breakingBad), { results: [] }],
  tvSimilar: [() => moviedb.tvSimilar(breakingBad), pageOf(saul)],
  tvVideos: [() => moviedb.tvVideos(breakingBad), { results: having({ key: 'tv-1396' }) }],
  tvWatchProviders: [() => moviedb.tvWatchProviders(breakingBad), { id: breakingBad, results: {} }],
  tvAiringToday: [() => moviedb.tvAiringToday(), pageOf(anySeries)],
  tvOnTheAir: [() => moviedb.tvOnTheAir(), pageOf(anySeries)],
  tvPopular: [() => moviedb.tvPopular(), pageOf(anySeries)],
  tvTopRated: [() => moviedb.tvTopRated(), pageOf({ id: breakingBad })],
  seasonInfo: [
    () => moviedb.seasonInfo(season),
    { season_number: 1, episodes: having({ episode_number: 7 }) },
  ],
  seasonCredits: [() => moviedb.seasonCredits(season), { cast: having({ character: 'Walter White' }) }],
  seasonAggregateCredits: [
    () => moviedb.seasonAggregateCredits(season),
    { cast: having({ name: 'Bryan Cranston' }) },
  ],
  seasonExternalIds: [() => moviedb.seasonExternalIds(season), { tvdb_id: null }],
  seasonImages: [
    () => moviedb.seasonImages(season),
    { posters: having({ file_path: pictureNamed('t1396-s1-poster') }) },
  ],
  seasonVideos: [() => moviedb.seasonVideos(season), { results: [] }],
  episodeInfo: [
    () => moviedb.episodeInfo(episode),
    { name: 'Episode 2', still_path: pictureNamed('t1396-s1e2-still') },
  ],
  episodeCredits: [
    () => moviedb.episodeCredits(episode),
    { cast: having({ character: 'Walter White' }), guest_stars: [] },
  ],
  episodeExternalIds: [() => moviedb.episodeExternalIds(episode), { imdb_id: null }],
  episodeImages: [
    () => moviedb.episodeImages(episode),
    { stills: having({ file_path: pictureNamed('t1396-s1e2-still') }) },
  ],
  personInfo: [() => moviedb.personInfo(keanu), { name: 'Keanu Reeves', birthday: null, biography: '' }],
  personMovieCredits: [
    () => moviedb.personMovieCredits(keanu),
    { cast: having({ id: matrix, character: 'Neo' }) },
  ],
  personTvCredits: [() => moviedb.personTvCredits(keanu), { id: keanu, cast: [], crew: [] }],
  personCombinedCredits: [
    () => moviedb.personCombinedCredits(keanu),
    { cast: having({ id: matrix, media_type: 'movie' }) },
  ],
  personExternalIds: [() => moviedb.personExternalIds(keanu), { id: keanu, youtube_id: null }],
  personImages: [
    () => moviedb.personImages(keanu),
    { profiles: having({ file_path: pictureNamed(`p${keanu}-profile`) }) },
  ],
  personPopular: [() => moviedb.personPopular({}), pageOf({ known_for: having({ media_type: 'movie' }) })],
  genreMovieList: [() => moviedb.genreMovieList(), { genres: having({ id: 878, name: 'Science Fiction' }) }],
  genreTvList: [() => moviedb.genreTvList(), { genres: having({ id: 10765 }) }],
};

/** Methods that make no request of their own. */
const inner = new Set([
  'constructor',
  'retrieveSession',
  'getEndpoint',
  'normalizeParams',
  'getParams',
  'makeRequest',
  'parseSearchParams',
]);
const writes = /Update$|Delete$|^(?:create|remove|clear|delete)List/;
const methods = Object.getOwnPropertyNames(MovieDb.prototype).filter((name) => !inner.has(name));
const refused = methods.filter((name) => !(name in answers));

const refusal = (status: number, data: object) =>
  expect.objectContaining({ response: expect.objectContaining({ status, data }) });

describe('moviedb-promise', () => {
  it.each(Object.entries(answers))('%s finds what it expects', async (_, [ask, expected]) => {
    expect(await ask()).toMatchObject(expected);
  });

  it('has methods that this list knows, and beyond them only ones that are refused', () => {
    expect(Object.keys(answers).filter((name) => !methods.includes(name))).toEqual([]);
    expect(refused.length).toBeGreaterThan(50);
  });

  it.each(refused.filter((name) => !writes.test(name)))('%s is refused as unknown', async (name) => {
    await expect(call(moviedb, name, episode)).rejects.toEqual(refusal(404, notFound));
  });

  it.each(refused.filter((name) => writes.test(name)))(
    '%s is refused, since nothing can be written',
    async (name) => {
      await expect(call(moviedb, name, episode)).rejects.toEqual(
        refusal(405, expect.objectContaining({ success: false, status_code: 42 })),
      );
    },
  );

  it('gets the protocol’s errors for numbers and pages that don’t exist', async () => {
    await expect(moviedb.movieInfo(999_999_999)).rejects.toEqual(refusal(404, notFound));
    await expect(moviedb.moviePopular({ page: 501 })).rejects.toEqual(
      refusal(400, expect.objectContaining({ status_code: 22 })),
    );
  });
});
