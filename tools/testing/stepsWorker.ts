import { Session } from 'node:inspector';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';

/** The worker's input: the module whose `run` is counted. */
export type StepsOf = { module: string };

const { module } = workerData as StepsOf;
const session = new Session();
session.connect();

function post(method: 'Profiler.enable' | 'Profiler.startPreciseCoverage'): void {
  session.post(method, { callCount: true, detailed: true });
}

/** How often the blocks of the project's own code ran since it was asked last. */
function taken(): number {
  let steps = 0;
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error) throw error;
    for (const { url, functions } of result) {
      if (url.includes('/node_modules/') || !url.startsWith('file:')) continue;
      for (const { ranges } of functions) for (const { count } of ranges) steps += count;
    }
  });
  return steps;
}

// Code is counted that is loaded from now on.
post('Profiler.enable');
post('Profiler.startPreciseCoverage');
const { run }: { run: (input: unknown) => unknown } = await import(module);

parentPort?.on('message', ({ input, port }: { input: unknown; port: MessagePort }) => {
  void (async () => {
    taken();
    const output = await run(input);
    port.postMessage({ steps: taken(), output });
  })();
});
