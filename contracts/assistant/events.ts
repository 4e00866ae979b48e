import { z } from 'zod';

import { TypedMovie, TypedTv } from '#tmdb/lists.ts';

import { Fact, LedgerLine } from './fact.ts';
import { Part, Span, Wish } from './part.ts';

/** What sort of sentence it is. Only `wish` and `title` search for titles. */
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
  /** A question that splits the results: one answer excludes most of the others. */
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
  /** Which of several titles or people with one name is meant. */
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
  /** What the last turn made of what was asked before it. */
  added: z.array(Wish),
  removed: z.array(Wish),
  /** Words of the last sentence that were not understood. */
  unknown: z.array(Span),
  /** Corrected spellings of names. */
  corrected: z.array(z.object({ span: Span, name: z.string() })),
  /** ISO 639-1: what the last sentence was read as, if it wasn't English. */
  language: z.string().optional(),
});
export type QueryEvent = z.infer<typeof QueryEvent>;

export const PickEvent = z.object({
  event: z.literal('pick'),
  engine: z.enum(['embedded', 'model']),
  /** From 1; a later pick of the same rank replaces an earlier one. */
  rank: z.int().min(1),
  title: z.discriminatedUnion('media_type', [TypedMovie, TypedTv]),
  runtime: z.int().nullable(),
  seasons: z.int().nullable(),
  certification: z.string(),
  /** Directors of a film, creators of a series. */
  makers: z.array(z.object({ id: z.int(), name: z.string() })),
  ledger: z.array(LedgerLine),
  /** The model's own words, checked against the row; null where the ledger is enough. */
  reason: z.string().max(200).nullable(),
});
export type PickEvent = z.infer<typeof PickEvent>;

/** What can be asked of a title that its row answers. */
export const FactTopic = z.enum([
  'makers',
  'writers',
  'cast',
  'role',
  'runtime',
  'year',
  'seasons',
  'episodes',
  'status',
  'collection',
  'language',
  'countries',
  'certification',
  'genres',
  'media',
  'audience',
  'score',
  'overview',
  'source',
]);
export type FactTopic = z.infer<typeof FactTopic>;

/** What no row says, and nobody here can know. */
export const UnknowableTopic = z.enum([
  'awards',
  'streaming',
  'cinemas',
  'broadcast',
  'charts',
  'critics',
  'release-dates',
  'dubbing',
  'downloads',
  'picture-quality',
  'money',
  'locations',
  'lives',
  'crew',
  'trailers',
  'endings',
]);
export type UnknowableTopic = z.infer<typeof UnknowableTopic>;

const NamedTitle = z.object({
  media: z.enum(['movie', 'tv']),
  id: z.int(),
  name: z.string(),
  year: z.int(),
});

/** Something to know about the answer as a whole. */
export const Note = z.discriminatedUnion('is', [
  /** What was asked of a title, from its row; without facts the row doesn't say. */
  z.object({
    is: z.literal('fact'),
    title: NamedTitle,
    about: FactTopic,
    facts: z.array(Fact),
    span: Span,
  }),
  /** Whether a title is as asked: "is it scary". */
  z.object({
    is: z.literal('whether'),
    title: NamedTitle,
    wish: Part.shape.wish,
    fit: LedgerLine.shape.fit,
    fact: Fact,
    span: Span,
  }),
  /** A question about a title that we don't have, or that nobody named. */
  z.object({ is: z.literal('unknown-title'), name: z.string().nullable(), span: Span }),
  z.object({ is: z.literal('unknowable'), of: UnknowableTopic, span: Span }),
  /** A strict part that was loosened because too few titles met it: from what to what. */
  z.object({
    is: z.literal('relaxed'),
    part: z.string(),
    from: Part.shape.wish,
    to: Part.shape.wish.nullable(),
  }),
  /** No title meets every part, though all strict ones are met. */
  z.object({ is: z.literal('none-fits-all') }),
  /** Titles left out because they were seen or hidden. */
  z.object({ is: z.literal('left-out'), count: z.int() }),
  /** The last sentence is in a language that isn't read: ISO 639-1. */
  z.object({ is: z.literal('language'), language: z.string() }),
  /** The picks are only well known: nothing was understood. */
  z.object({ is: z.literal('not-understood') }),
  /** Nothing is left to show. */
  z.object({ is: z.literal('nothing') }),
  /** The change had nothing to apply to: nothing to undo, no second pick. */
  z.object({ is: z.literal('no-change') }),
  z.object({ is: z.literal('started-over') }),
  /** The conversation is longer than the limit: its end was not read. */
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
