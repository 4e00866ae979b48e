import type {
  MoviePageData,
  PersonPageData,
  SeasonDetails,
  TvPageData,
} from '@marquee/contracts/tmdb/details.ts';
import type { TypedMovie, TypedTv } from '@marquee/contracts/tmdb/lists.ts';

const listed = {
  adult: false,
  backdrop_path: '/backdrop.jpg',
  genre_ids: [18, 878],
  id: 62,
  original_language: 'en',
  overview: 'A monolith.',
  popularity: 3,
  poster_path: '/poster.jpg',
  vote_average: 8.1,
  vote_count: 900,
};

export const listedFilm: TypedMovie = {
  ...listed,
  media_type: 'movie',
  original_title: '2001',
  release_date: '1968-04-02',
  title: '2001',
  video: false,
};

export const listedShow: TypedTv = {
  ...listed,
  media_type: 'tv',
  first_air_date: '2005-03-26',
  name: 'A Show',
  origin_country: ['GB'],
  original_name: 'A Show',
};

const person = {
  adult: false,
  credit_id: 'c1',
  gender: 1 as const,
  id: 9273,
  known_for_department: 'Acting',
  name: 'Amy Adams',
  original_name: 'Amy Adams',
  popularity: 1,
  profile_path: null,
};

const company = { id: 4, logo_path: null, name: 'A Company', origin_country: 'US' };
const recommendations = { page: 1, results: [listedFilm, listedShow], total_pages: 1, total_results: 2 };
const videos = {
  results: [
    {
      id: 'v1',
      iso_639_1: 'en',
      iso_3166_1: 'US',
      key: 'abcdefghijk',
      name: 'Trailer',
      official: true,
      published_at: '2016-08-16T13:00:00.000Z',
      site: 'YouTube',
      size: 1080,
      type: 'Trailer' as const,
    },
  ],
};
const offer = { display_priority: 1, logo_path: null, provider_id: 8, provider_name: 'Streamflix' };
const providers = {
  results: {
    US: { link: 'https://www.themoviedb.org/movie/329865/watch', flatrate: [offer], rent: [offer] },
  },
};

const title = {
  adult: false,
  backdrop_path: '/backdrop.jpg',
  genres: [{ id: 18, name: 'Drama' }],
  homepage: 'https://example.org/',
  id: 329865,
  origin_country: ['US'],
  original_language: 'en',
  overview: 'Twelve silent ships.',
  popularity: 1,
  poster_path: '/poster.jpg',
  production_companies: [company],
  production_countries: [{ iso_3166_1: 'US', name: 'United States of America' }],
  spoken_languages: [{ english_name: 'English', iso_639_1: 'en', name: 'English' }],
  tagline: 'Why are they here?',
  vote_average: 7.6,
  vote_count: 12,
  recommendations,
  videos,
  'watch/providers': providers,
};

/** A film's page as the protocol answers it, complete. */
export const filmAnswer: MoviePageData = {
  ...title,
  belongs_to_collection: { backdrop_path: null, id: 10, name: 'A Collection', poster_path: null },
  budget: 47_000_000,
  credits: {
    cast: [{ ...person, cast_id: 1, character: 'Louise Banks', order: 0 }],
    crew: [{ ...person, id: 137_427, name: 'Denis Villeneuve', department: 'Directing', job: 'Director' }],
  },
  imdb_id: 'tt2543164',
  keywords: { keywords: [{ id: 9951, name: 'alien' }] },
  original_title: 'Arrival',
  release_date: '2016-11-10',
  release_dates: {
    results: ['DE', 'US'].map((iso_3166_1) => ({
      iso_3166_1,
      release_dates: [
        {
          certification: iso_3166_1 === 'US' ? 'PG-13' : '12',
          descriptors: [],
          iso_639_1: '',
          note: '',
          release_date: '2016-11-10T00:00:00.000Z',
          type: 3 as const,
        },
      ],
    })),
  },
  revenue: 203_000_000,
  runtime: 116,
  status: 'Released',
  title: 'Arrival',
  video: false,
};

const episode = {
  air_date: '2008-01-20',
  episode_number: 1,
  episode_type: 'standard' as const,
  id: 62_085,
  name: 'Pilot',
  overview: 'A teacher buys a camper van.',
  production_code: '',
  runtime: 58,
  season_number: 1,
  show_id: 1396,
  still_path: '/still.jpg',
  vote_average: 8.2,
  vote_count: 100,
};

export const seriesAnswer: TvPageData = {
  ...title,
  content_ratings: { results: [{ descriptors: [], iso_3166_1: 'US', rating: 'TV-MA' }] },
  created_by: [
    {
      credit_id: 'c2',
      gender: 2,
      id: 66_633,
      name: 'Vince Gilligan',
      original_name: 'Vince Gilligan',
      profile_path: null,
    },
  ],
  credits: {
    cast: [{ ...person, character: 'Skyler', order: 0 }],
    crew: [{ ...person, department: 'Writing', job: 'Writer' }],
  },
  episode_run_time: [47],
  first_air_date: '2008-01-20',
  in_production: false,
  keywords: { results: [{ id: 41_525, name: 'teacher' }] },
  languages: ['en'],
  last_air_date: '2013-09-29',
  last_episode_to_air: episode,
  name: 'A Series',
  networks: [company],
  next_episode_to_air: episode,
  number_of_episodes: 62,
  number_of_seasons: 5,
  original_name: 'A Series',
  seasons: [
    {
      air_date: '2008-01-20',
      episode_count: 7,
      id: 3572,
      name: 'Season 1',
      overview: '',
      poster_path: null,
      season_number: 1,
      vote_average: 8,
    },
  ],
  status: 'Ended',
  type: 'Scripted',
};

export const seasonAnswer: SeasonDetails = {
  _id: 'x',
  air_date: '2008-01-20',
  episodes: [{ ...episode, crew: [], guest_stars: [] }],
  id: 3572,
  name: 'Season 1',
  networks: [company],
  overview: 'The first one.',
  poster_path: '/season.jpg',
  season_number: 1,
  vote_average: 8,
};

export const personAnswer: PersonPageData = {
  adult: false,
  also_known_as: ['A. Adams'],
  biography: 'Born in Vicenza.',
  birthday: '1974-08-20',
  combined_credits: {
    cast: [
      { ...listedFilm, character: 'Louise', credit_id: 'c3', order: 0 },
      { ...listedShow, character: 'Katy', credit_id: 'c4', episode_count: 3 },
    ],
    crew: [{ ...listedFilm, credit_id: 'c5', department: 'Production', job: 'Producer' }],
  },
  deathday: null,
  gender: 1,
  homepage: null,
  id: 9273,
  imdb_id: 'nm0010736',
  known_for_department: 'Acting',
  name: 'Amy Adams',
  place_of_birth: 'Vicenza, Italy',
  popularity: 1,
  profile_path: '/portrait.jpg',
};
