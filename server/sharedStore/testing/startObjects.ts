import { buffer } from 'node:stream/consumers';

import { type FaultServer, startFaultServer } from '#server/titles/tmdb/testing/faultServer.ts';

export type Objects = FaultServer & {
  /** What is kept, by key, and the sum that was written beside it. */
  kept: Map<string, { body: Buffer; sha256: string }>;
  /** Every request, such as `GET pictures/1`. */
  asked: string[];
  settings: { base: string; region: string; accessKeyId: string; secretAccessKey: string };
};

const nothing = Buffer.alloc(0);

/** As much of S3 as is used, in memory: for faults that a real server doesn't have. It checks no signature. */
export async function startObjects(): Promise<Objects> {
  const kept: Objects['kept'] = new Map();
  const asked: string[] = [];
  const server = await startFaultServer({
    answer: async (request) => {
      const { url = '', method = '', headers } = request;
      const key = url.slice('/films/'.length);
      asked.push(`${method} ${key}`);
      if (method === 'PUT') {
        kept.set(key, { body: await buffer(request), sha256: String(headers['x-amz-meta-sha256']) });
        return { status: 200, headers: {}, body: nothing };
      }
      if (method === 'DELETE') {
        kept.delete(key);
        return { status: 204, headers: {}, body: nothing };
      }
      const found = kept.get(key);
      if (!found) return { status: 404, headers: {}, body: Buffer.from('<Code>NoSuchKey</Code>') };
      return { status: 200, headers: { 'x-amz-meta-sha256': found.sha256 }, body: found.body };
    },
  });
  const place = { region: 'us-east-1', accessKeyId: 'key', secretAccessKey: 'secret' };
  return { ...server, kept, asked, settings: { base: `${server.url}/films`, ...place } };
}
