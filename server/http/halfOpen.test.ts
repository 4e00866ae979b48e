import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { afterEach, expect, it } from 'vitest';

import { createServer, type ServerLimits } from './createServer.ts';
import { listen } from './listen.ts';
import { createSecurityHeaders } from './securityHeaders.ts';

const { plain } = createSecurityHeaders({ secure: false });
const short: Partial<ServerLimits> = {
  headersTimeout: 300,
  requestTimeout: 300,
  connectionsCheckingInterval: 50,
  lingerMilliseconds: 50,
};

const servers: ReturnType<typeof createServer>[] = [];
const clients: Socket[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function start(limits: Partial<ServerLimits>, listener = createListener()) {
  const server = createServer(listener, plain, limits);
  servers.push(server);
  const closed: Promise<unknown>[] = [];
  server.on('connection', (socket) => closed.push(once(socket, 'close')));
  const listening = await listen(server, { host: '127.0.0.1', port: 0 });
  if (!listening.ok) throw new Error(listening.problem);
  return { port: listening.port, closed, server };
}

const createListener = () => (_: unknown, response: { end: (text: string) => void }) => response.end('here');

/** A client that never closes its side. */
async function halfOpen(port: number, bytes: string): Promise<{ socket: Socket; said: () => string }> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  clients.push(socket);
  let said = '';
  socket.on('data', (data) => (said += String(data)));
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(bytes);
  return { socket, said: () => said };
}

const unfinished = 'GET / HTTP/1.1\r\nHost: x\r\nX-a: ';

it.each([
  ['half a head', unfinished, /^HTTP\/1.1 408 /],
  ['half a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n12', /^HTTP\/1.1 (?:200|408) /],
  ['nonsense', 'nonsense\r\n\r\n', /^HTTP\/1.1 400 /],
  ['a tunnel', 'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1.1 405 /],
])('who sends %s and never closes is answered, and closed', async (_, bytes, answer) => {
  const { port, closed } = await start({ ...short, waiting: 1000 });
  const all = await Promise.all(Array.from({ length: 60 }, () => halfOpen(port, bytes)));
  await Promise.all(all.map(({ socket }) => once(socket, 'end')));
  await Promise.all(closed);
  for (const { said } of all) expect(said()).toMatch(answer);
});

it('a client that never reads is closed', async () => {
  const { port, closed } = await start({ ...short, quietTimeout: 200 }, (_, response) =>
    response.end('x'.repeat(64 * 1024 * 1024)),
  );
  const { socket } = await halfOpen(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  socket.pause();
  await expect.poll(() => closed.length).toBe(1);
  await Promise.all(closed);
});

it('of those who have not asked, only so many are waited for: the oldest are closed', async () => {
  const { port, closed, server } = await start({ waiting: 20 });
  const visitor = await halfOpen(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(visitor.said).toContain('here');
  const all = [];
  for (let count = 0; count < 50; count += 1) all.push(await halfOpen(port, unfinished));
  await Promise.all(closed.slice(0, 31));
  const count = await new Promise((resolve) => server.getConnections((_fault, found) => resolve(found)));
  expect(count).toBe(20);
  // Connections being answered are not among them.
  const late = await halfOpen(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(late.said).toContain('here');
});
