import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { PostgresCluster, postgresMissing } from '#server/database/testing/postgresCluster.ts';

import { memoryOf } from './load/processMemory.ts';
import type { Sent } from './load/send.ts';
import { isAnswered } from './load/summary.ts';
import { faultsOf } from './soak/faults.ts';
import { sendWithFaults } from './soak/sendWithFaults.ts';
import { type MeasuredAt, slopePerHour } from './soak/slope.ts';
import { percentile } from './support/percentile.ts';
import { startServer } from './support/runningServer.ts';

/**
 * One server for half an hour under the mix of `bench load` at a low, steady rate, with people who write and a fault
 * every minute. The bars: no acknowledged write lost, the same process to the end, no failed request beyond the one that
 * each lost worker costs; what memory and open descriptors grow by, and p99 beside that of the beginning, are figures.
 * `--rounds=3 --seconds=20` is a try; the first third of the rounds is warm-up.
 */
const { values } = parseArgs({
  strict: false,
  options: {
    rounds: { type: 'string', default: '30' },
    seconds: { type: 'string', default: '60' },
    'per-second': { type: 'string', default: '20' },
  },
});
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
const sampleMilliseconds = 5000;

type Line = { level: number; msg: string };

function readLog(file: string): Line[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.startsWith('{')).map((line): Line => JSON.parse(line));
}

const p99Of = (sent: readonly Sent[]) =>
  percentile(
    sent.filter(isAnswered).map(({ milliseconds }) => milliseconds),
    99,
  );

async function soak(cluster: PostgresCluster | null) {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-soak-'));
  const file = join(folder, 'log');
  const log = openSync(file, 'a');
  const settings = { TRUSTED_PROXIES: '127.0.0.1', ...(cluster && { DATABASE_URL: cluster.url() }) };
  const server = await startServer(folder, settings, undefined, log);
  const samples = { rss: [] as MeasuredAt[], all: [] as MeasuredAt[], descriptors: [] as MeasuredAt[] };
  const begun = performance.now();
  const sampling = setInterval(() => {
    const at = performance.now();
    const { rss, pss } = memoryOf(server.pid);
    samples.rss.push({ at, value: rss });
    samples.all.push({ at, value: pss });
    samples.descriptors.push({ at, value: readdirSync(`/proc/${server.pid}/fd`).length });
  }, sampleMilliseconds);
  const faults = faultsOf({
    ...server,
    ...(cluster && {
      restartDatabase: async () => {
        await cluster.kill();
        await cluster.start();
      },
    }),
  });
  const sentOf: (readonly Sent[])[] = [];
  try {
    const endured = await sendWithFaults({
      origin: server.origin,
      rounds,
      seconds,
      perSecond: Number(values['per-second']),
      fault: async (round) => {
        const fault = faults[round % faults.length];
        await fault?.happen();
        return fault?.name ?? '';
      },
      onRound: (_, sent) => sentOf.push(sent),
    });
    clearInterval(sampling);
    const isSame = readdirSync('/proc').includes(String(server.pid));
    const warm = Math.floor(rounds / 3);
    const after = (all: readonly MeasuredAt[]) => all.filter(({ at }) => at - begun > warm * seconds * 1000);
    const grown = (all: readonly MeasuredAt[]) => ({
      first: after(all)[0]?.value,
      last: all.at(-1)?.value,
      most: Math.max(...all.map(({ value }) => value)),
      perHour: slopePerHour(after(all)),
    });
    const p99 = {
      afterWarmUp: p99Of(sentOf.slice(warm, 2 * warm).flat()),
      end: p99Of(sentOf.slice(-warm).flat()),
    };
    const lines = readLog(file);
    const said = Map.groupBy(
      lines.filter(({ level }) => level >= 40),
      ({ level, msg }) => `${level} ${msg}`,
    );
    const isCalm = !lines.some(({ level }) => level >= 60);
    const workersLost = lines.filter(({ msg }) => msg.startsWith('a worker was lost')).length;
    const { lost, torn, invented, reads } = endured;
    return {
      database: cluster ? 'PostgreSQL' : 'SQLite',
      minutes: Math.round((rounds * seconds) / 6) / 10,
      perSecond: Number(values['per-second']),
      ...endured,
      serverMegabytes: grown(samples.rss),
      allMegabytes: grown(samples.all),
      descriptors: grown(samples.descriptors),
      p99,
      log: Object.fromEntries(Array.from(said, ([what, all]) => [what, all.length])),
      workersLost,
      passed: isSame && isCalm && lost + torn + invented === 0 && reads.failed <= workersLost,
    };
  } finally {
    clearInterval(sampling);
    await server.stop();
    closeSync(log);
    rmSync(folder, { recursive: true, force: true });
  }
}

const cluster = postgresMissing === null ? new PostgresCluster({ durable: true }) : null;
try {
  await cluster?.start();
  console.log(JSON.stringify(await soak(cluster)));
} finally {
  await cluster?.remove();
}
