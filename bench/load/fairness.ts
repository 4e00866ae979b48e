import { setTimeout } from 'node:timers/promises';

import { startServer } from '../support/runningServer.ts';
import { askBeside, type CachedBeside, startRaw } from './beside.ts';
import { createMix } from './mix.ts';
import type { LoadOptions } from './options.ts';
import { createSender, type Sent } from './send.ts';
import { isAnswered, summaryOf, type SentSummary } from './summary.ts';
import { readWorld } from './world.ts';

const atOnce = 64;
/** A refusal is taken seriously, as by a program that reads `Retry-After`. */
const afterRefusal = 1000;

export type FairnessFigures = Record<
  'oneAddress' | 'manyAddresses',
  CachedBeside & { questions: SentSummary }
>;

/** Another's cached answers while 64 questions are under way, asked from one address or from one each. */
export async function measureFairness(checkout: string, { seconds }: LoadOptions): Promise<FairnessFigures> {
  const server = await startServer(undefined, { TRUSTED_PROXIES: '127.0.0.1' }, checkout);
  const raw = await startRaw(server.origin);
  const draw = createMix(await readWorld(server.origin), 3, ['question']);
  const sender = createSender(server.origin, atOnce);

  async function askFrom(addressOf: (line: number) => string) {
    const { result, beside } = await askBeside({ origin: server.origin, raw: raw.origin }, async () => {
      const sent: Sent[] = [];
      const began = performance.now();
      const ask = async (_: unknown, line: number) => {
        while (performance.now() - began < seconds * 1000) {
          const asked = draw();
          const one = await sender.send({
            ...asked,
            headers: { ...asked.headers, 'x-forwarded-for': addressOf(line) },
          });
          sent.push(one);
          if (!isAnswered(one)) await setTimeout(afterRefusal);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, ask));
      return sent;
    });
    return { ...beside, questions: summaryOf(result) };
  }

  try {
    return {
      oneAddress: await askFrom(() => '10.9.0.1'),
      manyAddresses: await askFrom((line) => `10.9.1.${line + 1}`),
    };
  } finally {
    sender.close();
    raw.stop();
    await server.stop();
  }
}
