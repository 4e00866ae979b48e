import { z } from 'zod';

export const ProblemCode = z.enum([
  'bad-request',
  'not-found',
  'method-not-allowed',
  'too-large',
  'unavailable',
  'internal',
]);
export type ProblemCode = z.infer<typeof ProblemCode>;

/** Body of every failure under `/api`. */
export const Problem = z.object({ code: ProblemCode, message: z.string(), requestId: z.string() });
export type Problem = z.infer<typeof Problem>;

/** HTTP status of each code. */
export const statusOf: Record<ProblemCode, 400 | 404 | 405 | 413 | 500 | 503> = {
  'bad-request': 400,
  'not-found': 404,
  'method-not-allowed': 405,
  'too-large': 413,
  unavailable: 503,
  internal: 500,
};
