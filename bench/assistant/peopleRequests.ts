import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { PickCondition } from './condition.ts';

/** One half may be read while the engine is built; of the other only figures are printed. */
export const Half = z.enum(['open', 'aside']);
export type Half = z.infer<typeof Half>;

const wanted = {
  /** Every acceptable pick meets all of them. */
  good: z.array(PickCondition),
  /** A pick that meets one of them makes the answer laughable. */
  bad: z.array(PickCondition),
  /** At least one of these titles belongs among the first eight. */
  some: z.array(z.string()).min(1).optional(),
  /** What the notes of the answer have to tell, alternatives parted by `|`. */
  says: z.array(z.string()).min(1).optional(),
  /** No pick of the turn before comes again. */
  fresh: z.boolean().optional(),
};
const JudgedAsked = z.strictObject({ say: z.string().min(1), ...wanted });
export type JudgedAsked = z.infer<typeof JudgedAsked>;

const named = { id: z.string(), kind: z.string(), half: Half };
const Single = z.strictObject({
  ...named,
  ...JudgedAsked.shape,
  /** Titles that the person is known to like. */
  liked: z.array(z.string()).min(1).optional(),
});
const Conversation = z.strictObject({ ...named, turns: z.array(JudgedAsked).min(4).max(10) });

/** A conversation; most are of one turn. */
export type PeopleRequest = {
  id: string;
  kind: string;
  half: Half;
  turns: readonly JudgedAsked[];
  liked: readonly string[];
};

/** What ordinary people ask, written with what is acceptable before any run. */
export const readPeopleRequests = (): PeopleRequest[] =>
  readFileSync(join(import.meta.dirname, 'requests.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const request = z.union([Single, Conversation]).parse(JSON.parse(line));
      const { id, kind, half } = request;
      if ('turns' in request) return { id, kind, half, turns: request.turns, liked: [] };
      const { liked = [], ...asked } = request;
      return { id, kind, half, turns: [asked], liked };
    });
