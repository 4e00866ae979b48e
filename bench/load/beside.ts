import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { fetchRaw } from '../support/fetchRaw.ts';
import type { RawAnswer } from '../support/rawServer.ts';
import { createSender, type LoadSender, type Sent } from './send.ts';
import { summaryOf, type SentSummary } from './summary.ts';

const path = '/3/movie/popular?page=1';
const headers = { 'accept-encoding': 'br' };
const pause = 20;
const connections = 64;

/** Node's own server, sending the bytes of the server's cached answer. */
export async function startRaw(origin: string): Promise<{ origin: string; stop: () => void }> {
  const answers: Record<string, RawAnswer> = { [path]: await fetchRaw(origin + path, headers) };
  const child = fork(join(import.meta.dirname, '../support/rawServer.ts'));
  child.send(answers);
  const [port] = await once(child, 'message');
  return { origin: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}

/** One every 20 ms, whether or not those before it are answered. */
async function ask(sender: LoadSender, isOver: () => boolean): Promise<Sent[]> {
  const asked: Promise<Sent>[] = [];
  while (!isOver()) {
    asked.push(sender.send({ path, headers }));
    await setTimeout(pause);
  }
  return Promise.all(asked);
}

export type CachedBeside = { cached: SentSummary; raw: SentSummary };

/**
 * While something else runs, another client asks the server for a cached answer and the raw server for the same: the raw
 * server's times are what this machine and this client add.
 */
export async function askBeside<Result>(
  { origin, raw }: { origin: string; raw: string },
  run: () => Promise<Result>,
): Promise<{ result: Result; beside: CachedBeside }> {
  const senders = [createSender(origin, connections), createSender(raw, connections)] as const;
  let isOver = false;
  const asking = Promise.all(senders.map((sender) => ask(sender, () => isOver)));
  try {
    const result = await run();
    isOver = true;
    const [cached = [], plain = []] = await asking;
    return { result, beside: { cached: summaryOf(cached), raw: summaryOf(plain) } };
  } finally {
    isOver = true;
    for (const sender of senders) sender.close();
  }
}
