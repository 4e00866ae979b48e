import { setTimeout } from 'node:timers/promises';

import { createMix } from '../load/mix.ts';
import { sendOpenLoop } from '../load/openLoop.ts';
import { createSender, type LoadSender, type Sent } from '../load/send.ts';
import { isFailed, summaryOf, type SentSummary } from '../load/summary.ts';
import { readWorld } from '../load/world.ts';
import { createLibraryWriter, type WriteOutcome } from '../support/libraryWriter.ts';

type Plan = {
  origin: string;
  rounds: number;
  /** Of each round; its fault comes after a third. */
  seconds: number;
  /** Requests of the mix; beside them a library is written twice a second. */
  perSecond: number;
  /** Does damage and says what it was. */
  fault: (round: number) => Promise<string>;
  onRound?: (round: Round, sent: readonly Sent[]) => void;
};

type Round = { fault: string; reads: SentSummary; writes: Record<WriteOutcome, number> };

export type Endured = {
  rounds: Round[];
  reads: SentSummary;
  /** By status (0 without an answer) and the beginning of the path. */
  failures: Record<string, number>;
  writes: Record<WriteOutcome, number>;
  /** Of the acknowledged writes, in the end. */
  lost: number;
  torn: number;
  invented: number;
};

const connections = 500;
const writers = 10;
const writePause = 500;

/** The mix at a steady rate and people who write, through rounds with a fault each. */
export async function sendWithFaults(plan: Plan): Promise<Endured> {
  const { origin, seconds, perSecond } = plan;
  const draw = createMix(await readWorld(origin), 3);
  const connected = createSender(origin, connections);
  const failures: Record<string, number> = {};
  const sender: LoadSender = {
    ...connected,
    send: async (asked) => {
      const sent = await connected.send(asked);
      const what = `${sent.status} ${/^\/(?:(?:3|api|t)\/)?[^/?]*/.exec(asked.path)?.[0]}`;
      if (isFailed(sent)) failures[what] = (failures[what] ?? 0) + 1;
      return sent;
    },
  };
  const people = await Promise.all(
    Array.from({ length: writers }, (_, index) => createLibraryWriter(origin, `writer-${index}`)),
  );
  const all: Sent[] = [];
  const rounds: Round[] = [];
  let turn = 0;

  async function writeFor(milliseconds: number) {
    const counts: Record<WriteOutcome, number> = { acknowledged: 0, refused: 0, failed: 0 };
    const under: Promise<void>[] = [];
    const end = performance.now() + milliseconds;
    while (performance.now() < end) {
      const person = people[(turn += 1) % people.length];
      under.push(person?.write().then((how) => void (counts[how] += 1)) ?? Promise.resolve());
      await setTimeout(writePause);
    }
    await Promise.all(under);
    return counts;
  }

  for (let number = 0; number < plan.rounds; number += 1) {
    const [opened, writes, fault] = await Promise.all([
      sendOpenLoop(sender, draw, { perSecond, seconds }),
      writeFor(seconds * 1000),
      setTimeout((seconds * 1000) / 3).then(() => plan.fault(number)),
    ]);
    const sent = [...opened.inTime, ...(await opened.late)];
    const round = { fault, reads: summaryOf(sent), writes };
    all.push(...sent);
    rounds.push(round);
    plan.onRound?.(round, sent);
    console.error(`${number + 1} of ${plan.rounds}, ${fault}: ${JSON.stringify({ ...round, failures })}`);
  }
  sender.close();

  const compared = await Promise.all(people.map(({ compare }) => compare()));
  const sum = (of: (one: (typeof compared)[number]) => number) =>
    compared.reduce((total, one) => total + of(one), 0);
  const written = (how: WriteOutcome) => rounds.reduce((total, { writes }) => total + writes[how], 0);
  return {
    rounds,
    reads: summaryOf(all),
    failures,
    writes: {
      acknowledged: written('acknowledged'),
      refused: written('refused'),
      failed: written('failed'),
    },
    lost: sum(({ lost }) => lost),
    torn: sum(({ torn }) => torn),
    invented: sum(({ invented }) => invented),
  };
}
