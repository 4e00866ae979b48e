import { Worker } from 'node:worker_threads';

import type { BackupJob, BackupJobDone } from './backupJob.ts';

/** Does a job in a thread of its own, so that visitors don't wait for it. Null where the signal ended it. */
export function runInWorker(job: BackupJob, signal: AbortSignal): Promise<BackupJobDone | null> {
  if (signal.aborted) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('backupWorker.ts', import.meta.url), { workerData: job });
    const stop = () => void worker.terminate();
    signal.addEventListener('abort', stop);
    worker.on('message', (done: BackupJobDone) => resolve(done));
    worker.on('error', reject);
    worker.on('exit', () => {
      signal.removeEventListener('abort', stop);
      // After a message or an error this changes nothing.
      if (signal.aborted) resolve(null);
      else reject(new Error('The thread ended without an answer.'));
    });
  });
}
