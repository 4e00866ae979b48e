import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';

import type { StepsOf } from './stepsWorker.ts';

/** How much was done, the same on every machine, and what came of it. */
type Counted<Output> = { steps: number; output: Output };

export type Steps<Input, Output> = {
  count: (input: Input) => Promise<Counted<Output>>;
  close: () => Promise<unknown>;
};

/**
 * Counts the steps of what a module exports as `run`: how often each block of the project's own code runs, as V8 counts
 * it for coverage. It sees every loop that is written down, but not into regular expressions and built-in functions.
 */
export function countSteps<Input, Output>(module: URL): Steps<Input, Output> {
  const workerData: StepsOf = { module: module.href };
  const worker = new Worker(new URL('./stepsWorker.ts', import.meta.url), { workerData, execArgv: [] });
  return {
    count: async (input) => {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage({ input, port: port2 }, [port2]);
      const [counted] = await once(port1, 'message');
      port1.close();
      return counted;
    },
    close: () => worker.terminate(),
  };
}
