import { Agent, request } from 'node:http';

type VisitorAnswer = { status: number; bytes: number; cache: string; body: Buffer };

export type SendOptions = {
  path: string;
  body?: string;
  headers?: Readonly<Record<string, string>>;
  /** Which of this machine's addresses it comes from: 127.0.0.0/8 are all its own. */
  line?: number;
};

const addresses = 240;
const longest = 60_000;

/** Sends from many addresses over connections that stay open, six each, as browsers do. */
export function createSender(origin: string) {
  const { hostname, port } = new URL(origin);
  const agents = Array.from({ length: addresses }, () => new Agent({ keepAlive: true, maxSockets: 6 }));
  return {
    send: ({ path, body, headers, line }: SendOptions) =>
      new Promise<VisitorAnswer>((done) => {
        const chunks: Buffer[] = [];
        let cache = '';
        const end = (status: number) => {
          const whole = Buffer.concat(chunks);
          done({ status, bytes: whole.length, cache, body: whole });
        };
        const own = (line ?? 0) % addresses;
        const call = request({
          hostname,
          port,
          path,
          method: body === undefined ? 'GET' : 'POST',
          headers: { ...headers, ...(body !== undefined && { origin }) },
          agent: agents[own],
          ...(line !== undefined && { localAddress: `127.0.1.${own + 2}` }),
          timeout: longest,
        });
        call.on('response', (answer) => {
          cache = String(answer.headers['x-cache'] ?? '');
          answer.on('data', (part: Buffer) => chunks.push(part));
          answer.on('end', () => end(answer.statusCode ?? 0));
          answer.on('error', () => end(0));
        });
        call.on('timeout', () => call.destroy());
        call.on('error', () => end(0));
        call.end(body);
      }),
    close: () => agents.forEach((agent) => agent.destroy()),
  };
}

export type VisitorSender = ReturnType<typeof createSender>;
