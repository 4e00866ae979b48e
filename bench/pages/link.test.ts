import { createServer } from 'node:http';

import { afterEach, expect, it } from 'vitest';

import { type ShapedLink, openLink, slow4G } from './link.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function startEcho(link: ShapedLink): Promise<string> {
  const server = createServer((request, response) => request.pipe(response));
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  closing.push(
    () => link.close(),
    () => server.close(),
  );
  const address = server.address();
  return link.front(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
}

it.each([null, { ...slow4G, roundTripMilliseconds: 5, down: 10_000_000, up: 10_000_000 }])(
  'brings bytes over in order, under %j',
  async (conditions) => {
    const link = openLink();
    const origin = await startEcho(link);
    link.shape(conditions);
    const sent = Array.from({ length: 4 }, (_, part) =>
      Uint8Array.from({ length: 100_000 }, (_, place) => (place * (part + 7)) % 251),
    );
    const answers = await Promise.all(
      sent.map(async (body) => {
        const answer = await fetch(origin, { method: 'POST', body, headers: { connection: 'close' } });
        return new Uint8Array(await answer.arrayBuffer());
      }),
    );
    expect(answers.map((body, part) => Buffer.compare(body, sent[part] ?? new Uint8Array()))).toEqual([
      0, 0, 0, 0,
    ]);
  },
);
