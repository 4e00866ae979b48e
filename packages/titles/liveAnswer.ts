import type { ProblemCode } from '@marquee/contracts/problem.ts';

import type { Unanswered } from './ask.ts';

/** What a path below `/api` is answered with where TMDB's protocol is the source. */
export type LiveAnswer =
  | { status: 200; body: object }
  | { status: 400 | 404; problem: ProblemCode; message: string }
  /** The source has nothing to say now, for this reason. Asked again later, it may. */
  | { status: 503; problem: ProblemCode; message: string; reason: Unanswered };

/** Only what went wrong. */
export type LiveProblem = Exclude<LiveAnswer, { status: 200 }>;

export const answered = (body: object): LiveAnswer => ({ status: 200, body });

export const badRequest = (message: string): LiveProblem => ({
  status: 400,
  problem: 'bad-request',
  message,
});

export const notFound = (message: string): LiveProblem => ({ status: 404, problem: 'not-found', message });

export const unavailable = (reason: Unanswered): LiveProblem => ({
  status: 503,
  problem: 'unavailable',
  message: "The movie database can't be asked at the moment. Try again in a minute.",
  reason,
});
