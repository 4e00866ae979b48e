import { AsyncLocalStorage } from 'node:async_hooks';
import { fork } from 'node:child_process';

import type { Findings } from '#server/http/answered.ts';
import type { Fetch, IncomingRequest } from '#server/http/fetch.ts';
import { lowerPriority } from '#server/limits/lowerPriority.ts';

import { type FromWorker, type JobKind, reasonOf, type ToWorker } from './messages.ts';
import { plainRequest, plainResponse, type PlainResponse, requestOf, responseOf } from './plain.ts';

export type JobAsked = Pick<IncomingRequest, 'request' | 'id' | 'findings'> & { work: JobKind };

/** A process that answers requests. */
export type Worker = {
  /** `inner` answers what the worker asks for it. Rejects where the request fails or the worker is lost. */
  answer: (asked: JobAsked, inner: Fetch) => Promise<Response>;
  isLost: () => boolean;
  /** Resolves when it has exited. */
  end: () => Promise<void>;
};

export type WorkerOptions = {
  script: URL;
  /** Sent to it first. */
  parts: object;
  startMilliseconds?: number;
  /** A job that takes longer is taken for one that never ends. */
  jobMilliseconds?: number;
};

/** Lower than the server's own: it only waits and hands on, and so comes first. */
const nicer = 5;

type Job = {
  outcome: PromiseWithResolvers<PlainResponse>;
  findings: Findings;
  inner: Fetch;
  inContext: <T>(run: () => T) => T;
  timer?: NodeJS.Timeout;
};

/**
 * A worker in a process of its own: what it took in memory is free when it exits (a thread's isn't), a crash ends
 * only its jobs, and its priority can be lower than the server's (docs/decisions/057).
 */
export function startWorker({
  script,
  parts,
  startMilliseconds = 60_000,
  jobMilliseconds = 10_000,
}: WorkerOptions): Worker {
  const child = fork(script, {
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: ['--max-semi-space-size=4', '--max-old-space-size=256'],
  });
  const jobs = new Map<number, Job>();
  const ready = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  let count = 0;
  let lost: Error | null = null;

  const lose = (error: Error) => {
    lost ??= error;
    clearTimeout(starting);
    ready.reject(lost);
    for (const { outcome, timer } of jobs.values()) {
      clearTimeout(timer);
      outcome.reject(lost);
    }
    jobs.clear();
    child.kill('SIGKILL');
  };
  const starting = setTimeout(() => lose(new Error('A worker took too long to start.')), startMilliseconds);
  // Whoever waits for a job learns of it there.
  ready.promise.catch(() => {});
  const send = (message: ToWorker | object) =>
    child.send(message, (error) => {
      if (error) lose(error);
    });

  async function tell({ question, request }: FromWorker & { kind: 'ask' }, inner: Fetch): Promise<void> {
    try {
      const response = await plainResponse(await inner(requestOf(request)));
      if (!lost) send({ kind: 'told', question, response });
    } catch (error) {
      if (!lost) send({ kind: 'failed', question, reason: reasonOf(error) });
    }
  }

  const tellFor = ({ inner, inContext }: Job, question: FromWorker & { kind: 'ask' }) =>
    inContext(() => void tell(question, inner));

  child.on('message', (message: FromWorker) => {
    let job: Job | undefined;
    switch (message.kind) {
      case 'ready':
        // Not before: on a busy machine a start at low priority takes half a minute, in which nothing is computed.
        lowerPriority(child.pid, nicer);
        clearTimeout(starting);
        ready.resolve();
        break;
      case 'ask':
        // What is asked belongs to the request that the job is for.
        job = jobs.get(message.job);
        if (job) tellFor(job, message);
        break;
      case 'done':
        job = jobs.get(message.job);
        if (job) Object.assign(job.findings, message.findings);
        job?.outcome.resolve(message.response);
        break;
      case 'failed':
        jobs.get(message.job)?.outcome.reject(new Error(`A worker failed: ${message.reason}`));
        break;
    }
  });
  child.on('error', (error) => {
    lose(error);
    // It never started.
    if (child.pid === undefined) gone.resolve();
  });
  child.on('exit', (code, signal) => {
    lose(new Error(`A worker ended (${signal ?? code}).`));
    gone.resolve();
  });
  send(parts);

  return {
    async answer({ work, request, id, findings }, inner) {
      if (lost) throw lost;
      const number = (count += 1);
      const job: Job = {
        outcome: Promise.withResolvers(),
        findings,
        inner,
        inContext: AsyncLocalStorage.snapshot(),
      };
      jobs.set(number, job);
      job.outcome.promise.catch(() => {});
      try {
        const plain = await plainRequest(request);
        await ready.promise;
        job.timer = setTimeout(
          () => lose(new Error('A worker took too long for an answer.')),
          jobMilliseconds,
        );
        send({ kind: 'job', work, job: number, id, request: plain });
        return responseOf(await job.outcome.promise);
      } finally {
        clearTimeout(job.timer);
        jobs.delete(number);
      }
    },
    isLost: () => lost !== null,
    end() {
      if (child.connected) child.disconnect();
      return gone.promise;
    },
  };
}
