import { z } from 'zod';

import { endings, madeFor } from '#audience.ts';

import { genreNames } from './part.ts';

const texts = z.array(z.string());
const level = z.int().min(0).max(3).optional();

/** What of a title's audience speaks for or against the part. */
const Judged = z.object({
  madeFor: z.enum(madeFor).optional(),
  fromAge: z.int().optional(),
  scary: level,
  violence: level,
  sad: level,
  sex: level,
  strongLanguage: level,
  pace: z.int().min(1).max(5).optional(),
  attention: z.int().min(1).max(3).optional(),
  ending: z.enum(endings).optional(),
});

/** A fact of the catalogue's row of a title; the app has the words. */
export const Fact = z.discriminatedUnion('is', [
  z.object({ is: z.literal('media'), media: z.enum(['movie', 'tv']) }),
  z.object({ is: z.literal('year'), year: z.int() }),
  /** Minutes; of a series, of an episode. Null where unknown. */
  z.object({ is: z.literal('runtime'), minutes: z.int().nullable() }),
  z.object({ is: z.literal('seasons'), seasons: z.int().nullable() }),
  /** How much there is of a title in all. Episodes are null for films; null is what isn't known, too. */
  z.object({ is: z.literal('total'), episodes: z.int().nullable(), minutes: z.int().nullable() }),
  z.object({ is: z.literal('status'), status: z.string().nullable() }),
  z.object({ is: z.literal('score'), score: z.number() }),
  z.object({ is: z.literal('fame'), fame: z.enum(['known', 'between', 'hidden']) }),
  z.object({ is: z.literal('language'), language: z.string() }),
  z.object({ is: z.literal('countries'), countries: texts }),
  z.object({ is: z.literal('certification'), certification: z.string() }),
  /** For whom it is, as we judged it; null where nobody did. */
  z.object({ is: z.literal('audience'), judged: Judged.nullable() }),
  z.object({ is: z.literal('genres'), genres: z.array(z.enum(genreNames)) }),
  /** Its keywords and moods that speak for the part; empty where none does. */
  z.object({ is: z.literal('tags'), tags: texts }),
  /** None of its keywords and moods speaks for what was unwanted. */
  z.object({ is: z.literal('untagged') }),
  /** Words of the title's name, overview or keywords. */
  z.object({ is: z.literal('words'), words: texts }),
  /** How much its story is the one that is told; what happens in it isn't said. */
  z.object({ is: z.literal('story') }),
  /** Null where the person has no part in it. */
  z.object({
    is: z.literal('credit'),
    name: z.string(),
    role: z.enum(['director', 'creator', 'writer', 'cast']).nullable(),
    character: z.string().nullable(),
  }),
  /** Our own words on what it is about, without its end. */
  z.object({ is: z.literal('overview'), overview: z.string() }),
  /** The franchise, null where it stands alone; its titles in order where they are asked for. */
  z.object({
    is: z.literal('collection'),
    name: z.string().nullable(),
    titles: z.array(z.object({ name: z.string(), year: z.int() })),
  }),
  /** The studios and networks that made it; null where nothing is known of them. */
  z.object({ is: z.literal('companies'), names: texts.nullable() }),
  /** What it has in common with a title that is liked, strongest first. */
  z.object({
    is: z.literal('shared'),
    tags: texts,
    genres: z.array(z.enum(genreNames)),
    people: z.array(z.object({ name: z.string(), role: z.enum(['director', 'writer', 'cast']) })),
    collection: z.boolean(),
  }),
]);
export type Fact = z.infer<typeof Fact>;

/** A line of a pick's ledger: how the title meets one part. */
export const LedgerLine = z.object({
  /** The part's key. */
  part: z.string(),
  /** `unknown`: the row doesn't say. */
  fit: z.enum(['fits', 'near', 'unknown', 'misses']),
  fact: Fact,
});
export type LedgerLine = z.infer<typeof LedgerLine>;
