import { createLibrary, type LibrarySession } from '../createLibrary.ts';
import { createMemoryStore } from '../deviceStore.ts';
import type { TabMessage } from '../tabChannel.ts';
import type { Fault, FakeServer } from './fakeServer.ts';

type Tab = Awaited<ReturnType<typeof createLibrary>>;

/** A browser with its storage, its session and its tabs. */
export function createFakeDevice({ server, now }: { server: Pick<FakeServer, 'fetch'>; now: () => number }) {
  const store = createMemoryStore();
  const tabs: Tab[] = [];
  const ears = new Set<(message: TabMessage) => void>();
  const watchers = new Set<() => void>();
  let account: string | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let isHeard = true;
  let fault: Exclude<Fault, number> | null = null;

  const session: LibrarySession = {
    account: () => account,
    isRead: () => true,
    subscribe(listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    token: async (of) => (of === account ? of : null),
  };

  async function openTab(): Promise<Tab> {
    let own: ((message: TabMessage) => void) | undefined;
    const tab = await createLibrary({
      store,
      isKept: true,
      session,
      tabs: {
        // To the other tabs as a copy, like everything that is posted.
        post: (message) => {
          for (const ear of ears) if (isHeard && ear !== own) ear(structuredClone(message));
        },
        listen(listener) {
          own = listener;
          ears.add(listener);
          return () => ears.delete(listener);
        },
      },
      alone: (_name, run) => {
        const mine = turn.then(run);
        turn = mine.catch(() => {});
        return mine;
      },
      fetch: async (path, init) => {
        if (fault === 'down') throw new TypeError('no network');
        const answer = await server.fetch(path, init);
        if (fault === 'lost') throw new TypeError('the answer was lost');
        return answer;
      },
      isVisible: () => true,
      onReturn: () => () => {},
      now,
      random: () => 0,
    });
    tabs.push(tab);
    return tab;
  }

  return {
    store,
    tabs,
    openTab,
    /** What is wrong with this device's network. */
    fail(next: typeof fault) {
      fault = next;
    },
    /** Does something while no other tab listens. */
    async unheard(act: () => void) {
      isHeard = false;
      act();
      await Promise.resolve();
      isHeard = true;
    },
    async sign(next: string | null) {
      account = next;
      for (const watcher of watchers) watcher();
      for (const tab of tabs) await tab.flush();
    },
    /** As if its process had ended: memory is gone, stored data remain. */
    crash(tab: Tab) {
      tab.close();
      tabs.splice(tabs.indexOf(tab), 1);
    },
  };
}
export type FakeDevice = ReturnType<typeof createFakeDevice>;

/** Key to value of all that a tab shows. */
export const valuesIn = (tab: Tab) => Object.fromEntries(tab.export().map(({ key, value }) => [key, value]));
