import { z } from 'zod';

export const ProblemCode = z.enum([
  'bad-request',
  'unauthorized',
  'forbidden',
  'not-found',
  'method-not-allowed',
  'conflict',
  'too-large',
  'unsupported-media-type',
  'too-many-requests',
  'unavailable',
  'internal',
  'not-saved',
]);
export type ProblemCode = z.infer<typeof ProblemCode>;

/** Body of every failure under `/api`. */
export const Problem = z.object({ code: ProblemCode, message: z.string(), requestId: z.string() });
export type Problem = z.infer<typeof Problem>;

/** HTTP status of each code. */
export const statusOf = {
  'bad-request': 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
  /** Storage is full or failed: nothing of the request was written. */
  'not-saved': 507,
} as const satisfies Record<ProblemCode, number>;
