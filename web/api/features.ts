import type { MovieDetails } from '@marquee/contracts/tmdb/details.ts';
import type { MovieCredits, ReleaseDates } from '@marquee/contracts/tmdb/extras.ts';

import { filmRatings } from './certification.ts';
import { client } from './client.ts';
import { nameds } from './named.ts';
import type { LooseAnswer } from './sharedParts.ts';
import type { Langs, NamedItem } from './titleModel.ts';

type FeatureDetails = MovieDetails & { credits: MovieCredits; release_dates: ReleaseDates };

/** The home page's facts about its feature, and candidates for its focus. */
export type Feature = Pick<
  MovieDetails,
  'id' | 'title' | 'tagline' | 'overview' | 'release_date' | 'runtime' | 'backdrop_path'
> & {
  rating: string | null;
  directors: NamedItem[];
  /** The first three of the cast. */
  leads: NamedItem[];
  langs?: Langs | undefined;
};

export const featureOf = ({ credits, release_dates, ...details }: LooseAnswer<FeatureDetails>): Feature => ({
  id: details.id,
  title: details.title || details.original_title || '',
  tagline: details.tagline ?? '',
  overview: details.overview ?? '',
  langs: details.langs,
  release_date: details.release_date ?? '',
  runtime: details.runtime ?? null,
  backdrop_path: details.backdrop_path ?? null,
  rating: filmRatings(release_dates, details.origin_country ?? [])[0]?.[1] ?? null,
  directors: nameds(credits?.crew?.filter(({ job }) => job === 'Director')),
  leads: nameds(credits?.cast?.slice(0, 3)),
});

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
