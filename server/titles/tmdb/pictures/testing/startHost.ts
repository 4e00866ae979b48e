import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export const jpeg = (size = 64): Buffer => {
  const bytes = Buffer.alloc(size, 7);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return bytes;
};

/** A host of pictures on the loopback interface, which answers as the test sets and records requests. */
export async function startHost() {
  const asked: string[] = [];
  const usual: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(jpeg());
  };
  let answer = usual;
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    port,
    base: `http://127.0.0.1:${port}/t/p`,
    answer: (next: RequestListener = usual) => {
      answer = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
