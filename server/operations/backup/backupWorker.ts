import { parentPort, workerData } from 'node:worker_threads';

import { type BackupJob, doBackupJob } from './backupJob.ts';

const job: BackupJob = workerData;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await doBackupJob(job));
