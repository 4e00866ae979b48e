import { type ModelEnvironment, modelSettingsOf } from './assistant/modelSettings.ts';
import { createComputingLimits } from './limits/computingLimits.ts';
import { createFairQueue } from './limits/fairQueue.ts';
import type { Logger } from './log.ts';
import type { WorkerParts } from './worker.ts';
import type { Computing } from './workers/compute.ts';
import { createWorkers } from './workers/createWorkers.ts';
import { startWorker } from './workers/startWorker.ts';

/** How many of a kind may wait for each that is computed: a bound of memory, since what waits too long is refused. */
const waitingForEach = 64;
/** Pages that wait for TMDB, at once in each process. */
const livePagesAtOnce = 8;

/** Processes for what takes long, and what they open. */
export type WorkersWanted = {
  most: number;
  parts: Omit<WorkerParts, 'catalogueFile' | 'dataDirectory' | 'serverOnly'>;
};

type Parts = Pick<WorkerParts, 'catalogueFile' | 'dataDirectory'> & {
  /** Without them everything is computed here. */
  workers?: WorkersWanted;
  settings: ModelEnvironment;
  /** The titles come from TMDB. */
  isLive: boolean;
  now: () => Date;
  log: Logger;
};

/** How work is limited and distributed. */
export function openComputing({
  workers,
  isLive,
  settings,
  catalogueFile,
  dataDirectory,
  now,
  log,
}: Parts): Computing {
  const serverOnly = isLive ? ['/3', '/api'] : modelSettingsOf(settings) ? ['/api/concierge'] : [];
  const processes = workers?.most ?? 1;
  const script = new URL('worker.ts', import.meta.url);
  return {
    serverOnly,
    limits: createComputingLimits({ now }),
    queue: createFairQueue({
      atOnce: processes * (isLive ? livePagesAtOnce : 1),
      mostWaiting: processes * waitingForEach,
      now,
    }),
    workers: workers
      ? createWorkers({
          start: () =>
            startWorker({
              script,
              parts: { ...workers.parts, catalogueFile, dataDirectory, serverOnly },
            }),
          most: workers.most,
          log,
        })
      : null,
  };
}
