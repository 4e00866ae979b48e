import { Agent, request } from 'node:http';

import type { MixRequest } from './mix.ts';

/** `status` is 0 where the connection failed. */
export type Sent = { status: number; milliseconds: number; bytes: number };

export type LoadSender = { send: (asked: Omit<MixRequest, 'kind'>) => Promise<Sent>; close: () => void };

const longest = 30_000;

/** Sends over at most so many connections, which stay open. */
export function createSender(origin: string, connections: number): LoadSender {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'lifo' });
  return {
    send: ({ path, body, headers }) => {
      const begun = performance.now();
      return new Promise((done) => {
        let bytes = 0;
        const end = (status: number) => done({ status, milliseconds: performance.now() - begun, bytes });
        const call = request(origin + path, {
          agent,
          method: body === undefined ? 'GET' : 'POST',
          headers: { ...headers, ...(body !== undefined && { origin }) },
          timeout: longest,
        });
        call.on('response', (answer) => {
          answer.on('data', (part: Buffer) => (bytes += part.length));
          answer.on('end', () => end(answer.statusCode ?? 0));
          answer.on('error', () => end(0));
        });
        call.on('timeout', () => call.destroy());
        call.on('error', () => end(0));
        call.end(body);
      });
    },
    close: () => agent.destroy(),
  };
}

/** Sends so many requests, `connections` at a time, each when one before it is over. */
export async function sendClosedLoop(
  sender: LoadSender,
  draw: () => MixRequest,
  {
    requests,
    connections,
    onSent,
  }: { requests: number; connections: number; onSent: (asked: MixRequest, sent: Sent) => void },
): Promise<void> {
  let left = requests;
  const line = async () => {
    while (left > 0) {
      left -= 1;
      const asked = draw();
      onSent(asked, await sender.send(asked));
    }
  };
  await Promise.all(Array.from({ length: connections }, line));
}
