import { setTimeout } from 'node:timers/promises';

import type { Engine } from '@marquee/assistant';
import type { Turn } from '@marquee/contracts/assistant/conversation.ts';

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Middle, 95th and slowest of some milliseconds. */
function spread(milliseconds: readonly number[]) {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const at = (share: number) => rounded(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return { requests: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1) };
}

/** How long each answer takes within one process once it is warm, on the clock and of a processor. */
export function measureLatency(engine: Engine, conversations: readonly Turn[][]) {
  const options = { count: 6, year: 2026 };
  for (const turns of conversations.slice(0, 50)) engine.answer({ turns, seen: [] }, options);
  const processor: number[] = [];
  const clock = conversations.map((turns) => {
    const [start, used] = [performance.now(), process.cpuUsage()];
    engine.answer({ turns, seen: [] }, options);
    const { user, system } = process.cpuUsage(used);
    processor.push((user + system) / 1000);
    return performance.now() - start;
  });
  return { clock: spread(clock), processor: spread(processor) };
}

/** The same through the server's route, until its last event is here. */
export async function measureRoute(origin: string, conversations: readonly Turn[][]) {
  const milliseconds: number[] = [];
  for (const turns of conversations) {
    milliseconds.push(await answerIn(origin, turns));
  }
  return spread(milliseconds.slice(20));
}

const typing = 3000;

/** What the first question after a start takes: at once, or as it is after the page was opened and something typed. */
export async function firstAnswer(origin: string, { isVisit }: { isVisit: boolean }): Promise<number> {
  if (isVisit) {
    await (await fetch(`${origin}/api/concierge`)).text();
    await setTimeout(typing);
  }
  return answerIn(origin, [{ say: 'a funny French film under two hours', without: [] }]);
}

async function answerIn(origin: string, turns: readonly Turn[]): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${origin}/api/concierge`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ turns, seen: [] }),
  });
  const events = await response.text();
  if (!response.ok || !/^event: done$/m.test(events)) throw new Error(`${response.status}: ${events}`);
  return performance.now() - start;
}
