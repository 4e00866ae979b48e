import type { Answering, Asked } from './fetch.ts';
import type { Refuse, RefusalStatus } from './refusal.ts';

const longestUrl = 8 * 1024;
const largestBody = 64 * 1024;

const reading = new Set(['GET', 'HEAD']);
const writing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Why a request isn't let in, or null. Writing methods reach the protocol, which has its own error for them. */
function refusalOf({ request, url }: Asked): RefusalStatus | null {
  const isProtocol = url.pathname.startsWith('/3/');
  if (!reading.has(request.method) && !(writing.has(request.method) && isProtocol)) return 405;
  if (url.pathname.length + url.search.length > longestUrl) return 414;
  const length = request.headers.get('content-length');
  return length === null || Number(length) <= largestBody ? null : 413;
}

/** Lets in what the server can answer. */
export function guardRequests(refuse: Refuse, next: Answering): Answering {
  return async (asked) => {
    const status = refusalOf(asked);
    return status === null ? next(asked) : refuse(asked.url.pathname, status, asked.id);
  };
}
