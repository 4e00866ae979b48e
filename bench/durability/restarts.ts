import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { createLibraryWriter, type LibraryWriter } from '../support/libraryWriter.ts';
import { percentile } from '../support/percentile.ts';
import { processorMilliseconds } from '../support/processorMilliseconds.ts';
import { startServer } from '../support/runningServer.ts';

export type Restarted = {
  restarts: number;
  readyMilliseconds: { p50: number; p99: number; most: number };
  /** What a start takes of the processor, which other work on the machine doesn't lengthen as much. */
  processorMilliseconds: { p50: number; most: number };
  acknowledged: number;
  lost: number;
  torn: number;
  invented: number;
};

const writers = 8;
const longestWriting = 500;

/** The real server, killed again and again while people write, until it is ready again. */
export async function killAndRestart(
  restarts: number,
  settings: Readonly<Record<string, string>>,
): Promise<Restarted> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-restarts-'));
  let server = await startServer(folder, settings);
  const { port } = new URL(server.origin);
  const [ready, computed]: number[][] = [[], []];
  const sums = { acknowledged: 0, lost: 0, torn: 0, invented: 0 };
  const people = await Promise.all(
    Array.from({ length: writers }, (_, index) => createLibraryWriter(server.origin, `writer-${index}`)),
  );
  const writeUntilKilled = async ({ write }: LibraryWriter) => {
    for (;;) {
      const how = await write();
      if (how === 'acknowledged') sums.acknowledged += 1;
      if (how === 'failed') return;
    }
  };
  try {
    for (let count = 0; count < restarts; count += 1) {
      const writing = people.map(writeUntilKilled);
      await setTimeout(Math.random() * longestWriting);
      await server.kill();
      await Promise.all(writing);
      server = await startServer(folder, { ...settings, PORT: port });
      ready?.push(server.readyMilliseconds);
      computed?.push(processorMilliseconds(server.pid));
      for (const { compare } of people) {
        const { lost, torn, invented } = await compare();
        sums.lost += lost;
        sums.torn += torn;
        sums.invented += invented;
      }
    }
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  const most = (values: readonly number[] = []) => Math.round(Math.max(0, ...values));
  return {
    restarts,
    readyMilliseconds: {
      p50: percentile(ready ?? [], 50),
      p99: percentile(ready ?? [], 99),
      most: most(ready),
    },
    processorMilliseconds: { p50: percentile(computed ?? [], 50), most: most(computed) },
    ...sums,
  };
}
