const name = 'marquee-session';

/** The other tabs of this app. */
export type Tabs = {
  /** Reports that the stored session has changed. */
  tell: () => void;
  listen: (listener: () => void) => void;
  /** One tab at a time; where that can't be had, or takes too long, all the same. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

async function aloneWithin<Result>(
  patienceMilliseconds: number,
  work: () => Promise<Result>,
): Promise<Result> {
  // Over plain http a browser has no locks for us.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return work();
  const patience = AbortSignal.timeout(patienceMilliseconds);
  let hasBegun = false;
  try {
    return await locks.request(name, { signal: patience }, () => {
      hasBegun = true;
      return work();
    });
  } catch (error) {
    if (hasBegun || !patience.aborted) throw error;
    return work();
  }
}

export function openTabs({ patienceMilliseconds = 10_000 } = {}): Tabs {
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels have none
    tell: () => channel.postMessage('changed'),
    listen: (listener) => channel.addEventListener('message', listener),
    alone: (work) => aloneWithin(patienceMilliseconds, work),
  };
}
