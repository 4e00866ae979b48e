import type { Problem, ProblemCode } from '@marquee/contracts/problem.ts';
import type { TmdbError } from '@marquee/contracts/tmdb/common.ts';

export type RefusalStatus = 400 | 404 | 405 | 408 | 413 | 414 | 429 | 431 | 500 | 503 | 507;

type Words = { code: ProblemCode; tmdbCode: number; message: string };

const words: Record<RefusalStatus, Words> = {
  400: { code: 'bad-request', tmdbCode: 47, message: 'The request could not be understood.' },
  404: { code: 'not-found', tmdbCode: 34, message: 'The resource you requested could not be found.' },
  405: { code: 'method-not-allowed', tmdbCode: 42, message: 'This request method is not supported here.' },
  408: { code: 'bad-request', tmdbCode: 24, message: 'The request took too long to arrive.' },
  413: { code: 'too-large', tmdbCode: 47, message: 'The request body is too large.' },
  414: { code: 'too-large', tmdbCode: 47, message: 'The address is too long.' },
  429: {
    code: 'too-many-requests',
    tmdbCode: 25,
    message: 'Too many requests. Try again in a moment.',
  },
  431: { code: 'too-large', tmdbCode: 47, message: 'The request headers are too large.' },
  500: { code: 'internal', tmdbCode: 11, message: 'Something went wrong on our side.' },
  503: { code: 'unavailable', tmdbCode: 46, message: 'Marquee is not ready. Try again in a moment.' },
  507: { code: 'not-saved', tmdbCode: 11, message: 'It could not be stored. Nothing was saved.' },
};

/** Why exactly, where the status alone doesn't say it. */
export type RefusalCause = 'damaged' | 'busy';

const causes: Record<RefusalCause, Words> = {
  damaged: {
    code: 'unavailable',
    tmdbCode: 46,
    message: 'The people’s database is damaged. Nothing was saved.',
  },
  busy: {
    code: 'unavailable',
    tmdbCode: 46,
    message: 'Marquee has too much to do right now. Try again in a moment.',
  },
};

/** A status in plain words. */
export const refusalMessage = (status: RefusalStatus, cause?: RefusalCause): string =>
  (cause ? causes[cause] : words[status]).message;

export type Refuse = (
  path: string,
  status: RefusalStatus,
  requestId: string,
  details?: {
    /** `damaged`: the operator has to fix it, trying again soon won't help. */
    cause?: RefusalCause;
    /** When trying again makes sense. */
    waitSeconds?: number;
  },
) => Response;

export type RefusalOptions = {
  /** The designed page for people, where the address is one of the app's. */
  page: (status: RefusalStatus, cause?: RefusalCause) => Response;
};

/** Identity libraries sign people out on an error in their own format: what isn't about the person never has it. */
const identityPaths = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'];

const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

/** Turns a refusal into the answer that fits the address: the protocol's error, a problem, plain text or a page. */
export function createRefuse({ page }: RefusalOptions): Refuse {
  return (path, status, requestId, { cause, waitSeconds = cause === 'damaged' ? 60 : 1 } = {}) => {
    const { code, tmdbCode, message } = cause ? causes[cause] : words[status];
    const headers = new Headers({ 'cache-control': 'no-store' });
    if (status === 405) headers.set('allow', 'GET, HEAD');
    if (status === 503 || status === 429) headers.set('retry-after', String(waitSeconds));
    if (isBelow(path, '/3')) {
      const body: TmdbError = { success: false, status_code: tmdbCode, status_message: message };
      return Response.json(body, { status, headers });
    }
    if (isBelow(path, '/api')) {
      const body: Problem = { code, message, requestId };
      return Response.json(body, { status, headers });
    }
    if (['/static', '/t', ...identityPaths].some((prefix) => isBelow(path, prefix))) {
      headers.set('content-type', 'text/plain; charset=utf-8');
      return new Response(`${message}\n`, { status, headers });
    }
    const response = page(status, cause);
    for (const [name, value] of headers) response.headers.set(name, value);
    return response;
  };
}
