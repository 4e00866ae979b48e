import { createServer as createNodeServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import { type RefusalStatus, refusalMessage } from './refusal.ts';
import type { Header } from './securityHeaders.ts';

const seconds = (count: number) => count * 1000;

const statusOfParserError: Record<string, RefusalStatus> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** A whole answer for a socket whose request can't be parsed. */
function rawAnswer(status: RefusalStatus, headers: readonly Header[]): string {
  const body = `${refusalMessage(status)}\n`;
  const lines = [
    ...headers,
    ['content-type', 'text/plain; charset=utf-8'],
    ['content-length', String(Buffer.byteLength(body))],
    ['cache-control', 'no-store'],
    ['connection', 'close'],
  ].map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}

/** Node's server with our limits: slow, huge and broken requests end early and with an answer. */
export function createServer(listener: RequestListener, headers: readonly Header[]): Server {
  const server = createNodeServer(
    {
      maxHeaderSize: 16 * 1024,
      // A missing one is answered like every other bad request.
      requireHostHeader: false,
      headersTimeout: seconds(10),
      requestTimeout: seconds(30),
      keepAliveTimeout: seconds(65),
      connectionsCheckingInterval: seconds(5),
    },
    listener,
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    socket.end(rawAnswer(statusOfParserError[error.code ?? ''] ?? 400, headers));
  });
  // Tunnels and protocol switches aren't offered.
  server.on('connect', (_request, socket: Socket) => socket.end(rawAnswer(405, headers)));
  return server;
}
