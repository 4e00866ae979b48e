import { setTimeout } from 'node:timers/promises';

import { startServer } from '../support/runningServer.ts';
import { askBeside, type CachedBeside, startRaw } from './beside.ts';
import { createMix } from './mix.ts';
import { createSender, type Sent } from './send.ts';
import { isAnswered, summaryOf, type SentSummary } from './summary.ts';
import { readWorld } from './world.ts';

const atOnce = 64;
/** A refusal is taken seriously, as by a program that reads `Retry-After`. */
const afterRefusal = 1000;
/** Between an answer and the next question of a modest visitor. */
const pause = 200;
const warmUp = 10;

export type FairnessFigures = Record<
  'oneAddress' | 'manyAddresses',
  CachedBeside & {
    questions: SentSummary;
    /** What a visitor of another address gets, who asks one question after the other. */
    other: SentSummary;
  }
>;

/**
 * While 64 questions are under way, asked from one address or from one each: another's cached answers, and what a
 * modest visitor waits for answers that nobody asked for before.
 */
export async function measureFairness(checkout: string, seconds: number): Promise<FairnessFigures> {
  const server = await startServer(undefined, { TRUSTED_PROXIES: '127.0.0.1' }, checkout);
  const raw = await startRaw(server.origin);
  const world = await readWorld(server.origin);
  const flood = createSender(server.origin, atOnce);
  const modest = createSender(server.origin, 1);
  const drawFlood = createMix(world, 3, ['question']);
  const drawModest = createMix(world, 4, ['question', 'details', 'discover']);

  /** One request after the other. */
  async function askFrom(address: string, isOver: () => boolean, isModest = false): Promise<Sent[]> {
    const [sender, draw] = isModest ? [modest, drawModest] : [flood, drawFlood];
    const sent: Sent[] = [];
    while (!isOver()) {
      const { path, body, headers } = draw();
      const one = await sender.send({
        path,
        ...(body !== undefined && { body }),
        headers: { ...headers, 'x-forwarded-for': address },
      });
      sent.push(one);
      if (isModest) await setTimeout(pause);
      else if (!isAnswered(one)) await setTimeout(afterRefusal);
    }
    return sent;
  }

  async function measure(addressOf: (line: number) => string) {
    const { result, beside } = await askBeside({ origin: server.origin, raw: raw.origin }, () => {
      const began = performance.now();
      const isOver = () => performance.now() - began >= seconds * 1000;
      const lines = Array.from({ length: atOnce }, (_, line) => askFrom(addressOf(line), isOver));
      return Promise.all([askFrom('10.8.0.1', isOver, true), ...lines]);
    });
    const [other, ...lines] = result;
    return { ...beside, questions: summaryOf(lines.flat()), other: summaryOf(other) };
  }

  try {
    // What is loaded at the first question is no part of it.
    for (let count = 0; count < warmUp; count += 1) await flood.send(drawFlood());
    return {
      oneAddress: await measure(() => '10.9.0.1'),
      manyAddresses: await measure((line) => `10.9.1.${line + 1}`),
    };
  } finally {
    flood.close();
    modest.close();
    raw.stop();
    await server.stop();
  }
}
