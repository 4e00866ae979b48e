import { createServer, type Server } from 'node:http';

import { afterEach, beforeEach, expect, it } from 'vitest';

import type { MixRequest } from './mix.ts';
import { dueAfter, sendOpenLoop } from './openLoop.ts';
import { memoryOf } from './processMemory.ts';
import { createSender, sendClosedLoop, type Sent } from './send.ts';
import { summaryOf } from './summary.ts';

let server: Server;
let origin: string;
let atOnce = { now: 0, most: 0 };

beforeEach(async () => {
  atOnce = { now: 0, most: 0 };
  server = createServer((request, response) => {
    atOnce.now += 1;
    atOnce.most = Math.max(atOnce.most, atOnce.now);
    setImmediate(() => {
      atOnce.now -= 1;
      if (request.url === '/cut') request.socket.destroy();
      else response.writeHead(Number(request.url?.slice(1))).end('answer');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterEach(() => void server.close());

const asking = (path: string): MixRequest => ({ kind: 'page', path, headers: {} });

it('sends so many, no more at once than there are connections', async () => {
  const sender = createSender(origin, 4);
  const sent: Sent[] = [];
  await sendClosedLoop(sender, () => asking('/200'), {
    requests: 50,
    connections: 4,
    onSent: (_, one) => sent.push(one),
  });
  sender.close();
  expect(sent.map(({ status, bytes }) => [status, bytes])).toEqual(
    Array.from({ length: 50 }, () => [200, 6]),
  );
  expect(atOnce.most).toBeLessThanOrEqual(4);
});

it('sends at a rate, whatever comes back', async () => {
  const sender = createSender(origin, 100);
  const { inTime, late } = await sendOpenLoop(sender, () => asking('/503'), { perSecond: 200, seconds: 0.5 });
  expect(inTime.length + (await late).length).toBe(100);
  sender.close();
});

it('knows how many are due', () => {
  const plan = { perSecond: 30, seconds: 2 };
  expect([0, 33, 34, 1000, 2000, 9000].map((passed) => dueAfter(passed, plan))).toEqual([
    0, 0, 1, 30, 60, 60,
  ]);
});

it('counts refusals and failures apart, and times of answers only', async () => {
  const sender = createSender(origin, 1);
  const sent: Sent[] = [];
  for (const path of ['/200', '/404', '/429', '/503', '/500', '/cut'])
    sent.push({ ...(await sender.send(asking(path))), milliseconds: sent.length + 1 });
  sender.close();
  expect(summaryOf(sent)).toEqual({ asked: 6, answered: 2, refused: 2, failed: 2, p50: 2, p99: 2 });
});

it.runIf(process.platform === 'linux')('reads what a process holds', () => {
  const block = Buffer.alloc(64 * 1024 * 1024, 1);
  const { rss, withChildren, pss } = memoryOf(process.pid);
  expect(rss).toBeGreaterThanOrEqual(block.length / 1024 / 1024);
  expect(withChildren).toBeGreaterThanOrEqual(rss);
  expect(pss).toBeGreaterThan(0);
});
