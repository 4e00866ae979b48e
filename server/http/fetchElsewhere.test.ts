import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { fetchElsewhere } from './fetchElsewhere.ts';

it('reads an answer late, whose sender has closed the connection', async () => {
  const body = Buffer.alloc(64 * 1024, 'a');
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`);
      socket.end(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const response = await fetchElsewhere(`http://127.0.0.1:${port}/`);
  await sleep(100);
  expect(await response.text()).toHaveLength(body.length);

  server.close();
});
