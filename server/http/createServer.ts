import { createServer as createNodeServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import { boundWaiting } from './boundWaiting.ts';
import { openFileLimit } from './openFileLimit.ts';
import { readHost } from './readHost.ts';
import { type RefusalStatus, refusalMessage } from './refusal.ts';
import type { Header } from './securityHeaders.ts';

const seconds = (count: number) => count * 1000;

const statusOfParserError: Record<string, RefusalStatus> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

type Refusal = { headers: readonly Header[]; body: string };

/** For a request that never gets to the app. */
function refusalOf(status: RefusalStatus, headers: readonly Header[]): Refusal {
  const body = `${refusalMessage(status)}\n`;
  return {
    body,
    headers: [
      ...headers,
      ['content-type', 'text/plain; charset=utf-8'],
      ['content-length', String(Buffer.byteLength(body))],
      ['cache-control', 'no-store'],
      ['connection', 'close'],
    ],
  };
}

/** The same for a socket whose request can't be parsed. */
function rawAnswer(status: RefusalStatus, given: readonly Header[]): string {
  const { headers, body } = refusalOf(status, given);
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}

export type ServerLimits = {
  headersTimeout: number;
  requestTimeout: number;
  keepAliveTimeout: number;
  connectionsCheckingInterval: number;
  /** How long a connection may be under way without a byte in either direction. */
  quietTimeout: number;
  /** How long the other side has to close after the last answer. */
  lingerMilliseconds: number;
  /** How many connections may be open without a whole request on them. */
  waiting: number;
};

/** Half of what may be open is left for those who are being answered, and for files. */
const waitingOf = (openFiles = 1024) => Math.min(Math.floor(openFiles / 2), 2048);

const defaultLimits = (): ServerLimits => ({
  headersTimeout: seconds(10),
  requestTimeout: seconds(30),
  keepAliveTimeout: seconds(65),
  connectionsCheckingInterval: seconds(5),
  quietTimeout: seconds(120),
  lingerMilliseconds: seconds(1),
  waiting: waitingOf(openFileLimit()),
});

/** Node's server with our limits: slow, huge and broken requests end early and with an answer. */
export function createServer(
  listener: RequestListener,
  headers: readonly Header[],
  given: Partial<ServerLimits> = {},
): Server {
  const { quietTimeout, lingerMilliseconds, waiting, ...timeouts } = { ...defaultLimits(), ...given };
  const server = createNodeServer(
    {
      ...timeouts,
      maxHeaderSize: 16 * 1024,
      // Node would answer without our headers.
      requireHostHeader: false,
    },
    (request, response) => {
      if (readHost(request)) {
        listener(request, response);
        return;
      }
      const refusal = refusalOf(400, headers);
      response.writeHead(400, refusal.headers.flat()).end(refusal.body);
    },
  );
  server.setTimeout(quietTimeout);
  boundWaiting(server, waiting);

  /** The last answer on a connection. Closing our side doesn't end it as long as the other side stays open. */
  const end = (socket: Socket, status: RefusalStatus) => {
    socket.end(rawAnswer(status, headers));
    setTimeout(() => socket.destroy(), lingerMilliseconds).unref();
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else end(socket, statusOfParserError[error.code ?? ''] ?? 400);
  });
  // Tunnels and protocol switches aren't offered.
  server.on('connect', (_request, socket: Socket) => end(socket, 405));
  return server;
}
