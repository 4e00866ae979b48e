import type { CollectionDetails, MoviePageData, SeasonDetails, TvPageData } from '#contracts/tmdb/details.ts';
import type { Videos } from '#contracts/tmdb/extras.ts';

import { client } from './client.ts';
import { movieOf } from './movieOf.ts';
import { type SeasonFacts, seasonOf } from './seasonOf.ts';
import { seriesOf } from './seriesOf.ts';
import type { Movie, Series } from './titleModel.ts';

const movieParts = 'credits,keywords,recommendations,release_dates,videos,watch/providers';
const seriesParts = 'content_ratings,credits,keywords,recommendations,videos,watch/providers';

/** One film, one series, one season, one collection: each page's facts in a single request. */
export const titles = client.injectEndpoints({
  endpoints: (build) => ({
    movie: build.query<Movie, number>({
      query: (id) => ({ url: `3/movie/${id}`, params: { append_to_response: movieParts } }),
      transformResponse: (movie: MoviePageData) => movieOf(movie),
      providesTags: ['Movies'],
    }),
    movieVideos: build.query<Videos & { id: number }, number>({
      query: (id) => `3/movie/${id}/videos`,
      providesTags: ['Movies'],
    }),
    series: build.query<Series, number>({
      query: (id) => ({ url: `3/tv/${id}`, params: { append_to_response: seriesParts } }),
      transformResponse: (series: TvPageData) => seriesOf(series),
    }),
    season: build.query<SeasonFacts, { series: number; season: number }>({
      query: ({ series, season }) => `3/tv/${series}/season/${season}`,
      transformResponse: (season: SeasonDetails) => seasonOf(season),
    }),
    collection: build.query<CollectionDetails, number>({
      query: (id) => `3/collection/${id}`,
      providesTags: ['Movies'],
    }),
  }),
});

export const { useMovieQuery, useSeriesQuery, useSeasonQuery, useCollectionQuery } = titles;
