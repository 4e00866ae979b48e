import { z } from 'zod';

import { TypedMovie, TypedTv } from '#tmdb/lists.ts';

import { Change } from './libraryValue.ts';

/** A register as the server stores it. A null value is a tombstone: what was deleted stays deleted. */
export const LibraryRecord = z.object({
  key: z.string(),
  value: z.unknown(),
  at: z.int(),
  /** Grows with every write in a library; a device asks for what is newer than what it has. */
  version: z.int(),
});
export type LibraryRecord = z.infer<typeof LibraryRecord>;

export const changesAtOnce = 200;
export const recordsAtOnce = 500;

/** `GET /api/library?after=<version>`: what changed since, oldest first. Answers 304 to `If-None-Match`. */
export const LibraryPage = z.object({
  records: z.array(LibraryRecord),
  /** The `after` of the next request. */
  version: z.int(),
  more: z.boolean(),
});
export type LibraryPage = z.infer<typeof LibraryPage>;

/** Body of `POST /api/library/changes`: all of it is written, or nothing. */
export const LibraryChanges = z.strictObject({ changes: z.array(Change).min(1).max(changesAtOnce) });
export type LibraryChanges = z.infer<typeof LibraryChanges>;

/** For each change the current register: the change itself, or a newer one. */
export const LibraryChanged = z.object({
  records: z.array(LibraryRecord),
  version: z.int(),
});
export type LibraryChanged = z.infer<typeof LibraryChanged>;

const title = z.discriminatedUnion('media_type', [TypedMovie, TypedTv]);
export type KnownTitle = z.infer<typeof title>;

/** `GET /api/titles?keys=movie-603,tv-1396`: those of at most 100 that are known, in the order asked. */
export const Titles = z.object({ results: z.array(title) });
export type Titles = z.infer<typeof Titles>;

/** `GET /api/lists/{share}?page=`: a shared list, 100 titles a page. */
export const SharedList = z.object({
  name: z.string(),
  about: z.string(),
  /** The owner's name; null where the account has none. */
  by: z.string().nullable(),
  page: z.int(),
  total_pages: z.int(),
  total_results: z.int(),
  results: z.array(z.object({ note: z.string(), title })),
});
export type SharedList = z.infer<typeof SharedList>;

const rowsAtOnce = 100;
const ForeignRow = z.strictObject({
  title: z.string().max(300),
  year: z.int().nullable(),
  imdb: z.string().max(20).nullable(),
  tmdb: z.int().nullable(),
  media: z.enum(['movie', 'tv']).nullable(),
});
export type ForeignRow = z.infer<typeof ForeignRow>;

/** Body of `POST /api/match`: rows of another product's export, to be found in the catalogue. */
export const MatchRows = z.strictObject({ rows: z.array(ForeignRow).min(1).max(rowsAtOnce) });
export type MatchRows = z.infer<typeof MatchRows>;

/** One answer a row, in the order asked. */
export const MatchedRows = z.object({
  rows: z.array(
    z.discriminatedUnion('status', [
      z.object({ status: z.literal('matched'), title }),
      /** More than one could be meant, or none fits in every part: the user chooses. The likeliest first. */
      z.object({ status: z.literal('doubtful'), candidates: z.array(title).min(1).max(5) }),
      z.object({ status: z.literal('unknown') }),
    ]),
  ),
});
export type MatchedRows = z.infer<typeof MatchedRows>;
