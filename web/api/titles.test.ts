import type { MoviePageData } from '@marquee/contracts/tmdb/details.ts';
import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';

import { ratings } from './certification.ts';
import { client } from './client.ts';
import { shows, statedYear } from './shows.ts';
import { movieOf, titles } from './titles.ts';

it('a title’s page asks for videos in a person’s language and the title’s own', async () => {
  const asked: URL[] = [];
  const store = configureStore({
    reducer: { [client.reducerPath]: client.reducer },
    middleware: (defaults) =>
      defaults({
        thunk: {
          extraArgument: {
            origin: 'http://test.invalid',
            fetch: async (request: Request) => {
              asked.push(new URL(request.url));
              return Response.json({}, { status: 404 });
            },
            sleep: async () => {},
            random: () => 0.5,
          },
        },
      }).concat(client.middleware),
  });
  await store.dispatch(titles.endpoints.movie.initiate(603));
  await store.dispatch(shows.endpoints.series.initiate(1399));
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/3/movie/603', '/3/tv/1399']);
  for (const { searchParams } of asked) {
    const languages = searchParams.get('include_video_language')?.split(',') ?? [];
    expect(languages.slice(0, 2)).toEqual(['en', 'null']);
    expect(languages).toEqual(expect.arrayContaining(['de', 'fr', 'ja', 'ko']));
    expect(new Set(languages).size).toBe(languages.length);
  }
});

const arrival: MoviePageData = {
  adult: false,
  backdrop_path: '/backdrop.svg',
  belongs_to_collection: null,
  budget: 0,
  credits: {
    cast: [
      {
        adult: false,
        cast_id: 1,
        character: 'Louise Banks',
        credit_id: 'c1',
        gender: 1,
        id: 9273,
        known_for_department: 'Acting',
        name: 'Amy Adams',
        order: 0,
        original_name: 'Amy Adams',
        popularity: 1,
        profile_path: null,
      },
    ],
    crew: [],
  },
  genres: [{ id: 18, name: 'Drama' }],
  homepage: '',
  id: 329865,
  imdb_id: 'tt2543164',
  keywords: { keywords: [{ id: 9951, name: 'alien' }] },
  origin_country: ['US'],
  original_language: 'en',
  original_title: 'Arrival',
  overview: 'Twelve silent ships.',
  popularity: 1,
  poster_path: '/poster.svg',
  production_companies: [],
  production_countries: [],
  recommendations: { page: 1, results: [], total_pages: 0, total_results: 0 },
  release_date: '2016-11-10',
  release_dates: { results: [] },
  revenue: 0,
  runtime: 116,
  spoken_languages: [],
  status: 'Released',
  tagline: '',
  title: 'Arrival',
  video: false,
  videos: { results: [] },
  vote_average: 7.6,
  vote_count: 12,
  'watch/providers': { results: {} },
};

describe('a film out of the protocol', () => {
  it('keeps what its page shows, by our names', () => {
    expect(movieOf(arrival)).toMatchObject({
      media: 'movie',
      id: 329865,
      name: 'Arrival',
      originalName: null,
      cast: [{ id: 9273, name: 'Amy Adams', part: 'Louise Banks' }],
      keywords: [{ id: 9951, name: 'alien' }],
      released: '2016-11-10',
      imdbId: 'tt2543164',
      homepage: null,
      watch: [],
    });
  });

  it('gives its own title only where that is another one', () => {
    expect(movieOf({ ...arrival, original_title: 'Premier Contact' }).originalName).toBe('Premier Contact');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'not an address'])('never links to %s', (homepage) => {
    expect(movieOf({ ...arrival, homepage }).homepage).toBeNull();
  });

  it('links to IMDb only by a number of IMDb', () => {
    expect(movieOf({ ...arrival, imdb_id: '../../evil' }).imdbId).toBeNull();
  });

  it('calls the score an estimate where the teaser is ours', () => {
    expect(movieOf(arrival).isEstimate).toBe(false);
    const teaser = {
      id: '1',
      iso_639_1: 'en',
      iso_3166_1: 'US',
      key: 'movie-329865',
      name: 'Teaser',
      official: true,
      published_at: '2016-11-10T00:00:00.000Z',
      site: 'Marquee',
      size: 1080,
      type: 'Teaser' as const,
    };
    expect(movieOf({ ...arrival, videos: { results: [teaser] } }).isEstimate).toBe(true);
  });

  it('lists services by region and way, and leaves out regions without any', () => {
    const offer = { display_priority: 1, logo_path: null, provider_id: 8, provider_name: 'Streamflix' };
    const link = 'https://www.themoviedb.org/movie/329865/watch';
    const movie = movieOf({
      ...arrival,
      'watch/providers': { results: { US: { link, rent: [offer], flatrate: [offer] }, FR: { link } } },
    });
    expect(movie.watch).toEqual([
      {
        region: 'US',
        link,
        ways: [
          { way: 'flatrate', names: ['Streamflix'] },
          { way: 'rent', names: ['Streamflix'] },
        ],
      },
    ]);
  });
});

describe('the ratings of a title', () => {
  const given = [
    { region: 'KR', rating: '12' },
    { region: 'DE', rating: '6' },
    { region: 'GB', rating: '' },
    { region: 'GB', rating: '12A' },
    { region: 'US', rating: '' },
  ];

  it('are one for each country that has one, the best known first', () => {
    expect(ratings(given, ['DE'])).toEqual([
      ['GB', '12A'],
      ['DE', '6'],
      ['KR', '12'],
    ]);
    expect(ratings([], ['KR'])).toEqual([]);
  });
});

describe('the year that a season states', () => {
  it('is read from the statement alone and from no other sentence', () => {
    expect(statedYear('10 episodes, from 2025.')).toBe(2025);
    expect(statedYear('1 episode, from 1999.')).toBe(1999);
    expect(statedYear('A story of 10 episodes, from 2025.')).toBeNull();
    expect(statedYear('')).toBeNull();
  });
});
