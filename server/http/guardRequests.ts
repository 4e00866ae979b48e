import type { Answering, IncomingRequest } from './fetch.ts';
import type { RefusalStatus, Refuse } from './refusal.ts';

/** Where people and programs write. Elsewhere there is nothing that could be written. */
const writable = [
  '/3/',
  '/api/concierge',
  '/api/library',
  '/api/match',
  '/api/sessions',
  '/identitytoolkit.googleapis.com/',
  '/securetoken.googleapis.com/',
  '/emulator/',
];
const longestUrl = 8 * 1024;
export const largestBody = 64 * 1024;

const reading = new Set(['GET', 'HEAD']);
const writing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Why a request isn't let in, or null. */
function refusalOf({ request, url }: IncomingRequest): RefusalStatus | null {
  const mayWrite = writing.has(request.method) && writable.some((path) => url.pathname.startsWith(path));
  if (!reading.has(request.method) && !mayWrite) return 405;
  if (url.pathname.length + url.search.length > longestUrl) return 414;
  const length = request.headers.get('content-length');
  return length === null || Number(length) <= largestBody ? null : 413;
}

/** Passes on only what the server can answer. */
export function guardRequests(refuse: Refuse, next: Answering): Answering {
  return async (asked) => {
    const status = refusalOf(asked);
    return status === null ? next(asked) : refuse(asked.url.pathname, status, asked.id);
  };
}
