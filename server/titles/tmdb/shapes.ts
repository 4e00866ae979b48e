import { z } from 'zod';

/**
 * What an answer must look like before it counts: the fields that pages are made of, when they are there, have the
 * types that pages expect. Everything else may come, go and change. It is a guard against pages of captive portals
 * and half-broken services, no description of the protocol.
 */

const text = z.string().nullish();
const number = z.number().nullish();
/** A place in the pictures, never an address elsewhere. */
const picture = z
  .string()
  .regex(/^\/[\w-][\w.-]*$/)
  .nullish();

const object = z.looseObject({});
const named = z.looseObject({ name: text });
const many = <Item extends z.ZodType>(item: Item) => z.array(item).nullish();

const pictures = { poster_path: picture, backdrop_path: picture, profile_path: picture, still_path: picture };

const inList = {
  ...pictures,
  title: text,
  name: text,
  original_title: text,
  original_name: text,
  overview: text,
  release_date: text,
  first_air_date: text,
  media_type: text,
  vote_average: number,
  vote_count: number,
  popularity: number,
  genre_ids: many(z.number()),
};

const item = z.looseObject({ id: z.int(), ...inList });
const paged = { page: z.int(), total_pages: z.int(), total_results: z.int() };

export const page = z.looseObject({ ...paged, results: z.array(item) });
const reviewPage = z.looseObject({
  ...paged,
  results: z.array(z.looseObject({ author: text, content: text })),
});

/** A sub-resource has its parent's id, unless it was appended. */
const below = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.looseObject({ id: z.int().nullish(), ...fields });

const credit = z.looseObject({ ...inList, id: z.int(), character: text, job: text, department: text });
const roles = many(credit);
const credits = below({ cast: z.array(credit), crew: roles, guest_stars: roles });

const video = z.looseObject({ key: text, site: text, type: text, name: text, iso_639_1: text });
const image = z.looseObject({ file_path: picture, width: number, height: number });
const translation = z.looseObject({ iso_639_1: text, iso_3166_1: text, data: object.nullish() });
const byCountry = below({ results: z.array(z.looseObject({ iso_3166_1: text })) });
const keyword = z.looseObject({ id: z.int(), name: text });
const otherName = z.looseObject({ iso_3166_1: text, title: text });

/** What hangs below a title, a season, an episode, a person or a collection. */
export const parts = {
  aggregate_credits: credits,
  alternative_titles: below({ titles: many(otherName), results: many(otherName) }),
  combined_credits: credits,
  content_ratings: byCountry,
  credits,
  episode_groups: below({ results: z.array(named) }),
  external_ids: below({ imdb_id: text, wikidata_id: text }),
  images: below({
    backdrops: many(image),
    logos: many(image),
    posters: many(image),
    profiles: many(image),
    stills: many(image),
  }),
  keywords: below({ keywords: many(keyword), results: many(keyword) }),
  movie_credits: credits,
  recommendations: page,
  release_dates: byCountry,
  reviews: reviewPage,
  screened_theatrically: below({ results: z.array(object) }),
  similar: page,
  translations: below({ translations: z.array(translation) }),
  tv_credits: credits,
  videos: below({ results: z.array(video) }),
  'watch/providers': below({ results: z.record(z.string(), object) }),
} as const satisfies Record<string, z.ZodType>;

const episode = z.looseObject({
  ...inList,
  id: z.int(),
  episode_number: z.int(),
  season_number: z.int(),
  air_date: text,
  runtime: number,
  crew: roles,
  guest_stars: roles,
});

export const details = z.looseObject({
  ...inList,
  id: z.int(),
  tagline: text,
  biography: text,
  status: text,
  homepage: text,
  birthday: text,
  runtime: number,
  genres: many(named),
  also_known_as: many(z.string()),
  created_by: many(named),
  networks: many(named),
  origin_country: many(z.string()),
  production_companies: many(named),
  production_countries: many(named),
  spoken_languages: many(object),
  seasons: many(z.looseObject({ ...inList, season_number: z.int() })),
  parts: many(item),
  belongs_to_collection: z.looseObject({ id: z.int(), name: text }).nullish(),
  last_episode_to_air: episode.nullish(),
  next_episode_to_air: episode.nullish(),
});

export const season = z.looseObject({
  ...inList,
  season_number: z.int(),
  episodes: z.array(episode),
});
export { episode };

export const genres = z.looseObject({ genres: z.array(z.looseObject({ id: z.int(), name: text })) });

export const configuration = z.looseObject({
  images: z.looseObject({ secure_base_url: z.string(), poster_sizes: z.array(z.string()) }),
});

const items = z.array(item);
export const found = z.looseObject({ movie_results: items, tv_results: items, person_results: items });

export const listed = z.array(z.union([object, z.string()]));
export const results = z.looseObject({ results: z.array(object) });
export const certifications = z.looseObject({ certifications: z.record(z.string(), z.array(object)) });

/** The body of a refusal. */
export const refusal = z.looseObject({ status_code: z.int(), status_message: z.string() });
