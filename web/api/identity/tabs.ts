const name = 'marquee-session';
const patienceMilliseconds = 10_000;

/** The other tabs of this app. */
export type Tabs = {
  /** Says that what is stored of the session has changed. */
  tell: () => void;
  listen: (listener: () => void) => void;
  /** One tab at a time; where that can't be had, or takes too long, all the same. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  // Over plain http a browser has no locks for us.
  if (!('locks' in navigator)) return work();
  const patience = AbortSignal.timeout(patienceMilliseconds);
  let hasBegun = false;
  try {
    return await navigator.locks.request(name, { signal: patience }, () => {
      hasBegun = true;
      return work();
    });
  } catch (error) {
    if (hasBegun || !patience.aborted) throw error;
    return work();
  }
}

export function openTabs(): Tabs {
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels have none
    tell: () => channel.postMessage('changed'),
    listen: (listener) => channel.addEventListener('message', listener),
    alone,
  };
}
