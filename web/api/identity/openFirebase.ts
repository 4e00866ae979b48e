import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';

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

/** Starts the identity library with what this Marquee is set up for. */
export async function openFirebase(): Promise<IdentityClient> {
  const { apiKey, projectId, provider, ...others } = await readConfig();
  const appId = 'appId' in others ? others.appId : undefined;
  const app = initializeApp({ apiKey, projectId, ...(appId !== undefined && { appId }) });
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
  });
  // Before anything is asked: the library only then lets itself be led to another origin.
  if (provider === 'embedded') connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  return createIdentity({
    auth,
    provider,
    tabs: openTabs(),
    keepHint,
    onWake,
    chooseAvatar: () => chooseAvatar(Math.random),
    eraseLibrary: provider === 'embedded' ? null : eraseLibrary,
    revokeSession: provider === 'embedded' ? revokeSession : null,
    now: Date.now,
  });
}
