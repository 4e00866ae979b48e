import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { autocannon } from './packages/autocannon.ts';
import { fetchRaw } from './support/fetchRaw.ts';
import { processorMilliseconds } from './support/processorMilliseconds.ts';
import type { RawAnswer } from './support/rawServer.ts';
import { startServer } from './support/runningServer.ts';

/**
 * Requests per second for a cached JSON answer and the home page, against Node's own server sending the same bytes.
 * Rounds take turns, since the machine is never quiet; the ratios are what counts. `cpuRatio` compares the processor
 * time that a request costs, which other programs on the machine disturb less.
 */
const paths = { json: '/3/movie/popular?page=1', html: '/' };
const roundsCounted = 8;
const secondsPerRound = 1;
const connections = 32;
const headers = { 'accept-encoding': 'br' };

type Measured = { perSecond: number; cpuPerRequest: number };

async function measure(url: string, pid: number): Promise<Measured> {
  const before = processorMilliseconds(pid);
  const result = await autocannon({ url, headers, connections, duration: secondsPerRound });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} failures, ${result.errors} errors`);
  const cpu = processorMilliseconds(pid) - before;
  return { perSecond: result.requests.average, cpuPerRequest: cpu / Math.max(1, result.requests.total) };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const rounded = (value: number) => (Number.isNaN(value) ? null : Number(value.toFixed(3)));
const settle = () => new Promise((resolve) => setTimeout(resolve, 1500));

const ours = await startServer();
const raw = fork(join(import.meta.dirname, 'support/rawServer.ts'));
try {
  const answers: Record<string, RawAnswer> = {};
  for (const path of Object.values(paths)) {
    for (let count = 0; count < 20; count += 1) await fetchRaw(ours.origin + path, headers);
    await settle();
    answers[path] = await fetchRaw(ours.origin + path, headers);
  }
  raw.send(answers);
  const [port] = await once(raw, 'message');

  const report: Record<string, unknown> = {};
  const both = {
    raw: { origin: `http://127.0.0.1:${port}`, pid: raw.pid ?? 0 },
    ours: { origin: ours.origin, pid: ours.pid },
  };
  for (const [name, path] of Object.entries(paths)) {
    const rounds: { raw: Measured; ours: Measured }[] = [];
    for (let round = 0; round <= roundsCounted; round += 1) {
      const measured = {
        raw: await measure(both.raw.origin + path, both.raw.pid),
        ours: await measure(both.ours.origin + path, both.ours.pid),
      };
      // The first round warms both up.
      if (round > 0) rounds.push(measured);
    }
    report[name] = {
      bytes: Buffer.from(answers[path]?.body ?? '', 'base64').length,
      rawPerSecond: Math.round(median(rounds.map(({ raw }) => raw.perSecond))),
      oursPerSecond: Math.round(median(rounds.map(({ ours }) => ours.perSecond))),
      ratio: rounded(median(rounds.map(({ raw, ours }) => ours.perSecond / raw.perSecond))),
      cpuRatio: rounded(median(rounds.map(({ raw, ours }) => raw.cpuPerRequest / ours.cpuPerRequest))),
    };
  }
  console.log(
    JSON.stringify({ unit: 'requests per second', connections, rounds: roundsCounted, bar: 0.9, ...report }),
  );
} finally {
  raw.kill();
  await ours.stop();
}
