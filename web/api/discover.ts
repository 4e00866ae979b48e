import type { MovieListItem, MoviePage } from '@marquee/contracts/tmdb/lists.ts';

import { client } from './client.ts';

/** The filters of `/3/discover/movie` that the app uses, by the protocol's own names. */
export type MovieFilters = {
  sort_by?: 'popularity.desc' | 'vote_average.desc' | 'primary_release_date.desc';
  with_genres?: string;
  without_genres?: string;
  with_original_language?: string;
  with_crew?: number;
  with_cast?: number;
  'primary_release_date.gte'?: string;
  'primary_release_date.lte'?: string;
  'with_runtime.gte'?: number;
  'with_runtime.lte'?: number;
  'vote_count.gte'?: number;
};

type Filmography = {
  cast: readonly MovieListItem[];
  crew: readonly (MovieListItem & { job: string })[];
};

/** A person's films, each once: those they directed, or those they play in. */
export type FilmsOf = { directed: MovieListItem[]; played: MovieListItem[] };

const once = (films: readonly MovieListItem[]) => [...new Map(films.map((film) => [film.id, film])).values()];

export const discover = client.injectEndpoints({
  endpoints: (build) => ({
    discoverMovies: build.query<MoviePage, MovieFilters>({
      query: (params) => ({ url: '3/discover/movie', params }),
      providesTags: ['Movies'],
    }),
    filmsOf: build.query<FilmsOf, number>({
      query: (person) => `3/person/${person}/movie_credits`,
      transformResponse: ({ cast, crew }: Filmography) => ({
        directed: once(crew.filter(({ job }) => job === 'Director')),
        played: once(cast),
      }),
      providesTags: ['Movies'],
    }),
  }),
});
