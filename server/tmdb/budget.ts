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
const chunk = 3;
const chunkMilliseconds = 200;

/** So many calls a second, spread evenly; the few that come too early wait for their turn, the rest is refused. */
export function createBudget({ limits, now, sleep, shared }: Parts): Budget {
  const { callsPerSecond, burst, waiting } = limits;
  let tokens = burst;
  let counted = now().getTime();

  const refill = () => {
    const time = now().getTime();
    tokens = Math.min(burst, tokens + (Math.max(0, time - counted) / 1000) * callsPerSecond);
    counted = time;
  };

  let granted = { count: 0, until: 0 };
  let asking: Promise<number> | null = null;
  const reserve = async (from: Pick<Shared, 'reserve'>) => {
    const count = await from.reserve(chunk, { perSecond: callsPerSecond, burst });
    granted = { count, until: now().getTime() + chunkMilliseconds };
    return count;
  };
  const takeShared = async (from: Pick<Shared, 'reserve'>, tries: number): Promise<boolean> => {
    for (let refused = 0; refused < tries;) {
      if (granted.count > 0 && now().getTime() <= granted.until) {
        granted.count -= 1;
        return true;
      }
      asking ??= reserve(from).finally(() => (asking = null));
      if ((await asking) > 0) continue;
      refused += 1;
      if (refused < tries) await sleep((chunk / callsPerSecond) * 1000);
    }
    return false;
  };

  return {
    async take(priority) {
      refill();
      // Visitors find half of it untouched.
      if (priority === 'background' ? tokens < burst / 2 : tokens < 1 - waiting) return false;
      tokens -= 1;
      if (tokens < 0) await sleep((-tokens / callsPerSecond) * 1000);
      return shared === null || takeShared(shared, priority === 'visitor' ? 3 : 1);
    },
  };
}
