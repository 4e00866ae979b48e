import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

import { childrenOf } from '../load/processMemory.ts';

export type Fault = { name: string; happen: () => Promise<void> };

type Subject = {
  origin: string;
  pid: number;
  /** Kills the database and starts it again, where there is one beside the server. */
  restartDatabase?: () => Promise<void>;
};

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
};

function signalOne(pid: number, program: string, signal: NodeJS.Signals): void {
  const child = childrenOf(pid).find((one) => commandOf(one).includes(program));
  // Without work there is none.
  if (child !== undefined) process.kill(child, signal);
}

async function openSockets(origin: string, count: number, said: string): Promise<Socket[]> {
  const { hostname, port } = new URL(origin);
  const sockets = Array.from({ length: count }, () => connect(Number(port), hostname).on('error', () => {}));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) socket.write(said);
  return sockets;
}

const page = 'GET /top_rated HTTP/1.1\r\nhost: 127.0.0.1\r\n';

/** What goes wrong in the life of a server, one after the other. */
export const faultsOf = ({ origin, pid, restartDatabase }: Subject): Fault[] => [
  { name: 'a worker is killed', happen: async () => signalOne(pid, 'worker.ts', 'SIGKILL') },
  {
    name: '200 clients leave before their answer',
    happen: async () => {
      const sockets = await openSockets(origin, 200, `${page}\r\n`);
      for (const socket of sockets) socket.destroy();
    },
  },
  ...(restartDatabase ? [{ name: 'the database is killed', happen: restartDatabase }] : []),
  { name: 'a worker hangs', happen: async () => signalOne(pid, 'worker.ts', 'SIGSTOP') },
  {
    name: '100 clients send half a request',
    happen: async () => {
      const sockets = await openSockets(origin, 100, page);
      await setTimeout(5000);
      for (const socket of sockets) socket.destroy();
    },
  },
  { name: 'a drawing process is killed', happen: async () => signalOne(pid, 'drawProcess.ts', 'SIGKILL') },
  {
    name: '500 bodies that are no JSON',
    happen: async () => {
      const send = () =>
        fetch(`${origin}/api/concierge`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.9.9.9' },
          body: '{"turns":[{"say":',
        }).then((answer) => answer.arrayBuffer());
      await Promise.all(Array.from({ length: 500 }, send));
    },
  },
];
