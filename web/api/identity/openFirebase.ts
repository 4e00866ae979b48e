import type { IdentityConfig } from '@marquee/contracts/identity/identityConfig.ts';
import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';

import { readSite } from '#web/lib/site.ts';
import { hintedPhoto, keepSessionHint } from '#web/platform/keepSessionHint.ts';

import { chooseAvatar } from './chooseAvatar.ts';
import { createIdentity } from './createIdentity.ts';
import { eraseLibrary } from './eraseLibrary.ts';
import type { IdentityClient, SessionUser } from './identityClient.ts';
import { readConfig } from './readConfig.ts';
import { revokeSession } from './revokeSession.ts';
import { openTabs } from './tabs.ts';

function keepHint(user: SessionUser | null): void {
  keepSessionHint(
    user && {
      v: 1,
      uid: user.uid,
      name: user.displayName,
      photo: hintedPhoto(user.photoURL, location.origin),
    },
  );
}

function onWake(listener: () => void): void {
  addEventListener('online', listener);
  addEventListener('pageshow', listener);
  document.addEventListener('visibilitychange', () => document.hidden || listener());
}

/** Where the library is to ask, if not Google. */
const originOf = (config: IdentityConfig): string | null =>
  config.provider === 'embedded' ? location.origin : (config.origin ?? null);

/** Starts the identity library with what this Marquee is set up for. */
export async function openFirebase(): Promise<IdentityClient> {
  const config = await readConfig();
  const { provider, ...options } = config;
  const app = initializeApp(Object.fromEntries(Object.entries(options)));
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
  });
  // Before anything is asked: the library only then lets itself be led to another origin.
  const origin = originOf(config);
  if (origin !== null) connectAuthEmulator(auth, origin, { disableWarnings: true });
  return createIdentity({
    auth,
    provider,
    tabs: openTabs(),
    keepHint,
    onWake,
    chooseAvatar: () => chooseAvatar(Math.random),
    // Our own accounts take it with them, and without a server it is on the device only.
    eraseLibrary: provider === 'embedded' || !readSite().server ? null : eraseLibrary,
    revokeSession: provider === 'embedded' ? revokeSession : null,
    now: Date.now,
  });
}
