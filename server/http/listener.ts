import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import { getRequestListener, type HttpBindings } from '@hono/node-server';

import { matchesEtag } from './answer.ts';
import type { AnswerCache } from './answerCache.ts';
import { cacheKey } from './cacheKey.ts';
import { acceptedEncoding } from './encoding.ts';
import type { Fetch } from './fetch.ts';
import type { Refuse } from './refusal.ts';
import { secured } from './secureAnswers.ts';
import type { SecurityHeaders } from './securityHeaders.ts';
import type { createSenderAddress } from './senderAddress.ts';

export type ListenerOptions = {
  fetch: Fetch;
  answers: AnswerCache;
  nextRequestId: () => string;
  refuse: Refuse;
  security: SecurityHeaders;
  isStopping: () => boolean;
  senderAddress: ReturnType<typeof createSenderAddress>;
};

/**
 * Connects the app to Node. A cached answer is sent here, before a `Request` is made of the call: that
 * keeps the common case as fast as Node itself.
 */
export function createListener({
  fetch,
  answers,
  nextRequestId,
  refuse,
  security,
  isStopping,
  senderAddress,
}: ListenerOptions): RequestListener {
  const forward = (request: Request, { incoming }: HttpBindings) =>
    fetch(request, {
      address: senderAddress(
        incoming.socket.remoteAddress,
        request.headers.get('x-forwarded-for') ?? undefined,
      ),
    });

  const toApp = getRequestListener((request, bindings) => forward(request, bindings as HttpBindings), {
    overrideGlobalObjects: false,
    // What isn't even a request to the app, such as one with a broken host.
    errorHandler: () => {
      const id = nextRequestId();
      return secured(refuse('/', 400, id), [...security.plain, ['x-request-id', id]]);
    },
  });

  function answerKept(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const { method, url, headers } = incoming;
    if ((method !== 'GET' && method !== 'HEAD') || !url || !headers.host) return false;
    const key = cacheKey(headers.host, url);
    const answer = key === null ? undefined : answers.find(key);
    if (!answer) return false;
    if (matchesEtag(headers['if-none-match'], answer.etag)) {
      outgoing.writeHead(304, [...answer.notModified, 'x-request-id', nextRequestId()]).end();
      return true;
    }
    const wire = answer.wire(acceptedEncoding(headers['accept-encoding']));
    if (!wire) return false;
    outgoing.writeHead(200, [...wire.headers, 'x-request-id', nextRequestId()]);
    outgoing.end(method === 'HEAD' ? undefined : wire.body);
    return true;
  }

  return (incoming, outgoing) => {
    if (isStopping()) outgoing.shouldKeepAlive = false;
    // Since HTTP/1.1 a connection stays open without a word about it.
    if (outgoing.shouldKeepAlive && incoming.httpVersion === '1.1') outgoing.removeHeader('connection');
    if (!answerKept(incoming, outgoing)) void toApp(incoming, outgoing);
  };
}
