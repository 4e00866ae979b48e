import { type IdentityClient, onIdentityOpened, openIdentity } from '#web/api/identity/identityClient.ts';
import { readSite } from '#web/lib/site.ts';
import { newId } from '#web/platform/newId.ts';
import { readSessionHint } from '#web/platform/sessionHint.ts';

import { adoptDeviceValues } from './adoptDeviceValues.ts';
import { createLibrary, type LibraryParts, type LibrarySession } from './createLibrary.ts';
import { createMemoryStore, type DeviceStore, type Journal, journaledStore } from './deviceStore.ts';
import { openIdbStore } from './idbStore.ts';
import type { TabChannel, TabMessage } from './tabChannel.ts';

/** The session by the identity client; until it is open, by the hint that the last page left. */
function createBrowserSession(): LibrarySession {
  const hinted = readSessionHint()?.uid ?? null;
  const listeners = new Set<() => void>();
  let identity: IdentityClient | null = null;

  const tell = () => listeners.forEach((listener) => listener());
  onIdentityOpened((opened) => {
    const follow = () => {
      identity = opened;
      opened.subscribe(tell);
      tell();
    };
    // Whatever became of the stored session, this is the present one.
    opened.ready.then(follow, follow);
  });
  // Without a network the hint has to suffice; the next round tries again.
  if (hinted !== null) openIdentity().catch(() => {});

  return {
    account: () => (identity ? (identity.user()?.uid ?? null) : hinted),
    isRead: () => identity !== null || hinted === null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async token(account, options) {
      const client = await openIdentity();
      await client.ready;
      const token = client.user()?.uid === account ? await client.idToken(options) : null;
      // Another user may have signed in while the token came.
      return client.user()?.uid === account ? token : null;
    },
  };
}

/** Without libraries on a server there is the device's, for every user. */
const deviceSession: LibrarySession = {
  account: () => null,
  isRead: () => true,
  subscribe: () => () => {},
  token: async () => null,
};

/** Some browsers never answer whether there is a database. */
const openMilliseconds = 3000;
/** A frozen tab that holds the lock mustn't block the others. */
const turnMilliseconds = 60_000;

/** Some users disable it. */
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
  const library = await createLibrary({
    ...(await openStore(name)),
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
