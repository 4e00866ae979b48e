import { type IdentityClient, onIdentityOpened, openIdentity } from '#web/api/identity/identityClient.ts';
import { readSessionHint } from '#web/platform/sessionHint.ts';

import type { LibrarySession } from './createLibrary.ts';

/** Who is signed in by the identity client; until it is open, by the hint that the last page left. */
export function createBrowserSession(): LibrarySession {
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
    // Whatever became of the stored session, this is who is signed in now.
    opened.ready.then(follow, follow);
  });
  // Without a network the hint has to do; the next round tries again.
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
      // Somebody else may have signed in while the token came.
      return client.user()?.uid === account ? token : null;
    },
  };
}
