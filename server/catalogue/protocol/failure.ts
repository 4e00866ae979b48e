import type { ContentfulStatusCode } from 'hono/utils/http-status';

import type { TmdbError } from '#contracts/tmdb/common.ts';

type Failure = { status: ContentfulStatusCode; message: string };

/** The protocol's failures by `status_code`, as far as this service has them. */
const failures = {
  5: { status: 422, message: 'Invalid parameters: Your request parameters are incorrect.' },
  11: { status: 500, message: 'Internal error: Something went wrong.' },
  22: {
    status: 400,
    message: 'Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.',
  },
  23: { status: 400, message: 'Invalid date: Format needs to be YYYY-MM-DD.' },
  27: {
    status: 400,
    message: 'Too many append to response objects: The maximum number of remote calls is 20.',
  },
  28: { status: 400, message: 'Invalid timezone: A name of the time zone database is expected.' },
  34: { status: 404, message: 'The resource you requested could not be found.' },
  42: { status: 405, message: 'This request method is not supported for this resource.' },
} as const satisfies Record<number, Failure>;

export type FailureCode = keyof typeof failures;

/** Ends a request with one of the protocol's failures. Thrown by whoever reads the request, caught by the routes. */
export class TmdbFailure extends Error {
  override name = 'TmdbFailure';
  readonly code: FailureCode;

  constructor(code: FailureCode) {
    super(failures[code].message);
    this.code = code;
  }
}

/** Status and body of a failure: the only place that writes one. */
export function failureAnswer(code: FailureCode): { status: ContentfulStatusCode; body: TmdbError } {
  const { status, message } = failures[code];
  return { status, body: { success: false, status_code: code, status_message: message } };
}
