import { type Auth, onIdTokenChanged, type User } from 'firebase/auth';

import type { IdentityClient, SessionUser } from './identityClient.ts';
import { identityFailure, IdentityFailure } from './identityFailure.ts';
import { createKeepFresh } from './keepFresh.ts';
import { isSameUser, keepsNothing, sessionUser, takeOverStored } from './sessionUser.ts';
import type { Tabs } from './tabs.ts';

type Serialised = { stsTokenManager?: { expirationTime?: number | null; accessToken?: string | null } };

/** When the user's token ends by the clock of this device, in milliseconds since 1970. */
function expiryOf(user: User): number | null {
  const { stsTokenManager }: Serialised = user.toJSON();
  return stsTokenManager?.expirationTime ?? null;
}

/** The stored token, without a request for a new one. */
function storedTokenOf(user: User): string | null {
  const { stsTokenManager }: Serialised = user.toJSON();
  return stsTokenManager?.accessToken ?? null;
}

async function newToken(auth: Auth, user: User, expiryBefore: number | null): Promise<string> {
  // Another tab may have fetched one while this one waited for its turn.
  await takeOverStored(auth);
  if (auth.currentUser !== user) throw new IdentityFailure('user-signed-out');
  return user.getIdToken(expiryOf(user) === expiryBefore);
}

/** Fetches a new token: once for all callers in this tab, and for all tabs one after the other. */
function createRefresh(auth: Auth, tabs: Tabs): () => Promise<string> {
  let underWay: Promise<string> | undefined;

  async function refresh(): Promise<string> {
    const user = auth.currentUser;
    if (!user) throw new IdentityFailure('user-signed-out');
    const expiryBefore = expiryOf(user);
    try {
      return await tabs.alone(() => newToken(auth, user, expiryBefore));
    } catch (error) {
      const failure = identityFailure(error);
      // The library would go on with invalid tokens.
      if (failure.code === 'invalid-refresh-token' && auth.currentUser === user) await auth.signOut();
      throw failure;
    }
  }

  return () => (underWay ??= refresh().finally(() => (underWay = undefined)));
}

/** How often the library reads what another tab has stored. */
const pollMilliseconds = 1000;
/** A token that ends sooner is renewed before it is used. */
const leastLifeMilliseconds = 30_000;

type Session = Pick<
  IdentityClient,
  'ready' | 'user' | 'subscribe' | 'shortLived' | 'storedToken' | 'idToken'
> & {
  /** Reports the outcome only, not the steps in between. */
  asOneStep: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

const later = (work: () => void, milliseconds: number) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

export type SessionParts = {
  auth: Auth;
  tabs: Tabs;
  /** Stores what the next page view needs before this library is loaded. */
  keepHint: (user: SessionUser | null) => void;
  /** Calls after pauses in which timers may have been suspended. */
  onWake: (listener: () => void) => void;
  now: () => number;
};

/** The signed-in user, in step with the other tabs, with a token that is always fresh. */
export function createSession({ auth, tabs, keepHint, onWake, now }: SessionParts): Session {
  const listeners = new Set<() => void>();
  let shown: SessionUser | null = null;
  let steps = 0;
  let isFollowing = false;
  let isReady = false;
  let hasNews = false;

  function tellOtherTabs(): void {
    hasNews = steps > 0;
    if (!hasNews && isReady && !isFollowing) tabs.tell();
  }

  function publish(): void {
    if (steps > 0 || !isReady) return;
    const next = auth.currentUser && sessionUser(auth.currentUser);
    keepHint(next);
    if (isSameUser(shown, next)) return;
    shown = next;
    tellOtherTabs();
    for (const listener of listeners) listener();
  }

  /** What is stored already is not reported to the other tabs. */
  function publishStored(): void {
    isFollowing = true;
    publish();
    isFollowing = false;
  }

  const refresh = createRefresh(auth, tabs);
  const fresh = createKeepFresh({
    refresh,
    isPassing: (error) => identityFailure(error).code === 'network-request-failed',
    now,
    later,
  });

  onIdTokenChanged(auth, (user) => {
    fresh.follow(user && expiryOf(user));
    publish();
    tellOtherTabs();
  });

  async function readStored(): Promise<void> {
    await auth.authStateReady();
    isReady = true;
    publishStored();
  }
  const ready = readStored();

  async function followOtherTab(): Promise<void> {
    await ready;
    isFollowing = true;
    try {
      if (!(await takeOverStored(auth)))
        await new Promise((resolve) => setTimeout(resolve, pollMilliseconds));
    } catch {
      // What was stored could not be read, or not be renewed. The library tries again by itself.
    }
    publishStored();
  }

  tabs.listen(() => void followOtherTab());
  onWake(fresh.wake);

  return {
    ready,
    user: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shortLived: () =>
      isReady && keepsNothing(auth) ? new IdentityFailure('web-storage-unsupported').message : null,
    storedToken: () => auth.currentUser && storedTokenOf(auth.currentUser),
    idToken: async (options) => {
      await ready;
      const user = auth.currentUser;
      if (!user) return null;
      const isStale = (expiryOf(user) ?? 0) - now() < leastLifeMilliseconds;
      return options?.fresh || isStale ? refresh() : user.getIdToken();
    },
    asOneStep: async (work) => {
      steps += 1;
      try {
        return await work();
      } finally {
        steps -= 1;
        publish();
        if (hasNews) tellOtherTabs();
      }
    },
  };
}
