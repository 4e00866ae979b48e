import { readSite } from '#web/lib/site.ts';
import { newId } from '#web/platform/newId.ts';

import { adoptDeviceValues } from './adoptDeviceValues.ts';
import { createBrowserSession } from './browserSession.ts';
import { createLibrary, type LibraryParts } from './createLibrary.ts';
import { deviceSession } from './deviceSession.ts';
import type { DeviceStore } from './deviceStore.ts';
import { openIdbStore } from './idbStore.ts';
import { type Journal, journaledStore } from './journaledStore.ts';
import { createMemoryStore } from './memoryStore.ts';
import { openKeys } from './openKeys.ts';
import type { TabChannel, TabMessage } from './tabChannel.ts';

/** Some browsers never answer whether there is a database. */
const openMilliseconds = 3000;
/** A tab that stands still while it has its turn mustn't keep the others waiting. */
const turnMilliseconds = 60_000;

/** Some people close it. */
function openJournal(): Journal | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

async function openStore(name: string): Promise<{ store: DeviceStore; isKept: boolean }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No database yet.')), openMilliseconds);
  });
  try {
    const store = await Promise.race([openIdbStore(name), late]);
    const journal = openJournal();
    return { store: journal ? journaledStore(store, journal, newId) : store, isKept: true };
  } catch {
    return { store: createMemoryStore(), isKept: false };
  } finally {
    clearTimeout(timer);
  }
}

function openTabs(name: string): TabChannel {
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    post: (message) => channel.postMessage(message),
    listen(listener) {
      const hear = ({ data }: MessageEvent<TabMessage>) => listener(data);
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}

/** Locks are there in secure contexts only; without them two tabs may send the same, which is harmless. */
const alone: LibraryParts['alone'] = async (name, run) =>
  'locks' in navigator
    ? await navigator.locks.request(name, { signal: AbortSignal.timeout(turnMilliseconds) }, run)
    : await run();

function onReturn(listener: (wasFrozen: boolean) => void) {
  const look = () => listener(false);
  const thaw = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener(true);
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  addEventListener('focus', look);
  addEventListener('pageshow', thaw);
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
    removeEventListener('focus', look);
    removeEventListener('pageshow', thaw);
  };
}

/** The library of this browser. */
export async function openBrowserLibrary({
  name = 'marquee-library',
  session = readSite().server ? createBrowserSession() : deviceSession,
} = {}) {
  const journal = openJournal();
  const [opened, keys] = await Promise.all([
    openStore(name),
    openKeys({ site: readSite(), fetch: (path, init) => fetch(path, init), journal }),
  ]);
  const library = await createLibrary({
    ...opened,
    keys,
    tabs: openTabs(name),
    session,
    alone,
    fetch: (path, init) => fetch(path, init),
    isVisible: () => document.visibilityState === 'visible',
    onReturn,
    now: Date.now,
    random: Math.random,
  });
  adoptDeviceValues(library, { newId, now: Date.now });
  return library;
}
