import type { Limits } from './limits.ts';
import type { Shared } from './store/answerStore.ts';

/** Somebody waits for the answer, or nobody does. */
export type Priority = 'visitor' | 'background';

export type Budget = {
  /** Whether a call may be made; it may take a moment until it may. */
  take: (priority: Priority) => Promise<boolean>;
};

type Parts = {
  limits: Limits;
  now: () => Date;
  sleep: (milliseconds: number) => Promise<unknown>;
  /** Where replicas share the budget. */
  shared: Pick<Shared, 'reserve'> | null;
};

/** How many calls a replica lays hands on at once, and for how long. */
const chunk = 5;
const chunkMilliseconds = 1000;

/** So many calls a second, spread evenly; the few that come too early wait for their turn, the rest is refused. */
export function createBudget({ limits, now, sleep, shared }: Parts): Budget {
  const { callsPerSecond, waiting } = limits;
  let tokens = callsPerSecond;
  let counted = now().getTime();

  const refill = () => {
    const time = now().getTime();
    tokens = Math.min(callsPerSecond, tokens + (Math.max(0, time - counted) / 1000) * callsPerSecond);
    counted = time;
  };

  let granted = { count: 0, until: 0 };
  let asking: Promise<void> | null = null;
  const reserve = async (reserving: Pick<Shared, 'reserve'>) => {
    const count = await reserving.reserve(chunk, callsPerSecond);
    granted = { count, until: now().getTime() + chunkMilliseconds };
  };
  const takeShared = async (reserving: Pick<Shared, 'reserve'>, tries: number): Promise<boolean> => {
    for (let attempt = 0; attempt <= tries; attempt += 1) {
      if (granted.count === 0 || granted.until < now().getTime()) {
        if (attempt > 0) await sleep((chunk / callsPerSecond) * 1000);
        asking ??= reserve(reserving).finally(() => (asking = null));
        await asking;
      }
      if (granted.count > 0) {
        granted.count -= 1;
        return true;
      }
    }
    return false;
  };

  return {
    async take(priority) {
      refill();
      // Visitors find half of it untouched.
      if (priority === 'background' ? tokens < callsPerSecond / 2 : tokens < 1 - waiting) return false;
      tokens -= 1;
      if (tokens < 0) await sleep((-tokens / callsPerSecond) * 1000);
      return shared === null || takeShared(shared, priority === 'visitor' ? 2 : 0);
    },
  };
}
