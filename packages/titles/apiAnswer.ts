import type { ProblemCode } from '@marquee/contracts/problem.ts';

import type { Unanswered } from './ask.ts';

/** What a path below `/api` is answered with where TMDB's protocol is the source. */
export type ApiAnswer =
  | { status: 200; body: object }
  | { status: 400 | 404; problem: ProblemCode; message: string }
  /** The source is unavailable for this reason. A later request may succeed. */
  | { status: 503; problem: ProblemCode; message: string; reason: Unanswered };

/** Only the failure. */
export type ApiProblem = Exclude<ApiAnswer, { status: 200 }>;

export const answered = (body: object): ApiAnswer => ({ status: 200, body });

export const badRequest = (message: string): ApiProblem => ({
  status: 400,
  problem: 'bad-request',
  message,
});

export const notFound = (message: string): ApiProblem => ({ status: 404, problem: 'not-found', message });

export const unavailable = (reason: Unanswered): ApiProblem => ({
  status: 503,
  problem: 'unavailable',
  message: "The movie database can't be asked at the moment. Try again in a minute.",
  reason,
});
