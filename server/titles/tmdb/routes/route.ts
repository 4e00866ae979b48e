import type { z } from 'zod';

import type { Freshness } from '#server/titles/tmdb/freshness.ts';

import type { Parameters } from './parameters.ts';

/** What hangs below something, and what of it may be asked. */
export type AppendedPart = { parameters: Parameters; shape: z.ZodType; freshness: Freshness };

/** By the names that `append_to_response` and paths have for them. */
export type AppendedParts = ReadonlyMap<string, AppendedPart>;

/** One of the addresses that are passed on. */
export type Route = AppendedPart & {
  /** `movie/:id`: names after a colon are numbers. */
  path: string;
  /** What may be appended. */
  parts?: AppendedParts;
  /** The parameter without which the answer is known to be empty. */
  needs?: string;
};
