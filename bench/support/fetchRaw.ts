import { once } from 'node:events';
import { request } from 'node:http';

import type { RawAnswer } from './rawServer.ts';

/** An answer with its headers and bytes as they are sent, unlike `fetch`, which unpacks them. */
export async function fetchRaw(url: string, headers: Readonly<Record<string, string>>): Promise<RawAnswer> {
  const call = request(url, { headers });
  call.end();
  const [response] = await once(call, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const flat: string[] = response.rawHeaders;
  return {
    headers: flat.flatMap((name, index) =>
      index % 2 === 0 ? [[name, flat[index + 1] ?? ''] as [string, string]] : [],
    ),
    body: Buffer.concat(chunks).toString('base64'),
  };
}
