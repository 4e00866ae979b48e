import type { TmdbError } from '@marquee/contracts/tmdb/common.ts';
import { failureBody, type FailureCode, failures } from '@marquee/contracts/tmdb/failures.ts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export type { FailureCode } from '@marquee/contracts/tmdb/failures.ts';

/** Ends a request with one of the protocol's failures. Thrown while reading the request, caught by the routes. */
export class TmdbFailure extends Error {
  override name = 'TmdbFailure';
  readonly code: FailureCode;

  constructor(code: FailureCode) {
    super(failures[code].message);
    this.code = code;
  }
}

/** Status and body of a failure: the only place that writes one. */
export const failureAnswer = (code: FailureCode): { status: ContentfulStatusCode; body: TmdbError } => ({
  status: failures[code].status,
  body: failureBody(code),
});
