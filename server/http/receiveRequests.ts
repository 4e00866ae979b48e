import type { Findings, NoteAnswered } from './answered.ts';
import type { Answering, Fetch } from './fetch.ts';
import { isAsset } from './secureAnswers.ts';

export type Reception = {
  nextRequestId: () => string;
  /** Null where nobody wants to know. */
  note: NoteAnswered | null;
};

function asGet(request: Request): Request {
  return new Request(request.url, { headers: request.headers });
}

/**
 * The first step: gives the request its id, which all but assets carry, answers HEAD as GET without the body, and notes
 * how it was answered.
 */
export function receiveRequests({ nextRequestId, note }: Reception, next: Answering): Fetch {
  return async (request, sender) => {
    const start = performance.now();
    const id = nextRequestId();
    const url = new URL(request.url);
    const isHead = request.method === 'HEAD';
    const findings: Findings = {};
    const address = sender?.address ?? '';
    const answer = await next({
      request: isHead ? asGet(request) : request,
      url,
      id,
      findings,
      address,
      signal: request.signal,
    });
    const headers = new Headers(answer.headers);
    if (!isAsset(url, answer)) headers.set('x-request-id', id);
    if (sender && note) {
      const { method } = request;
      const { status } = answer;
      const { route = 'none' } = findings;
      const isStale = headers.get('x-marquee-source') === 'stale';
      const cache = isStale ? 'stale' : (findings.cache ?? 'none');
      note({ id, method, route, status, milliseconds: performance.now() - start, cache, address });
    }
    return new Response(isHead ? null : answer.body, { status: answer.status, headers });
  };
}
