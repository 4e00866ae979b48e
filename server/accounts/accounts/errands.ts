import { setImmediate } from 'node:timers/promises';

import type { Logger } from '#server/log.ts';

/** Work that an answer doesn't wait for. */
export type Errands = {
  /** Starts once the answer is on its way. */
  after: (work: () => Promise<void>) => void;
  /** When nothing is under way any more. */
  settled: () => Promise<void>;
};

export function createErrands(log: Logger): Errands {
  let last: Promise<void> = Promise.resolve();

  async function run(work: () => Promise<void>, before: Promise<void>): Promise<void> {
    await before;
    await setImmediate();
    try {
      await work();
    } catch (err) {
      log.error({ err }, 'what was to be done after an answer failed');
    }
  }

  return {
    // One after the other: they are never in more of a hurry than people who wait.
    after: (work) => {
      last = run(work, last);
    },
    settled: () => last,
  };
}
