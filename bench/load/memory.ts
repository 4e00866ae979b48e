import { setTimeout } from 'node:timers/promises';

import { processorMilliseconds } from '../support/processorMilliseconds.ts';
import { startServer } from '../support/runningServer.ts';
import { createMix } from './mix.ts';
import { type ProcessMemory, memoryOf } from './processMemory.ts';
import { createSender, sendClosedLoop, type Sent } from './send.ts';
import { summaryOf, type SentSummary } from './summary.ts';
import { readWorld } from './world.ts';

const connections = 16;
const rounds = 8;

/** In megabytes, of the server's process and of all that it started. */
export type MemoryFigures = {
  restAfterFirstStart: ProcessMemory;
  rest: ProcessMemory;
  rounds: (ProcessMemory & SentSummary & { processorMs: number })[];
  settled: ProcessMemory;
};

type MemoryOptions = {
  folder: string;
  /** Of the mix. */
  requests: number;
  /** Different ones that are drawn. */
  pictures: number;
  /** Seconds for which the server rests before and after. */
  rest: number;
};

/** A first start, a second one, the mix in rounds with pictures that were never drawn, and rest again. */
export async function measureMemory(
  checkout: string,
  { folder, requests, pictures, rest }: MemoryOptions,
): Promise<MemoryFigures> {
  const settings = { TRUSTED_PROXIES: '127.0.0.1' };
  const first = await startServer(folder, settings, checkout);
  await setTimeout(rest * 1000);
  const restAfterFirstStart = memoryOf(first.pid);
  await first.stop();
  const server = await startServer(folder, settings, checkout);
  try {
    await setTimeout(rest * 1000);
    const figures: MemoryFigures = {
      restAfterFirstStart,
      rest: memoryOf(server.pid),
      rounds: [],
      settled: memoryOf(server.pid),
    };
    const world = await readWorld(server.origin);
    const draw = createMix(world, 1);
    const sender = createSender(server.origin, connections);
    const undrawn = world.pictures.toReversed().slice(0, pictures);
    const size = Math.ceil(undrawn.length / rounds);
    for (let round = 0; round < rounds; round += 1) {
      const sent: Sent[] = [];
      const before = processorMilliseconds(server.pid);
      const count = Math.ceil(requests / rounds);
      await sendClosedLoop(sender, draw, {
        requests: count,
        connections,
        onSent: (_, one) => sent.push(one),
      });
      // A few at a time, which is what the queue of pictures to draw takes.
      const paths = undrawn.slice(round * size, (round + 1) * size);
      await sendClosedLoop(
        sender,
        () => ({
          kind: 'picture',
          path: `/t/p/w342${paths.pop() ?? ''}`,
          headers: { 'accept-encoding': 'br' },
        }),
        { requests: paths.length, connections: 4, onSent: (_, one) => sent.push(one) },
      );
      const processorMs = (processorMilliseconds(server.pid) - before) / sent.length;
      figures.rounds.push({
        ...memoryOf(server.pid),
        ...summaryOf(sent),
        processorMs: Math.round(processorMs * 10) / 10,
      });
    }
    sender.close();
    await setTimeout(rest * 1000);
    figures.settled = memoryOf(server.pid);
    return figures;
  } finally {
    await server.stop();
  }
}
