import { setTimeout } from 'node:timers/promises';

import { startServer } from '../support/runningServer.ts';
import { askBeside, type CachedBeside, startRaw } from './beside.ts';
import { createMix } from './mix.ts';
import { sendOpenLoop } from './openLoop.ts';
import { createSender, sendClosedLoop, type LoadSender, type Sent } from './send.ts';
import { isAnswered, summaryOf, type SentSummary } from './summary.ts';
import { readWorld } from './world.ts';

const factors = [0.5, 0.9, 2, 4];
const connections = 32;
const warmUp = 500;
/** More than any backlog that a server should let grow. */
const openConnections = 2000;

type OverloadStep = CachedBeside & {
  factor: number;
  perSecond: number;
  /** Answers per second that came while requests were being sent. */
  goodput: number;
  /** All but pictures, which may have to be drawn. */
  mix: SentSummary;
  pictures: SentSummary;
  /** Until answers that nobody asked for before are quick again. */
  recoveryMs: number;
};
export type OverloadFigures = { capacity: number; steps: OverloadStep[] };

const quick = 250;
const longestRecovery = 20_000;
let fresh = 0;

/** Three quick answers in a row to what was never asked before. */
async function recovery(sender: LoadSender): Promise<number> {
  const began = performance.now();
  let since = 0;
  for (let inRow = 0; inRow < 3;) {
    const now = performance.now();
    if (now - began > longestRecovery) return longestRecovery;
    if (inRow === 0) since = now;
    fresh += 1;
    const path = `/3/discover/movie?vote_count.gte=${fresh}&with_genres=18`;
    const sent = await sender.send({ path, headers: { 'accept-encoding': 'br' } });
    inRow = isAnswered(sent) && sent.milliseconds < quick ? inRow + 1 : 0;
    await setTimeout(20);
  }
  return Math.round(since - began);
}

async function closedLoopFor(sender: LoadSender, draw: ReturnType<typeof createMix>, seconds: number) {
  const sent: Sent[] = [];
  const began = performance.now();
  const isOver = () => performance.now() - began >= seconds * 1000;
  const line = async () => {
    while (!isOver()) sent.push(await sender.send(draw()));
  };
  await Promise.all(Array.from({ length: connections }, line));
  return sent.filter(isAnswered).length / ((performance.now() - began) / 1000);
}

/** What a server answers at most, and what it does with a half, nine tenths, twice and four times of that. */
export async function measureOverload(checkout: string, seconds: number): Promise<OverloadFigures> {
  const server = await startServer(undefined, { TRUSTED_PROXIES: '127.0.0.1' }, checkout);
  const raw = await startRaw(server.origin);
  const draw = createMix(await readWorld(server.origin), 2);
  const closed = createSender(server.origin, connections);
  const open = createSender(server.origin, openConnections);
  const looking = createSender(server.origin, 1);
  try {
    await sendClosedLoop(closed, draw, { requests: warmUp, connections, onSent: () => undefined });
    const capacity = Math.max(1, Math.round(await closedLoopFor(closed, draw, seconds / 2)));
    const steps: OverloadStep[] = [];
    for (const factor of factors) {
      const perSecond = capacity * factor;
      const { result, beside } = await askBeside({ origin: server.origin, raw: raw.origin }, () =>
        sendOpenLoop(open, draw, { perSecond, seconds }),
      );
      const recoveryMs = await recovery(looking);
      const sent = [...result.inTime, ...(await result.late)];
      steps.push({
        factor,
        perSecond: Math.round(perSecond),
        goodput: Math.round(result.inTime.filter(isAnswered).length / seconds),
        mix: summaryOf(sent.filter(({ kind }) => kind !== 'picture')),
        pictures: summaryOf(sent.filter(({ kind }) => kind === 'picture')),
        ...beside,
        recoveryMs,
      });
    }
    return { capacity, steps };
  } finally {
    for (const sender of [closed, open, looking]) sender.close();
    raw.stop();
    await server.stop();
  }
}
