import { z } from 'zod';

import { DateText, FilePath, Gender, pageSchemaOf } from './common.ts';
import { TypedMovie, TypedTv } from './lists.ts';

export const Video = z.object({
  id: z.string(),
  iso_639_1: z.string(),
  iso_3166_1: z.string(),
  key: z.string(),
  name: z.string(),
  official: z.boolean(),
  published_at: z.iso.datetime(),
  /** "YouTube" and "Vimeo" as at TMDB; "Marquee" is Marquee's own player, with a trailer made from the title's facts. */
  site: z.string(),
  size: z.int(),
  type: z.enum([
    'Trailer',
    'Teaser',
    'Clip',
    'Featurette',
    'Behind the Scenes',
    'Bloopers',
    'Opening Credits',
    'Recap',
  ]),
});
export type Video = z.infer<typeof Video>;
export const Videos = z.object({ results: z.array(Video) });
export type Videos = z.infer<typeof Videos>;

const creditedPerson = {
  adult: z.boolean(),
  credit_id: z.string(),
  gender: Gender,
  id: z.int(),
  known_for_department: z.string().nullable(),
  name: z.string(),
  original_name: z.string(),
  popularity: z.number(),
  profile_path: FilePath,
};

export const TvCast = z.object({ ...creditedPerson, character: z.string(), order: z.int() });
export type TvCast = z.infer<typeof TvCast>;
const MovieCast = TvCast.extend({ cast_id: z.int() });
export const Crew = z.object({ ...creditedPerson, department: z.string(), job: z.string() });
export type Crew = z.infer<typeof Crew>;
export const MovieCredits = z.object({ cast: z.array(MovieCast), crew: z.array(Crew) });
export type MovieCredits = z.infer<typeof MovieCredits>;
export const TvCredits = z.object({ cast: z.array(TvCast), crew: z.array(Crew) });
export type TvCredits = z.infer<typeof TvCredits>;

const aggregated = z.object(creditedPerson).omit({ credit_id: true });
const episodeCount = { credit_id: z.string(), episode_count: z.int() };

/** All people over all seasons of a series, each with all roles or jobs. A count of 0 episodes means: not known. */
export const AggregateCredits = z.object({
  cast: z.array(
    aggregated.extend({
      order: z.int(),
      roles: z.array(z.object({ ...episodeCount, character: z.string() })),
      total_episode_count: z.int(),
    }),
  ),
  crew: z.array(
    aggregated.extend({
      department: z.string(),
      jobs: z.array(z.object({ ...episodeCount, job: z.string() })),
      total_episode_count: z.int(),
    }),
  ),
});
export type AggregateCredits = z.infer<typeof AggregateCredits>;

export const EpisodeCredits = TvCredits.extend({ guest_stars: z.array(TvCast) });
export type EpisodeCredits = z.infer<typeof EpisodeCredits>;

export const PictureFile = z.object({
  aspect_ratio: z.number(),
  file_path: z.string(),
  height: z.int(),
  iso_639_1: z.string().nullable(),
  vote_average: z.number(),
  vote_count: z.int(),
  width: z.int(),
});
export type PictureFile = z.infer<typeof PictureFile>;
export const TitleImages = z.object({
  backdrops: z.array(PictureFile),
  logos: z.array(PictureFile),
  posters: z.array(PictureFile),
});
export type TitleImages = z.infer<typeof TitleImages>;
export const SeasonImages = z.object({ posters: z.array(PictureFile) });
export const EpisodeImages = z.object({ stills: z.array(PictureFile) });
export const PersonImages = z.object({ profiles: z.array(PictureFile) });

export const RecommendationPage = pageSchemaOf(z.discriminatedUnion('media_type', [TypedMovie, TypedTv]));
export type RecommendationPage = z.infer<typeof RecommendationPage>;

export const WatchProviders = z.object({
  results: z.record(
    z.string(),
    z.object({ link: z.string() }).catchall(
      z.union([
        z.string(),
        z.array(
          z.object({
            display_priority: z.int(),
            logo_path: FilePath,
            provider_id: z.int(),
            provider_name: z.string(),
          }),
        ),
      ]),
    ),
  ),
});
export type WatchProviders = z.infer<typeof WatchProviders>;

export const ReleaseDates = z.object({
  results: z.array(
    z.object({
      iso_3166_1: z.string(),
      release_dates: z.array(
        z.object({
          certification: z.string(),
          descriptors: z.array(z.string()),
          iso_639_1: z.string(),
          note: z.string(),
          release_date: z.iso.datetime(),
          type: z.literal([1, 2, 3, 4, 5, 6]),
        }),
      ),
    }),
  ),
});
export type ReleaseDates = z.infer<typeof ReleaseDates>;

export const ContentRatings = z.object({
  results: z.array(
    z.object({ descriptors: z.array(z.string()), iso_3166_1: z.string(), rating: z.string() }),
  ),
});
export type ContentRatings = z.infer<typeof ContentRatings>;

const AlternativeTitle = z.object({ iso_3166_1: z.string(), title: z.string(), type: z.string() });
export type AlternativeTitle = z.infer<typeof AlternativeTitle>;
export const MovieAlternativeTitles = z.object({ titles: z.array(AlternativeTitle) });
export const TvAlternativeTitles = z.object({ results: z.array(AlternativeTitle) });

const text = z.string().nullable();
export const MovieExternalIds = z.object({
  facebook_id: text,
  imdb_id: text,
  instagram_id: text,
  twitter_id: text,
  wikidata_id: text,
});
export const TvExternalIds = MovieExternalIds.extend({
  freebase_id: text,
  freebase_mid: text,
  tvdb_id: z.int().nullable(),
  tvrage_id: z.int().nullable(),
});
export const SeasonExternalIds = TvExternalIds.pick({
  freebase_id: true,
  freebase_mid: true,
  tvdb_id: true,
  tvrage_id: true,
  wikidata_id: true,
});
export const EpisodeExternalIds = SeasonExternalIds.extend({ imdb_id: text });
export const PersonExternalIds = TvExternalIds.omit({ tvdb_id: true }).extend({
  tiktok_id: text,
  youtube_id: text,
});

const Review = z.object({
  author: z.string(),
  author_details: z.object({
    avatar_path: FilePath,
    name: z.string(),
    rating: z.number().nullable(),
    username: z.string(),
  }),
  content: z.string(),
  created_at: z.iso.datetime(),
  id: z.string(),
  updated_at: z.iso.datetime(),
  url: z.string(),
});
export const ReviewPage = pageSchemaOf(Review);

export const Episode = z.object({
  air_date: DateText.nullable(),
  episode_number: z.int(),
  episode_type: z.enum(['standard', 'finale', 'mid_season']),
  id: z.int(),
  name: z.string(),
  overview: z.string(),
  production_code: z.string(),
  runtime: z.int().nullable(),
  season_number: z.int(),
  show_id: z.int(),
  still_path: FilePath,
  vote_average: z.number(),
  vote_count: z.int(),
});
export type Episode = z.infer<typeof Episode>;
