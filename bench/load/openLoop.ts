import { setTimeout } from 'node:timers/promises';

import type { MixKind, MixRequest } from './mix.ts';
import type { LoadSender, Sent } from './send.ts';

type Plan = { perSecond: number; seconds: number };

/** How many requests of a rate are due after so many milliseconds. */
export const dueAfter = (milliseconds: number, { perSecond, seconds }: Plan): number =>
  Math.floor((perSecond * Math.min(milliseconds, seconds * 1000)) / 1000);

const tick = 5;

type SentOf = Sent & { kind: MixKind };

export type Opened = {
  /** Of requests whose answers came while others were still being sent. */
  inTime: SentOf[];
  /** The rest, once they are over. */
  late: Promise<SentOf[]>;
};

/**
 * Sends at a rate whatever comes back, as visitors who don't know of each other do. Times count from the moment at
 * which a request was due, so that what waits here for a connection has waited, too.
 */
export async function sendOpenLoop(sender: LoadSender, draw: () => MixRequest, plan: Plan): Promise<Opened> {
  const began = performance.now();
  const inTime: SentOf[] = [];
  const lateOnes: SentOf[] = [];
  const all: Promise<void>[] = [];
  let isSending = true;
  const sendDue = async (due: number) => {
    const waited = performance.now() - due;
    const { kind, ...asked } = draw();
    const sent = await sender.send(asked);
    (isSending ? inTime : lateOnes).push({ ...sent, kind, milliseconds: sent.milliseconds + waited });
  };
  for (;;) {
    const passed = performance.now() - began;
    const due = dueAfter(passed, plan);
    while (all.length < due) all.push(sendDue(began + ((all.length + 1) * 1000) / plan.perSecond));
    if (passed >= plan.seconds * 1000) break;
    await setTimeout(tick);
  }
  isSending = false;
  return { inTime, late: Promise.all(all).then(() => lateOnes) };
}
