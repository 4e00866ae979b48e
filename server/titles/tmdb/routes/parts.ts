import { freshness } from '#server/titles/tmdb/freshness.ts';
import { parts as shapes } from '#server/titles/tmdb/shapes.ts';

import { country, language, languages, page, type Parameters } from './parameters.ts';
import type { AppendedParts } from './route.ts';

type Name = keyof typeof shapes;

const translated = { language };
const paged = { language, page };

/** The parameters of a part. */
const parametersOf: Partial<Record<Name, Parameters>> = {
  aggregate_credits: translated,
  alternative_titles: { country },
  combined_credits: translated,
  credits: translated,
  images: { language, include_image_language: languages },
  movie_credits: translated,
  recommendations: paged,
  reviews: paged,
  similar: paged,
  tv_credits: translated,
  videos: { language, include_video_language: languages },
};

const partsOf = (...names: readonly Name[]): AppendedParts =>
  new Map(
    names.map((name) => [
      name,
      { parameters: parametersOf[name] ?? {}, shape: shapes[name], freshness: freshness.details },
    ]),
  );

const ofTitles = [
  'alternative_titles',
  'credits',
  'external_ids',
  'images',
  'keywords',
  'recommendations',
  'reviews',
  'similar',
  'translations',
  'videos',
  'watch/providers',
] as const;

export const movieParts = partsOf(...ofTitles, 'release_dates');
export const tvParts = partsOf(
  ...ofTitles,
  'aggregate_credits',
  'content_ratings',
  'episode_groups',
  'screened_theatrically',
);
const ofEpisodes = ['credits', 'external_ids', 'images', 'translations', 'videos'] as const;
export const episodeParts = partsOf(...ofEpisodes);
export const seasonParts = partsOf(...ofEpisodes, 'aggregate_credits', 'watch/providers');
export const personParts = partsOf(
  'combined_credits',
  'external_ids',
  'images',
  'movie_credits',
  'translations',
  'tv_credits',
);
export const collectionParts = partsOf('images', 'translations');
