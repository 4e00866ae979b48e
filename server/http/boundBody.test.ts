import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createAdaptorServer } from '@hono/node-server';
import { expect, it } from 'vitest';

import { boundBody } from './boundBody.ts';

/** Sends it through a socket, without saying how long it is. */
async function send(chunks: readonly string[], method = 'POST'): Promise<string> {
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    fetch: async (request) => {
      const bounded = await boundBody(request, 10);
      return new Response(bounded.ok ? `read: ${await bounded.request.text()}` : String(bounded.status));
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  try {
    return await new Promise<string>((resolve, reject) => {
      const request = httpRequest({ port, method, agent: false }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        answer.on('end', () => resolve(text));
      });
      request.on('error', reject);
      request.setHeader('transfer-encoding', 'chunked');
      for (const chunk of chunks) request.write(chunk);
      request.end();
    });
  } finally {
    server.close();
  }
}

it('a body that comes in pieces is read as one', async () => {
  expect(await send(['12345', '67890'])).toBe('read: 1234567890');
});

it('a body that never says how long it is is refused once it is too long', async () => {
  expect(await send(['12345', '678901'])).toBe('413');
});

it('no body at all is none', async () => {
  expect(await send([], 'DELETE')).toBe('read: ');
});
