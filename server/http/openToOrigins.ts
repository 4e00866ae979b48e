import type { Answering } from './fetch.ts';
import { isAsset, secured } from './secureAnswers.ts';
import type { Header } from './securityHeaders.ts';

/** Protocols and pictures that pages of other origins use, too. Nothing in them depends on cookies. */
const open = ['/3', '/t/p', '/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'];

const pictureHeaders: readonly Header[] = [
  ['access-control-allow-origin', '*'],
  ['cross-origin-resource-policy', 'cross-origin'],
];

const publicHeaders: readonly Header[] = [
  ...pictureHeaders,
  [
    'access-control-expose-headers',
    'age, etag, retry-after, x-marquee-cause, x-marquee-source, x-request-id',
  ],
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
    if (given.request.method === 'OPTIONS') return secured(new Response(null, { status: 204 }), asked);
    const answer = await next(given);
    return secured(answer, isAsset(given.url, answer) ? pictureHeaders : publicHeaders);
  };
}
