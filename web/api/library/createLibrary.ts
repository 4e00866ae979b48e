import { currentStore } from './currentStore.ts';
import { type DeviceStore, guest } from './deviceStore.ts';
import { guestAdds } from './joinGuest.ts';
import { keepInStep, type StepParts } from './keepInStep.ts';
import { leaveAccounts } from './leaveAccounts.ts';
import type { Library, LibraryProblem, LibraryStatus, RefusalReason } from './library.ts';
import { type CallParts, createLibraryCalls } from './libraryCalls.ts';
import { createLibraryCopy, type LibraryCopy } from './libraryCopy.ts';
import { createServerClock } from './serverClock.ts';
import { type RoundEnd, syncRound } from './syncRound.ts';
import type { TabChannel } from './tabChannel.ts';

export type LibrarySession = {
  /** The account that is signed in, as far as it is known. */
  account: () => string | null;
  /** Whether the session itself was read, or only its hint. */
  isRead: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** A token of that account; null where it isn't signed in. */
  token: (account: string, options?: { fresh?: boolean }) => Promise<string | null>;
};

export type LibraryParts = Pick<StepParts, 'isVisible' | 'onReturn' | 'random'> &
  Pick<CallParts, 'fetch'> & {
    store: DeviceStore;
    /** Whether the store outlives the page. */
    isKept: boolean;
    tabs: TabChannel;
    session: LibrarySession;
    /** Runs it while no other tab does. */
    alone: <Result>(name: string, run: () => Promise<Result>) => Promise<Result>;
    now: () => number;
  };

/** The library of the signed-in user, or of the guest; it follows sign-in and sign-out. */
export async function createLibrary(parts: LibraryParts): Promise<Library & { close: () => void }> {
  const { tabs, session, alone } = parts;
  const store = currentStore(parts.store);
  const clock = createServerClock(parts.now);
  const listeners = new Set<() => void>();
  const refusals = new Set<(keys: readonly string[], reason: RefusalReason) => void>();
  let isKept = parts.isKept;
  let isRefused = false;
  let isLate = false;
  let status: LibraryStatus = { account: 'guest', waiting: 0, problem: null };

  const problemNow = (): LibraryProblem | null =>
    !isKept ? 'not-kept' : isRefused ? 'refused' : isLate && copy.owner !== guest ? 'offline' : null;

  function tell() {
    const account = copy.owner === guest ? 'guest' : 'signed-in';
    const waiting = account === 'guest' ? 0 : copy.waiting().size;
    const problem = problemNow();
    if (status.account !== account || status.waiting !== waiting || status.problem !== problem)
      status = { account, waiting, problem };
    for (const listener of listeners) listener();
  }

  const open = (owner: string): LibraryCopy => {
    const opened: LibraryCopy = createLibraryCopy(owner, {
      store,
      tabs,
      now: clock.now,
      onChange: () => {
        if (opened === copy) tell();
      },
      onKept: (kept) => {
        // A value that the device can't store isn't stored by adopting it.
        const keeps = kept && parts.isKept;
        if (keeps === isKept) return;
        isKept = keeps;
        tell();
      },
    });
    return opened;
  };

  function refused(refusedKeys: readonly string[], reason: RefusalReason) {
    isRefused = true;
    tell();
    for (const listener of refusals) listener(refusedKeys, reason);
  }

  async function round(): Promise<RoundEnd> {
    const synced = copy;
    if (synced.owner === guest) return { kind: 'nobody' };
    const calls = createLibraryCalls({
      fetch: parts.fetch,
      clock,
      token: async (options) => (synced === copy ? await session.token(synced.owner, options) : null),
    });
    return alone(`marquee-library ${synced.owner}`, () =>
      syncRound(synced, { store, calls, onRefused: refused }),
    ).catch(() => ({ kind: 'later', after: 0 }));
  }

  const step = keepInStep({
    ...parts,
    round,
    isNeeded: () => parts.isVisible() || (copy.owner !== guest && copy.waiting().size > 0),
    onEnd({ kind }) {
      const late = kind === 'later';
      if (late === isLate) return;
      isLate = late;
      tell();
    },
  });

  const leaveOthers = (owner: string) =>
    session.isRead() ? leaveAccounts(store, { except: owner, now: clock.now() }).catch(() => {}) : null;

  let followed: string | null = null;

  /** Opens the library of the present user, in place of the open one. */
  async function follow() {
    const owner = session.account() ?? guest;
    await leaveOthers(owner);
    if (owner !== copy.owner) {
      const next = open(owner);
      await next.load().catch(() => {});
      if (owner !== guest) {
        const left = await store.read(guest).catch(() => ({ registers: [] }));
        await next.take(left.registers.flatMap((register) => guestAdds(register, next, false) ?? []));
      }
      copy.close();
      copy = next;
      isLate = false;
      isRefused = false;
      tell();
      // Writes that arrived for the other one until now.
      await leaveOthers(owner);
    }
    // A new name or token is no reason to look again.
    if (owner !== guest && owner !== followed) void step.run();
    followed = owner;
  }

  let copy = open(session.account() ?? guest);
  await copy.load().catch(() => {});
  tell();

  let following = Promise.resolve();
  const next = () => {
    following = following.then(follow);
  };
  const ends = [
    session.subscribe(next),
    // Messages of other tabs in the meantime were lost.
    parts.onReturn((wasFrozen) => {
      if (wasFrozen) copy.load().catch(() => {});
    }),
  ];
  next();

  return {
    marksOf: (title) => copy.view().marksOf(title),
    titlesWith: (mark) => copy.view().titlesWith(mark),
    lists: () => copy.view().lists(),
    itemsOf: (list) => copy.view().itemsOf(list),
    listsWith: (title) => copy.view().listsWith(title),
    savedSets: () => copy.view().savedSets(),
    setting: (name) => copy.view().setting(name),
    write(changes) {
      isRefused = false;
      copy.write(changes);
      if (copy.owner !== guest) step.wake();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    status: () => status,
    onRefused(listener) {
      refusals.add(listener);
      return () => refusals.delete(listener);
    },
    export: () => copy.shown().filter(({ value }) => value !== null),
    flush: async () => {
      await following;
      await step.run();
    },
    close() {
      for (const end of ends) end();
      step.stop();
      copy.close();
    },
  };
}
