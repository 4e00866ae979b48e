import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer, type Server as SecureServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';

import type { Fault } from './fault.ts';

/** A whole answer, so that faults can cut it up. */
export type Reply = { status: number; headers: Record<string, string>; body: Uint8Array };

/** A server's TLS certificate and key. */
export type Certificate = { key: string; cert: string };

type Parts = {
  answer: (request: IncomingMessage) => Promise<Reply>;
  /** With these it speaks HTTPS: one that clients trust, and an untrusted one. */
  tls?: { trusted: Certificate; untrusted: Certificate };
};

export type FaultServer = {
  /** Origin on the loopback interface. */
  url: string;
  /** From now on, every request meets this; null is none. Connections that are open stay so where the fault allows it. */
  fail: (fault: Fault | null) => void;
  close: () => Promise<void>;
};

const hugeBytes = 10 * 1024 * 1024;
const dripMilliseconds = 1000;
const page = '<!doctype html><title>Sign in</title><h1>Sign in to this network</h1>';

/** A server of answers that can be made to fail in every way a far one does. Listens on the loopback interface only. */
export async function startFaultServer({ answer, tls }: Parts): Promise<FaultServer> {
  let fault: Fault | null = null;
  const sockets = new Set<Socket>();
  const timers = new Set<NodeJS.Timeout>();

  const later = (milliseconds: number, act: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, milliseconds);
    timers.add(timer);
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const met = fault;
    // A short word that all is as before is too short to break.
    if (met !== null) delete request.headers['if-none-match'];
    const reply = await answer(request);
    if (met === null) return send(response, reply);
    inject[met.kind](met as never, { reply, response, later });
  };
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    handle(request, response).catch((error: unknown) => response.destroy(error as Error));
  };
  const server: Server | SecureServer = tls
    ? createSecureServer(tls.trusted, listener)
    : createServer(listener);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    fail: (next) => {
      const before = fault;
      fault = next;
      if (
        tls &&
        'setSecureContext' in server &&
        (before?.kind === 'bad-tls') !== (next?.kind === 'bad-tls')
      ) {
        server.setSecureContext(next?.kind === 'bad-tls' ? tls.untrusted : tls.trusted);
        dropAll();
      }
      if (next?.kind === 'refused' && server.listening) {
        server.close();
        dropAll();
      }
      if (next?.kind !== 'refused' && !server.listening) server.listen(port, '127.0.0.1');
    },
    close: async () => {
      for (const timer of timers) clearTimeout(timer);
      const closed = server.listening
        ? new Promise<void>((resolve) => server.close(() => resolve()))
        : Promise.resolve();
      dropAll();
      await closed;
    },
  };
}

type Met = { reply: Reply; response: ServerResponse; later: (milliseconds: number, act: () => void) => void };

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  const length = status === 304 ? {} : { 'content-length': String(body.length) };
  response.writeHead(status, { ...headers, ...length }).end(body);
}

const instead = (response: ServerResponse, type: string, text: string) =>
  send(response, { status: 200, headers: { 'content-type': type }, body: Buffer.from(text) });

/** Starts an answer as long as the right one; what follows is up to the fault. */
function begin({ reply: { status, headers, body }, response }: Met): void {
  response.writeHead(status, { ...headers, 'content-length': String(body.length) });
  response.flushHeaders();
}

const inject: { [Kind in Fault['kind']]: (fault: Extract<Fault, { kind: Kind }>, met: Met) => void } = {
  latency: ({ ms }, { reply, response, later }) => later(ms, () => send(response, reply)),
  reset: (_fault, { response }) => void response.socket?.resetAndDestroy(),
  'black-hole': () => {},
  half: (_fault, met) => {
    begin(met);
    const { body } = met.reply;
    met.response.write(body.subarray(0, Math.floor(body.length / 2)), () => met.response.destroy());
  },
  status: ({ status, retryAfter }, { response }) =>
    send(response, {
      status,
      headers: {
        'content-type': 'application/json;charset=utf-8',
        ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      },
      body: Buffer.from(
        JSON.stringify({
          success: false,
          status_code: status === 429 ? 25 : 11,
          status_message:
            status === 429
              ? 'Your request count (#) is over the allowed limit of (40).'
              : 'Internal error: Something went wrong, contact TMDb.',
        }),
      ),
    }),
  html: (_fault, { response }) => instead(response, 'text/html; charset=utf-8', page),
  'wrong-types': (_fault, { response }) =>
    instead(
      response,
      'application/json;charset=utf-8',
      JSON.stringify({
        page: 'one',
        results: { 0: null },
        id: [],
        title: 7,
        name: 7,
        genres: 'none',
        images: 0,
        cast: 1,
      }),
    ),
  'garbage-json': (_fault, { response }) =>
    instead(response, 'application/json;charset=utf-8', '{"page":1,"results":[{"id":60'),
  huge: (_fault, { response }) => {
    const filler = Buffer.alloc(64 * 1024, 'x');
    response.writeHead(200, { 'content-type': 'application/json;charset=utf-8' });
    response.write('{"page":1,"results":["');
    let left = hugeBytes;
    const pour = () => {
      while (left > 0 && !response.destroyed) {
        left -= filler.length;
        if (response.write(filler)) continue;
        response.once('drain', pour);
        return;
      }
      response.end('"]}');
    };
    pour();
  },
  drip: (_fault, met) => {
    begin(met);
    const { body } = met.reply;
    const drop = (at: number) => {
      if (met.response.destroyed || at >= body.length) return;
      met.response.write(body.subarray(at, at + 1));
      met.later(dripMilliseconds, () => drop(at + 1));
    };
    drop(0);
  },
  'bad-tls': (_fault, { response }) => {
    response.socket?.end(Buffer.from([0x15, 3, 3, 0, 2, 2, 80]));
  },
  refused: (_fault, { response }) => response.destroy(),
};
