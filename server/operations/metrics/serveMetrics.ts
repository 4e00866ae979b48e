import { createServer, type Server } from 'node:http';

import type { ServerMetrics } from './createMetrics.ts';

/** `/metrics` and nothing else, for a port of its own. */
export function serveMetrics({ contentType, text }: Pick<ServerMetrics, 'contentType' | 'text'>): Server {
  return createServer({ requestTimeout: 10_000, headersTimeout: 5000 }, (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response
        .writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
        .end('Only GET /metrics is here.\n');
      return;
    }
    text().then(
      (body) =>
        response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body),
      () => response.writeHead(500).end(),
    );
  });
}
