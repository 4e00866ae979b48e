import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { firstAnswer } from './assistant/latency.ts';
import { startServer } from './support/runningServer.ts';

/** Cold (empty data folder) and warm start until `/readyz` answers 200, the first answer on Ask, and memory at rest. */
const rounds = 5;
const median = (values: number[]) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);

/** Resident memory in MB; null where the system has no /proc. */
function residentMegabytes(pid: number): number | null {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024);
  } catch {
    return null;
  }
}

const cold: number[] = [];
const warm: number[] = [];
const memory: number[] = [];
const answers: number[] = [];
const visits: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  const first = await startServer(folder);
  cold.push(first.readyMilliseconds);
  await first.stop();
  const second = await startServer(folder);
  warm.push(second.readyMilliseconds);
  await new Promise((settled) => setTimeout(settled, 1000));
  memory.push(residentMegabytes(second.pid) ?? 0);
  await second.stop();
  const third = await startServer(folder);
  answers.push(await firstAnswer(third.origin, { isVisit: false }));
  await third.stop();
  const fourth = await startServer(folder);
  visits.push(await firstAnswer(fourth.origin, { isVisit: true }));
  await fourth.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  JSON.stringify({
    unit: 'ms until ready, MB resident',
    rounds,
    coldMs: median(cold),
    warmMs: median(warm),
    firstAnswerMs: { median: median(answers), most: Math.round(Math.max(...answers)) },
    firstAnswerOfVisitMs: { median: median(visits), most: Math.round(Math.max(...visits)) },
    restMegabytes: median(memory),
  }),
);
