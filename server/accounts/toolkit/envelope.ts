import type { Refusal } from '#server/accounts/accounts/refusal.ts';

type Failure = { status: 400 | 403 | 404 | 413 | 415; message: string; reason?: string; state?: string };

/** The protocol's error. The identity library reads its message: a code, and maybe more words behind a colon. */
function failed({ status, message, reason = 'invalid', state }: Failure): Response {
  const error = {
    code: status,
    message,
    errors: [{ message, reason, domain: 'global' }],
    ...(state !== undefined && { status: state }),
  };
  return Response.json({ error }, { status });
}

/**
 * A new token is enough. Not the protocol's error, which would end the session of a client whose clock is slow: their
 * identity library doesn't know that the token it sends is old.
 */
const outOfTime = () =>
  new Response('This token is out of time. Ask for a new one.\n', {
    status: 401,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'www-authenticate': 'Bearer' },
  });

export const toolkitFailures = {
  refused: ({ code, detail }: Refusal) =>
    code === 'ID_TOKEN_OUT_OF_TIME'
      ? outOfTime()
      : failed({ status: 400, message: detail === undefined ? code : `${code} : ${detail}` }),
  noKey: () =>
    failed({
      status: 403,
      message: 'The request is missing a valid API key.',
      reason: 'forbidden',
      state: 'PERMISSION_DENIED',
    }),
  wrongKey: () =>
    failed({
      status: 400,
      message: 'API key not valid. Please pass a valid API key.',
      reason: 'badRequest',
      state: 'INVALID_ARGUMENT',
    }),
  unknown: () =>
    failed({ status: 404, message: 'Method not found.', reason: 'notFound', state: 'NOT_FOUND' }),
  notJson: () =>
    failed({
      status: 400,
      message: 'Invalid JSON payload received.',
      reason: 'parseError',
      state: 'INVALID_ARGUMENT',
    }),
  wrongType: (field: string) =>
    failed({
      status: 400,
      message: `Invalid value at '${field}'.`,
      reason: 'badRequest',
      state: 'INVALID_ARGUMENT',
    }),
  unknownField: (field: string) =>
    failed({
      status: 400,
      message: `Invalid JSON payload received. Unknown name ${JSON.stringify(field.slice(0, 100))}: Cannot find field.`,
      reason: 'badRequest',
      state: 'INVALID_ARGUMENT',
    }),
  notJsonType: () =>
    failed({
      status: 415,
      message: 'Only application/json is understood here.',
      reason: 'badContent',
      state: 'INVALID_ARGUMENT',
    }),
  tooLarge: () =>
    failed({
      status: 413,
      message: 'The request is larger than 16384 bytes.',
      reason: 'uploadTooLarge',
      state: 'INVALID_ARGUMENT',
    }),
} as const;

/**
 * Not now. Deliberately not the protocol's error: on any error in JSON the identity library signs people out and
 * throws their session away; on anything else it keeps them signed in.
 */
export function busy(seconds = 1): Response {
  return new Response('Too much is going on. Try again in a moment.\n', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': String(seconds) },
  });
}

/** Something of ours is broken; for the same reason not the protocol's error. */
export function broken(): Response {
  return new Response('Something went wrong on our side.\n', {
    status: 500,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
