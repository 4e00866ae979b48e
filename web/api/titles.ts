import type { CollectionDetails, MoviePageData } from '@marquee/contracts/tmdb/details.ts';
import type { Videos } from '@marquee/contracts/tmdb/extras.ts';
import { titleParams } from '@marquee/contracts/tmdb/titleParams.ts';

import { filmRatings } from './certification.ts';
import { client } from './client.ts';
import { nameds } from './named.ts';
import { type LooseAnswer, sharedParts } from './sharedParts.ts';
import type { Movie } from './titleModel.ts';

/** The protocol's film with all that was appended, as our pages read it. */
export function movieOf(movie: LooseAnswer<MoviePageData>): Movie {
  const shared = sharedParts(movie, movie.title, movie.original_title);
  return {
    ...shared,
    media: 'movie',
    ratings: filmRatings(movie.release_dates, shared.countries),
    keywords: nameds(movie.keywords?.keywords),
    released: movie.release_date ?? '',
    runtime: movie.runtime ?? null,
    status: movie.status ?? '',
    collection: nameds(movie.belongs_to_collection && [movie.belongs_to_collection])[0] ?? null,
    companies: (movie.production_companies ?? []).flatMap(({ name }) => name ?? []),
    imdbId: movie.imdb_id && /^tt\d+$/.test(movie.imdb_id) ? movie.imdb_id : null,
    budget: movie.budget ?? 0,
    revenue: movie.revenue ?? 0,
  };
}

/** One film, one collection: each page's facts in a single request. */
export const titles = client.injectEndpoints({
  endpoints: (build) => ({
    movie: build.query<Movie, number>({
      query: (id) => ({ url: `3/movie/${id}`, params: titleParams.movie }),
      transformResponse: movieOf,
      providesTags: ['Movies'],
    }),
    movieVideos: build.query<Videos & { id: number }, number>({
      query: (id) => `3/movie/${id}/videos`,
      providesTags: ['Movies'],
    }),
    collection: build.query<CollectionDetails, number>({
      query: (id) => `3/collection/${id}`,
      providesTags: ['Movies'],
    }),
  }),
});

export const { useMovieQuery, useMovieVideosQuery, useCollectionQuery } = titles;
