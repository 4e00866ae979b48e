import type { Answering } from './fetch.ts';
import { secured } from './secureAnswers.ts';
import type { Header } from './securityHeaders.ts';

/** Protocols and pictures that pages of other origins use, too. Nothing in them depends on cookies. */
const open = ['/3', '/t/p', '/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'];

const publicHeaders: readonly Header[] = [
  ['access-control-allow-origin', '*'],
  [
    'access-control-expose-headers',
    'age, etag, retry-after, x-marquee-cause, x-marquee-source, x-request-id',
  ],
  ['cross-origin-resource-policy', 'cross-origin'],
];

const asked: readonly Header[] = [
  ...publicHeaders,
  ['access-control-allow-methods', 'GET, HEAD, POST, PUT, DELETE'],
  // The star matches all but the first.
  ['access-control-allow-headers', 'authorization, *'],
  ['access-control-max-age', '86400'],
  ['cache-control', 'no-store'],
];

const isOpen = (path: string) => open.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** Lets pages of other origins read the answers of the protocols, and answers preflights by itself. */
export function openToOrigins(next: Answering): Answering {
  return async (given) => {
    if (!isOpen(given.url.pathname)) return next(given);
    return given.request.method === 'OPTIONS'
      ? secured(new Response(null, { status: 204 }), asked)
      : secured(await next(given), publicHeaders);
  };
}
