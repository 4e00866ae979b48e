import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';

import { openStorage } from '#server/database/openStorage.ts';
import type { PostgresCluster } from '#server/database/testing/postgresCluster.ts';
import type { PeopleLocation } from '#server/operations/backup/source.ts';

import { childrenOf } from '../load/processMemory.ts';
import { createWitness, type Witness } from '../support/witness.ts';
import { inspect, originOf, startProcess, writeOnce } from './killing.ts';
import { injectedIn, type Ordered, orderIn } from './traceReading.ts';

/** Why system calls can't be traced here, or null. */
export const straceMissing: string | null =
  spawnSync('strace', ['-qq', '-o', '/dev/null', 'true']).status === 0 ? null : 'strace does not run here';

const calls = 'trace=pwrite64,fsync,fdatasync,write,writev,sendto,sendmsg';

const patience = 2000;

type Traced = { trace: string; answers: boolean[] };

/** A process of the library under strace that gets writes one after the other; no answers where it doesn't start. */
async function writeTraced(
  place: PeopleLocation,
  { options, witness, writes }: { options: readonly string[]; witness: Witness; writes: number },
): Promise<Traced> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-trace-'));
  const file = join(folder, 'trace');
  const child = startProcess(place, ['strace', '-f', '-qq', '-s', '24', '-o', file, ...options]);
  const ended = once(child, 'exit');
  const answers: boolean[] = [];
  try {
    const origin = await originOf(child, ended);
    for (let count = 0; count < writes; count += 1) answers.push(await writeOnce(origin, witness));
  } catch {
    // It did not start, or ended in the middle: what it confirmed until then counts.
  }
  for (const pid of childrenOf(child.pid ?? 0)) process.kill(pid, 'SIGKILL');
  child.kill('SIGTERM');
  // It waits for what else it follows, which goes on.
  const force = setTimeout(() => child.kill('SIGKILL'), patience);
  await ended;
  clearTimeout(force);
  const trace = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true, force: true });
  return { trace, answers };
}

/** Whether every write is on disk before it is confirmed, by the order of system calls. */
export async function traceSyncs(
  place: PeopleLocation,
  writes: number,
  cluster?: PostgresCluster,
): Promise<Ordered> {
  const options = ['-e', calls, ...(cluster?.pid === undefined ? [] : ['-p', String(cluster.pid)])];
  const { trace } = await writeTraced(place, { options, witness: createWitness('traced'), writes });
  return orderIn(trace);
}

export type Injected = {
  /** Runs in which a call failed. */
  runs: number;
  /** Of them, those in which every write was confirmed nevertheless. */
  unnoticed: number;
  lost: number;
  torn: number;
  invented: number;
  integrityFailures: number;
};

const writesOfARun = 12;
/** A disk that is full stays full; one that fails may do so once. */
const faults = [
  { call: 'pwrite64', error: 'ENOSPC', when: '+' },
  { call: 'pwrite64', error: 'EIO', when: '' },
  { call: 'fsync,fdatasync', error: 'EIO', when: '' },
];

/** Lets the n-th write or sync of SQLite's log fail, for one n after the other, and compares what is stored with what was confirmed. */
export async function injectErrors(runs: number): Promise<Injected> {
  const parent = mkdtempSync(join(tmpdir(), 'marquee-injected-'));
  const model = mkdtempSync(join(parent, 'model-'));
  const opened = await openStorage({
    dataDirectory: model,
    now: () => new Date(),
    log: pino({ level: 'silent' }),
  });
  if (!opened.ok) throw new Error(opened.problem);
  await opened.storage.close();
  const found: Injected = { runs: 0, unnoticed: 0, lost: 0, torn: 0, invented: 0, integrityFailures: 0 };
  try {
    for (let number = 0; number < runs; number += 1) {
      const dataDirectory = mkdtempSync(join(parent, 'run-'));
      cpSync(model, dataDirectory, { recursive: true });
      const { call, error, when } = faults[number % faults.length] ?? { call: '', error: '', when: '' };
      const nth = Math.floor(number / faults.length) + 1;
      const witness = createWitness('injected');
      const { trace, answers } = await writeTraced(
        { dataDirectory },
        {
          options: [
            '-P',
            join(dataDirectory, 'people.sqlite-wal'),
            '-e',
            `trace=${call}`,
            '-e',
            `inject=${call}:error=${error}:when=${nth}${when}`,
          ],
          witness,
          writes: writesOfARun,
        },
      );
      if (injectedIn(trace) > 0) {
        found.runs += 1;
        if (answers.length === writesOfARun && answers.every(Boolean)) found.unnoticed += 1;
      }
      await inspect({ dataDirectory }, [witness], found);
      rmSync(dataDirectory, { recursive: true, force: true });
    }
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
  return found;
}
