import type { Logger } from '#server/log.ts';

import type { Answering, Fetch } from './fetch.ts';
import { isAsset } from './secureAnswers.ts';

export type Reception = { log: Logger; nextRequestId: () => string; now: () => Date };

const slowMilliseconds = 1000;

function asGet(request: Request): Request {
  return new Request(request.url, { headers: request.headers });
}

/**
 * The first step: gives the request its id, which all but assets carry, answers HEAD as GET without the body, and logs. Log lines carry
 * the path without its query, since what people search for is theirs.
 */
export function receiveRequests({ log, nextRequestId, now }: Reception, next: Answering): Fetch {
  return async (request, { address } = { address: '' }) => {
    const start = now().getTime();
    const id = nextRequestId();
    const url = new URL(request.url);
    const isHead = request.method === 'HEAD';
    const answer = await next({ request: isHead ? asGet(request) : request, url, id, address });
    const headers = new Headers(answer.headers);
    if (!isAsset(url, answer)) headers.set('x-request-id', id);

    const milliseconds = now().getTime() - start;
    const facts = { id, method: request.method, path: url.pathname, status: answer.status, milliseconds };
    if (milliseconds >= slowMilliseconds) log.warn(facts, 'slow request');
    else log.debug(facts, 'request');
    return new Response(isHead ? null : answer.body, { status: answer.status, headers });
  };
}
