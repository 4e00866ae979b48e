import { z } from 'zod';

/** Genres of films and series under one set of names: "Sci-Fi & Fantasy" counts as both of its halves. */
export const genreNames = [
  'Action',
  'Adventure',
  'Animation',
  'Comedy',
  'Crime',
  'Documentary',
  'Drama',
  'Family',
  'Fantasy',
  'History',
  'Horror',
  'Kids',
  'Music',
  'Mystery',
  'News',
  'Reality',
  'Romance',
  'Science Fiction',
  'Soap',
  'TV Movie',
  'Talk',
  'Thriller',
  'War',
  'Western',
] as const;
export type GenreName = (typeof genreNames)[number];

/** How strong something may be at most: 0 not at all, 1 a little, 2 some. */
const Limit = z.union([z.literal(0), z.literal(1), z.literal(2)]);

const TitleNumber = { media: z.enum(['movie', 'tv']), id: z.int().positive() };
const year = z.int().min(1870).max(2200).nullable();
const minutes = z.int().min(1).max(1000).nullable();
const count = z.int().min(1).max(100).nullable();
const manyEpisodes = z.int().min(1).max(10_000).nullable();
const manyMinutes = z.int().min(1).max(100_000).nullable();
const name = z.string().min(1).max(200);

/**
 * One thing asked for. `strict` is a condition that every shown title meets; what is not strict counts,
 * but may be missed. `not` negates the part. Ranges include both of their ends; null is open.
 */
export const Wish = z.discriminatedUnion('slot', [
  z.object({ slot: z.literal('media'), media: z.enum(['movie', 'tv']) }),
  z.object({
    slot: z.literal('years'),
    min: year,
    max: year,
    strict: z.boolean(),
    not: z.boolean().optional(),
  }),
  /** In minutes; of a series, of an episode. */
  z.object({ slot: z.literal('runtime'), min: minutes, max: minutes, strict: z.boolean() }),
  z.object({ slot: z.literal('seasons'), min: count, max: count }),
  /** Of all seasons together. */
  z.object({ slot: z.literal('episodes'), min: manyEpisodes, max: manyEpisodes }),
  /** Minutes of all of it: of a series, of all its episodes. */
  z.object({ slot: z.literal('total'), min: manyMinutes, max: manyMinutes }),
  z.object({ slot: z.literal('status'), status: z.enum(['ended', 'running']) }),
  z.object({ slot: z.literal('score'), min: z.number().min(1).max(10) }),
  z.object({ slot: z.literal('fame'), fame: z.enum(['known', 'hidden']) }),
  /** ISO 639-1. */
  z.object({ slot: z.literal('language'), language: z.string().regex(/^[a-z]{2}$/), not: z.boolean() }),
  /** ISO 3166-1. */
  z.object({ slot: z.literal('country'), country: z.string().regex(/^[A-Z]{2}$/), not: z.boolean() }),
  /** The highest of the United States that may be shown; a series counts by what is nearest. */
  z.object({ slot: z.literal('certification'), max: z.enum(['G', 'PG', 'PG-13', 'R']) }),
  /** The age in years of the youngest who watches: what is made for it, by how each title was judged; 18 for grown-ups. */
  z.object({ slot: z.literal('age'), years: z.int().min(1).max(18) }),
  z.object({ slot: z.literal('genre'), genre: z.enum(genreNames), not: z.boolean() }),
  /** An entry of the lexicon: a mood, a trope, a setting, a style, an occasion. */
  z.object({ slot: z.literal('theme'), entry: z.string().min(1).max(60), not: z.boolean() }),
  /** Written-out words that the catalogue's keywords, overviews or titles know, though the lexicon doesn't. */
  z.object({ slot: z.literal('word'), word: z.string().min(1).max(60), not: z.boolean() }),
  z.object({
    slot: z.literal('person'),
    id: z.int().positive(),
    name,
    role: z.enum(['any', 'director', 'writer', 'cast']),
    not: z.boolean(),
  }),
  /** "Like Fargo"; with `not` "nothing like Fargo". `aspect` narrows what of it: an entry of the lexicon. */
  /** A franchise, by the name that people know. */
  z.object({ slot: z.literal('collection'), name, not: z.boolean() }),
  /** A studio or a network that made it, by the name that people know. */
  z.object({ slot: z.literal('company'), name, not: z.boolean() }),
  z.object({
    slot: z.literal('like'),
    ...TitleNumber,
    name,
    year,
    aspect: z.string().max(60).nullable(),
    not: z.boolean(),
  }),
  /** "Not these": titles that are not to be shown. */
  z.object({ slot: z.literal('without'), ...TitleNumber, name, year }),
  z.object({
    slot: z.literal('intensity'),
    of: z.enum(['violence', 'gore', 'sex', 'scare', 'sad', 'swearing']),
    max: Limit,
  }),
  /** A title with the story that is told. */
  z.object({ slot: z.literal('story') }),
  /** What the person is known to like; with `not` "not my usual stuff". */
  z.object({ slot: z.literal('taste'), not: z.boolean() }),
  z.object({
    slot: z.literal('order'),
    by: z.enum(['newest', 'oldest', 'best', 'known', 'shortest', 'longest']),
  }),
]);
export type Wish = z.infer<typeof Wish>;
export type WishSlot = Wish['slot'];
export type WishOf<Name extends WishSlot> = Extract<Wish, { slot: Name }>;

/** What sort of thing a theme is. */
export const themeGroups = ['mood', 'trope', 'setting', 'style', 'occasion', 'subject', 'origin'] as const;
export type ThemeGroup = (typeof themeGroups)[number];

/** A position in the sentence in UTF-16 units: the arguments of `sentence.slice(start, end)`. */
export const Span = z.object({ start: z.int().min(0), end: z.int().min(0) });
export type Span = z.infer<typeof Span>;

/** A wish in a conversation. */
export const Part = z.object({
  /** Names the part within a conversation and says what it means, such as `years/1990/1999` or `like/movie/603`. */
  key: z.string().min(1).max(120),
  wish: Wish,
  /** Where the newest sentence says it; null where an earlier one did. */
  span: Span.nullable(),
  /** The turn that said it first, from 0. */
  turn: z.int().min(0),
  /** Of a theme. */
  group: z.enum(themeGroups).optional(),
});
export type Part = z.infer<typeof Part>;
