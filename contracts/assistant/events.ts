import { z } from 'zod';

import { TypedMovie, TypedTv } from '#tmdb/lists.ts';

import { LedgerLine } from './fact.ts';
import { Part, Span } from './part.ts';

/** What sort of sentence it is. Only `wish` and `title` find something by what was said. */
export const SentenceKind = z.enum([
  'wish',
  'title',
  'small-talk',
  'nonsense',
  'off-topic',
  'harmful',
  'empty',
]);
export type SentenceKind = z.infer<typeof SentenceKind>;

/** A follow-up that says how the answer should change; each is a sentence that the parser reads. */
export const Chip = z.discriminatedUnion('is', [
  /** Something that splits what was found: say this and most of the others go. */
  z.object({ is: z.literal('split'), part: Part.shape.wish, count: z.int() }),
  z.object({
    is: z.literal('change'),
    change: z.enum([
      'older',
      'newer',
      'shorter',
      'longer',
      'less-known',
      'funnier',
      'series',
      'films',
      'not-these',
    ]),
  }),
  /** Which of several with one name is meant. */
  z.object({
    is: z.literal('meant'),
    media: z.enum(['movie', 'tv']),
    id: z.int(),
    name: z.string(),
    year: z.int(),
    instead: z.string(),
  }),
]);
export type Chip = z.infer<typeof Chip>;

/** How the conversation was understood up to its last sentence. */
export const QueryEvent = z.object({
  event: z.literal('query'),
  engine: z.enum(['embedded', 'model']),
  kind: SentenceKind,
  /** Whether the last sentence changed what was asked before, or asked anew. */
  follows: z.boolean(),
  parts: z.array(Part),
  /** Words of the last sentence that were not understood. */
  unknown: z.array(Span),
  /** Names that were spelled otherwise than what was found for them. */
  corrected: z.array(z.object({ span: Span, name: z.string() })),
});
export type QueryEvent = z.infer<typeof QueryEvent>;

export const PickEvent = z.object({
  event: z.literal('pick'),
  engine: z.enum(['embedded', 'model']),
  /** From 1; a later pick of the same rank takes the place of an earlier one. */
  rank: z.int().min(1),
  title: z.discriminatedUnion('media_type', [TypedMovie, TypedTv]),
  runtime: z.int().nullable(),
  seasons: z.int().nullable(),
  certification: z.string(),
  /** Directors of a film, creators of a series. */
  makers: z.array(z.object({ id: z.int(), name: z.string() })),
  ledger: z.array(LedgerLine),
  /** The model's own words, checked against the row; null where the ledger says it all. */
  reason: z.string().max(200).nullable(),
});
export type PickEvent = z.infer<typeof PickEvent>;

/** Something to know about the answer as a whole. */
export const Note = z.discriminatedUnion('is', [
  /** A strict part that was loosened because too little met it: from what to what. */
  z.object({
    is: z.literal('relaxed'),
    part: z.string(),
    from: Part.shape.wish,
    to: Part.shape.wish.nullable(),
  }),
  /** No title meets every part, though all strict ones are met. */
  z.object({ is: z.literal('none-fits-all') }),
  /** Titles that would be here, had they not been seen or hidden. */
  z.object({ is: z.literal('left-out'), count: z.int() }),
  /** The picks are only well known: nothing was understood. */
  z.object({ is: z.literal('not-understood') }),
  /** Nothing is left to show. */
  z.object({ is: z.literal('nothing') }),
  /** What the sentence wanted to change was not there: nothing to undo, no second pick. */
  z.object({ is: z.literal('no-change') }),
  z.object({ is: z.literal('started-over') }),
  /** The conversation says more than is read at once: what came last was left unread. */
  z.object({ is: z.literal('cut-short') }),
]);
export type Note = z.infer<typeof Note>;

/** Why the embedded answer is used although there is a language model. */
export const FallbackReason = z.enum([
  'unreachable',
  'slow',
  'refused',
  'limited',
  'budget',
  'unreadable',
  'ungrounded',
  'resting',
]);
export type FallbackReason = z.infer<typeof FallbackReason>;

/** What `POST /api/concierge` streams, each as the data of a server-sent event of the same name. */
export const AssistantEvent = z.discriminatedUnion('event', [
  QueryEvent,
  PickEvent,
  z.object({ event: z.literal('note'), note: Note }),
  z.object({ event: z.literal('chips'), chips: z.array(Chip) }),
  /** The embedded answer is complete; a language model goes on. */
  z.object({ event: z.literal('asking') }),
  z.object({ event: z.literal('done'), engine: z.enum(['embedded', 'model']) }),
  z.object({ event: z.literal('fallback'), reason: FallbackReason }),
]);
export type AssistantEvent = z.infer<typeof AssistantEvent>;
