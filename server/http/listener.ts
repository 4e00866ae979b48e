import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import { getRequestListener, type HttpBindings } from '@hono/node-server';

import { matchesEtag } from './answer.ts';
import type { AnswerCache } from './answerCache.ts';
import type { NoteAnswered } from './answered.ts';
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
  note: NoteAnswered | null;
  refuse: Refuse;
  security: SecurityHeaders;
  isStopping: () => boolean;
  senderAddress: ReturnType<typeof createSenderAddress>;
  /** Whose word about traces counts. */
  isProxy?: (socketAddress: string | undefined) => boolean;
};

/**
 * Connects the app to Node. A cached answer is sent here, before a `Request` is made of the call: that
 * keeps the common case as fast as Node itself.
 */
export function createListener({
  fetch,
  answers,
  nextRequestId,
  note,
  refuse,
  security,
  isStopping,
  senderAddress,
  isProxy = () => false,
}: ListenerOptions): RequestListener {
  const addressOf = ({ socket, headers }: IncomingMessage) =>
    // Node joins the lines of this header by itself.
    senderAddress(socket.remoteAddress, headers['x-forwarded-for'] as string | undefined);

  const forward = (request: Request, { incoming }: HttpBindings) => {
    const { traceparent } = incoming.headers;
    const isTraced = typeof traceparent === 'string' && isProxy(incoming.socket.remoteAddress);
    return fetch(request, { address: addressOf(incoming), ...(isTraced && { traceparent }) });
  };

  const toApp = getRequestListener((request, bindings) => forward(request, bindings as HttpBindings), {
    overrideGlobalObjects: false,
    // What isn't even a request to the app, such as one with a broken host.
    errorHandler: () => {
      const id = nextRequestId();
      return secured(refuse('/', 400, id), [...security.plain, ['x-request-id', id]]);
    },
  });

  function answerKept(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const start = performance.now();
    const { method, url, headers } = incoming;
    if ((method !== 'GET' && method !== 'HEAD') || !url || !headers.host) return false;
    const key = cacheKey(headers.host, url);
    const answer = key === null ? undefined : answers.find(key);
    if (!answer) return false;
    const isKnown = matchesEtag(headers['if-none-match'], answer.etag);
    const wire = isKnown ? null : answer.wire(acceptedEncoding(headers['accept-encoding']));
    if (wire === undefined) return false;
    const id = nextRequestId();
    const status = wire ? 200 : 304;
    outgoing.writeHead(status, [...(wire?.headers ?? answer.notModified), 'x-request-id', id]);
    outgoing.end(method === 'HEAD' ? undefined : wire?.body);
    note?.({
      id,
      method,
      route: answer.route,
      status,
      milliseconds: performance.now() - start,
      cache: 'hit',
      address: addressOf(incoming),
    });
    return true;
  }

  return (incoming, outgoing) => {
    if (isStopping()) outgoing.shouldKeepAlive = false;
    // Since HTTP/1.1 a connection stays open without a word about it.
    if (outgoing.shouldKeepAlive && incoming.httpVersion === '1.1') outgoing.removeHeader('connection');
    if (!answerKept(incoming, outgoing)) void toApp(incoming, outgoing);
  };
}
