import { refilled } from '#server/limits/addressLimits.ts';

import type { GatewayLimits } from './limits.ts';
import type { Shared } from './store/answerStore.ts';

/** Whether a visitor waits for the answer. */
export type Priority = 'visitor' | 'background';

export type Budget = {
  /** Whether a call may be made; it may take a moment until it may. */
  take: (priority: Priority) => Promise<boolean>;
  /** Calls of this process that may be made at once now; negative while some wait for their turn. */
  left: () => number;
};

type Parts = {
  limits: GatewayLimits;
  now: () => Date;
  sleep: (milliseconds: number) => Promise<unknown>;
  /** Where replicas share the budget. */
  shared: Pick<Shared, 'reserve'> | null;
};

/** Where other replicas have used it up. */
const retryMilliseconds = 120;

/**
 * Calls per second, spread evenly; a few early ones wait for their turn, the rest is refused. Replicas
 * take each call out of one budget when they make it: together they make no more than one alone may.
 */
export function createBudget({ limits, now, sleep, shared }: Parts): Budget {
  const { callsPerSecond, burst, waiting } = limits;
  const bucket = { size: burst, milliseconds: (burst / callsPerSecond) * 1000 };
  // Negative while calls wait for their turn.
  let fill = { left: burst, at: now().getTime() };

  const takeShared = async (from: Pick<Shared, 'reserve'>, tries: number): Promise<boolean> => {
    for (let refused = 0; refused < tries;) {
      if ((await from.reserve(1, { perSecond: callsPerSecond, burst })) > 0) return true;
      refused += 1;
      if (refused < tries) await sleep(retryMilliseconds);
    }
    return false;
  };

  return {
    async take(priority) {
      const { left, at } = refilled(fill, bucket, now().getTime());
      // Visitors find half of it untouched.
      if (priority === 'background' ? left < burst / 2 : left < 1 - waiting) return false;
      fill = { left: left - 1, at };
      if (left < 1) await sleep(((1 - left) / callsPerSecond) * 1000);
      return shared === null || takeShared(shared, priority === 'visitor' ? 3 : 1);
    },
    left: () => refilled(fill, bucket, now().getTime()).left,
  };
}
