import { titleParams } from '@marquee/titles';

import { client } from './client.ts';
import { type SeasonFacts, seasonOf } from './seasonOf.ts';
import { seriesOf } from './seriesOf.ts';
import type { Series } from './titleModel.ts';

/** One series, one season: each page's facts in a single request. */
export const shows = client.injectEndpoints({
  endpoints: (build) => ({
    series: build.query<Series, number>({
      query: (id) => ({ url: `3/tv/${id}`, params: titleParams.tv }),
      transformResponse: seriesOf,
      providesTags: ['Movies'],
    }),
    season: build.query<SeasonFacts, { series: number; season: number }>({
      query: ({ series, season }) => `3/tv/${series}/season/${season}`,
      transformResponse: seasonOf,
      providesTags: ['Movies'],
    }),
  }),
});

export const { useSeriesQuery, useSeasonQuery } = shows;
