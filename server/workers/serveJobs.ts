import { AsyncLocalStorage } from 'node:async_hooks';

import type { Findings } from '#server/http/answered.ts';
import type { Fetch } from '#server/http/fetch.ts';

import { type FromWorker, type JobKind, reasonOf, type ToWorker } from './messages.ts';
import { plainRequest, plainResponse, type PlainResponse, requestOf, responseOf } from './plain.ts';

type AnswerJob = (asked: {
  work: JobKind;
  request: Request;
  id: string;
  findings: Findings;
}) => Promise<Response>;

/** Has no effect where the server is gone: then this process ends, too. */
const send = (message: FromWorker) => process.send?.(message, () => {});

/**
 * Answers the server's jobs in a process of its own, until the server ends it. `open` gets the first message, and
 * what answers for what this process doesn't know.
 */
export function serveJobs(open: (parts: unknown, askServer: Fetch) => Promise<AnswerJob>): void {
  const questions = new Map<number, PromiseWithResolvers<PlainResponse>>();
  const currentJob = new AsyncLocalStorage<number>();
  let asked = 0;

  const askServer: Fetch = async (request) => {
    const question = (asked += 1);
    const told = Promise.withResolvers<PlainResponse>();
    questions.set(question, told);
    const job = currentJob.getStore() ?? 0;
    send({ kind: 'ask', question, job, request: await plainRequest(request) });
    return responseOf(await told.promise);
  };

  async function answer(
    answerJob: AnswerJob,
    { job, work, id, request }: ToWorker & { kind: 'job' },
  ): Promise<void> {
    const findings: Findings = {};
    try {
      const response = await currentJob.run(job, () =>
        answerJob({ work, request: requestOf(request), id, findings }),
      );
      send({ kind: 'done', job, response: await plainResponse(response), findings });
    } catch (error) {
      send({ kind: 'failed', job, reason: reasonOf(error) });
    }
  }

  function take(message: Exclude<ToWorker, { kind: 'job' }>): void {
    const told = questions.get(message.question);
    questions.delete(message.question);
    if (message.kind === 'told') told?.resolve(message.response);
    else told?.reject(new Error(message.reason));
  }

  let opened: Promise<AnswerJob> | undefined;
  process.on('message', async (message: unknown) => {
    if (!opened) {
      opened = open(message, askServer);
      await opened;
      send({ kind: 'ready' });
      return;
    }
    const next = message as ToWorker;
    if (next.kind === 'job') await answer(await opened, next);
    else take(next);
  });
  process.on('disconnect', () => process.exit());
  // Signals reach the whole group: the server decides when to end.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
}
