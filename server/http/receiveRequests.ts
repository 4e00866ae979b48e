import { type BeginSpan, noSpans } from '#server/spans.ts';

import type { Findings, NoteAnswered } from './answered.ts';
import type { Answering, Fetch } from './fetch.ts';
import { isAsset } from './secureAnswers.ts';

export type Reception = {
  nextRequestId: () => string;
  /** Null where nobody wants to know. */
  note: NoteAnswered | null;
  begin?: BeginSpan | undefined;
};

function asGet(request: Request): Request {
  return new Request(request.url, { headers: request.headers });
}

/**
 * The first step: gives the request its id, which all but assets carry, answers HEAD as GET without the body, and notes
 * how it was answered.
 */
export function receiveRequests({ nextRequestId, note, begin = noSpans }: Reception, next: Answering): Fetch {
  return async (request, sender) => {
    const start = performance.now();
    const id = nextRequestId();
    const url = new URL(request.url);
    const isHead = request.method === 'HEAD';
    const findings: Findings = {};
    const address = sender?.address ?? '';
    const { method } = request;
    const { signal } = request;
    const asked = { request: isHead ? asGet(request) : request, url, id, findings, address, signal };
    const span = sender
      ? begin('request', {
          'http.request.method': method,
          'marquee.request.id': id,
          ...(sender.traceparent !== undefined && { traceparent: sender.traceparent }),
        })
      : noSpans('request');
    const answer = await span.run(() => next(asked));
    const headers = new Headers(answer.headers);
    if (!isAsset(url, answer)) headers.set('x-request-id', id);
    if (sender) {
      const { status } = answer;
      const { route = 'none' } = findings;
      const isStale = headers.get('x-marquee-source') === 'stale';
      const cache = isStale ? 'stale' : (findings.cache ?? 'none');
      const facts = { 'http.route': route, 'http.response.status_code': status, 'marquee.cache': cache };
      span.end({ failed: status >= 500, facts });
      note?.({ id, method, route, status, milliseconds: performance.now() - start, cache, address });
    }
    return new Response(isHead ? null : answer.body, { status: answer.status, headers });
  };
}
