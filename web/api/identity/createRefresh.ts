import type { Auth, User } from 'firebase/auth';

import { IdentityFailure, identityFailure } from './identityFailure.ts';
import { takeOverStored } from './libraryInternals.ts';
import type { Tabs } from './tabs.ts';
import { expiryOf } from './tokenExpiry.ts';

async function newToken(auth: Auth, user: User, expiryBefore: number | null): Promise<string> {
  // Another tab may have fetched one while this one waited for its turn.
  await takeOverStored(auth);
  if (auth.currentUser !== user) throw new IdentityFailure('user-signed-out');
  return user.getIdToken(expiryOf(user) === expiryBefore);
}

/** Fetches a new token: once for all who ask in this tab, and for all tabs one after the other. */
export function createRefresh(auth: Auth, tabs: Tabs): () => Promise<string> {
  let underWay: Promise<string> | undefined;

  async function refresh(): Promise<string> {
    const user = auth.currentUser;
    if (!user) throw new IdentityFailure('user-signed-out');
    const expiryBefore = expiryOf(user);
    try {
      return await tabs.alone(() => newToken(auth, user, expiryBefore));
    } catch (error) {
      const failure = identityFailure(error);
      // The library would go on with tokens that are worth nothing.
      if (failure.code === 'invalid-refresh-token' && auth.currentUser === user) await auth.signOut();
      throw failure;
    }
  }

  return () => (underWay ??= refresh().finally(() => (underWay = undefined)));
}
