import type { Avatars } from '@marquee/contracts/avatars.ts';
import type { RevokeSession } from '@marquee/contracts/identity/accountData.ts';
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
import { deviceValue, keepDeviceValue } from '#web/platform/deviceValue.ts';
import { hintedPhoto, keepSessionHint } from '#web/platform/keepSessionHint.ts';
import { readSessionHint } from '#web/platform/sessionHint.ts';
import { readStaticBuild } from '#web/platform/staticBuild.ts';

import { createIdentity } from './createIdentity.ts';
import type { IdentityClient, SessionUser } from './identityClient.ts';
import { IdentityFailure } from './identityFailure.ts';
import { openTabs } from './tabs.ts';

/** The absolute address of one of our avatars. Null where the list fails to load: an account needs none. */
export async function chooseAvatar(random: () => number): Promise<string | null> {
  try {
    const response = await fetch('/api/avatars', { signal: AbortSignal.timeout(5000) });
    if (!response.ok) return null;
    const { avatars }: Avatars = await response.json();
    const avatar = avatars[Math.floor(random() * avatars.length)];
    return avatar ? new URL(avatar.url, location.origin).href : null;
  } catch {
    return null;
  }
}

/** Deletes the data of an account whose service doesn't know them. Where that fails, the account stays. */
async function eraseLibrary(idToken: string): Promise<void> {
  const answer = await fetch('/api/library', {
    method: 'DELETE',
    headers: { authorization: `Bearer ${idToken}` },
  }).catch(() => null);
  if (!answer?.ok) throw new IdentityFailure('network-request-failed');
}

const key = 'marquee-identity';

/** The stored answer: usable only if it has what this build needs. */
function keptConfig(): IdentityConfig | null {
  try {
    const kept: Partial<IdentityConfig> | null = JSON.parse(deviceValue(key) ?? 'null');
    const isWhole = Boolean(kept?.apiKey && kept.projectId && kept.provider);
    return isWhole ? (kept as IdentityConfig) : null;
  } catch {
    return null;
  }
}

async function askConfig(): Promise<IdentityConfig> {
  const response = await fetch('/api/identity', { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`The settings were answered with ${response.status}.`);
  const config: IdentityConfig = await response.json();
  keepDeviceValue(key, JSON.stringify(config));
  return config;
}

/**
 * The configuration of accounts. Without a server the page has it. A stored session opens
 * with the stored one, offline too, while the answer comes in for the next time; all others wait for it.
 */
export async function readConfig(): Promise<IdentityConfig> {
  const built = readStaticBuild();
  if (built) return built.identity;
  const kept = keptConfig();
  const asked = askConfig();
  if (kept && readSessionHint()) {
    asked.catch(() => {});
    return kept;
  }
  try {
    return await asked;
  } catch (cause) {
    if (kept) return kept;
    throw new IdentityFailure('network-request-failed', null, { cause });
  }
}

/** Ends a session at the server. Never fails and never takes long: a sign-out must not depend on it. */
async function revokeSession(refreshToken: string): Promise<void> {
  const body: RevokeSession = { refreshToken };
  try {
    await fetch('/api/sessions/revoke', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // Also when the page is left at once.
      keepalive: true,
      signal: AbortSignal.timeout(2000),
    });
  } catch {
    // The session then expires, and its token is deleted from this device.
  }
}

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
  // Before the first request: only then does the library accept another origin.
  const origin = originOf(config);
  if (origin !== null) connectAuthEmulator(auth, origin, { disableWarnings: true });
  return createIdentity({
    auth,
    provider,
    tabs: openTabs(),
    keepHint,
    onWake,
    chooseAvatar: () => chooseAvatar(Math.random),
    // Our own service deletes it with the account, and without a server it is on the device only.
    eraseLibrary: provider === 'embedded' || !readSite().server ? null : eraseLibrary,
    revokeSession: provider === 'embedded' ? revokeSession : null,
    now: Date.now,
  });
}
