import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

type Answer = (response: ServerResponse, body: Buffer, range: string | undefined) => void;

/** The lines of a list, packed as TMDB packs them. */
export const packed = (lines: readonly object[]): Buffer =>
  gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

const whole: Answer = (response, body) =>
  response.writeHead(200, { 'content-length': body.length }).end(body);

/** A loopback host of files: by name, and how it answers. */
export async function startExportServer(files: Map<string, Buffer>) {
  const asked: string[] = [];
  let answer = whole;
  const server = createServer((request, response) => {
    const name = request.url?.split('/').at(-1) ?? '';
    const range = request.headers.range;
    asked.push(range === undefined ? name : `${name} ${range}`);
    const body = files.get(name);
    if (body) answer(response, body, range);
    else response.writeHead(403).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/p/exports`,
    asked,
    answerWith: (other: Answer | null) => {
      answer = other ?? whole;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
