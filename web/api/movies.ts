import type { MovieDetails } from '#contracts/tmdb/details.ts';
import type { MovieCredits, ReleaseDates } from '#contracts/tmdb/extras.ts';
import type { MovieListItem } from '#contracts/tmdb/lists.ts';

import { client } from './client.ts';
import {
  listedMovie,
  type ListedMovie,
  type ListFrom,
  type ListPage,
  pageSteps,
  slimPage,
} from './listPages.ts';

export type MovieList = 'now_playing' | 'popular' | 'top_rated' | 'upcoming';

type FeatureDetails = MovieDetails & { credits: MovieCredits; release_dates: ReleaseDates };

/** What the home page says about its feature, and whom it may put in focus. */
export type Feature = Pick<
  MovieDetails,
  'id' | 'title' | 'tagline' | 'overview' | 'release_date' | 'runtime' | 'backdrop_path'
> & {
  certification: string;
  directors: { id: number; name: string }[];
  /** The first three of the cast. */
  leads: { id: number; name: string }[];
};

const named = ({ id, name }: { id: number; name: string }) => ({ id, name });

/** The first certification given, the United States' where there is one. */
function certificationOf({ results }: ReleaseDates): string {
  const inOrder = results.toSorted((a, b) => Number(b.iso_3166_1 === 'US') - Number(a.iso_3166_1 === 'US'));
  const given = inOrder.flatMap(({ release_dates }) => release_dates.map((release) => release.certification));
  return given.find((certification) => certification !== '') ?? '';
}

const featureOf = ({ credits, release_dates, ...details }: FeatureDetails): Feature => ({
  id: details.id,
  title: details.title,
  tagline: details.tagline,
  overview: details.overview,
  release_date: details.release_date,
  runtime: details.runtime,
  backdrop_path: details.backdrop_path,
  certification: certificationOf(release_dates),
  directors: credits.crew.filter(({ job }) => job === 'Director').map(named),
  leads: credits.cast.slice(0, 3).map(named),
});

/** Movie queries. All share the cache tag `Movies`. */
export const movies = client.injectEndpoints({
  endpoints: (build) => ({
    movieList: build.infiniteQuery<ListPage<ListedMovie>, ListFrom<MovieList>, number>({
      query: ({ queryArg: { list }, pageParam: page }) => ({ url: `3/movie/${list}`, params: { page } }),
      transformResponse: slimPage<MovieListItem, ListedMovie>(listedMovie),
      providesTags: ['Movies'],
      infiniteQueryOptions: pageSteps,
    }),
    feature: build.query<Feature, number>({
      query: (id) => ({ url: `3/movie/${id}`, params: { append_to_response: 'credits,release_dates' } }),
      transformResponse: featureOf,
      providesTags: ['Movies'],
    }),
  }),
});

export const { useMovieListInfiniteQuery, useFeatureQuery } = movies;
