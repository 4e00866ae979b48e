import { setImmediate } from 'node:timers/promises';

import type { Logger } from '#server/log.ts';

/** Work that an answer doesn't wait for. */
export type BackgroundWork = {
  /** Starts after the answer is sent. */
  after: (work: () => Promise<void>) => void;
  /** Resolves when nothing is running. */
  settled: () => Promise<void>;
};

export function createBackgroundWork(log: Logger): BackgroundWork {
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
    // One after the other: waiting visitors come first.
    after: (work) => {
      last = run(work, last);
    },
    settled: () => last,
  };
}
