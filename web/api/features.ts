import { client } from './client.ts';
import { type Feature, featureOf } from './featureOf.ts';

/** The film that the home page opens with. */
export const features = client.injectEndpoints({
  endpoints: (build) => ({
    feature: build.query<Feature, number>({
      query: (id) => ({ url: `3/movie/${id}`, params: { append_to_response: 'credits,release_dates' } }),
      transformResponse: featureOf,
      providesTags: ['Movies'],
    }),
  }),
});

export const { useFeatureQuery } = features;
