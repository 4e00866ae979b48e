import type { TmdbError } from './common.ts';

type Failure = { status: number; message: string };

/** The protocol's failures by `status_code`, those that Marquee uses. */
export const failures = {
  5: { status: 422, message: 'Invalid parameters: Your request parameters are incorrect.' },
  9: { status: 503, message: 'Service offline: This service is temporarily offline, try again later.' },
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

export const failureBody = (code: FailureCode): TmdbError => ({
  success: false,
  status_code: code,
  status_message: failures[code].message,
});
