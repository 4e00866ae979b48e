import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const allowed = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-expose-headers': 'etag, retry-after',
};

export type CrossOrigin = {
  origin: string;
  /** Paths that pages requested, with their queries. */
  asked: string[];
  close: () => Promise<void>;
};

/** A service on an origin of its own that lets pages of other origins ask it, as the real ones do. */
export async function startCrossOrigin(
  answer: (request: Request) => Promise<Response>,
): Promise<CrossOrigin> {
  const asked: string[] = [];
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const { method = 'GET', url = '/' } = incoming;
      if (method === 'OPTIONS') return outgoing.writeHead(204, allowed).end();
      asked.push(url);
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const headers = Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name)
          ? [[name, value]]
          : [],
      );
      const body = chunks.length === 0 ? null : Buffer.concat(chunks);
      const response = await answer(new Request(`http://service.invalid${url}`, { method, headers, body }));
      const kept = [...response.headers].filter(
        ([name]) => !/^(?:content-(?:encoding|length)|transfer-encoding|access-control-.*)$/.test(name),
      );
      outgoing.writeHead(response.status, { ...Object.fromEntries(kept), ...allowed });
      return outgoing.end(Buffer.from(await response.arrayBuffer()));
    })().catch(() => outgoing.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
