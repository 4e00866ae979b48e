import type { CollectionDetails } from '@marquee/contracts/tmdb/details.ts';
import type { Videos } from '@marquee/contracts/tmdb/extras.ts';
import { titleParams } from '@marquee/titles';

import { client } from './client.ts';
import { movieOf } from './movieOf.ts';
import type { Movie } from './titleModel.ts';

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
